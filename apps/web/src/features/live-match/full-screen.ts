/** Gives an element the whole screen; undefined where no page may have it, as on iPhones. */
export const fullScreenOf = (element: () => Element | null): (() => void) | undefined =>
  document.fullscreenEnabled ? () => void element()?.requestFullscreen() : undefined
