/** The later parts of the header in one file, of which the frame of every page carries only the name. */
export const loadHeaderParts = () => import('./header-parts.tsx')
