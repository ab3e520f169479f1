/** For the `ref` of what takes the place of something that had the focus: it is read then. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
