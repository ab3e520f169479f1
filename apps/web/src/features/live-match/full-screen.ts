/** Makes an element full screen; undefined where no page can, as on iPhones. */
export const fullScreenOf = (element: () => Element | null): (() => void) | undefined =>
  document.fullscreenEnabled ? () => void element()?.requestFullscreen() : undefined
