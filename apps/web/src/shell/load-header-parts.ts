/** What the header shows after the page: in one file, whose name alone the frame of every page carries. */
export const loadHeaderParts = () => import('./header-parts.tsx')
