/** For the `ref` of an element that replaces the focused one: a screen reader then reads it. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()
