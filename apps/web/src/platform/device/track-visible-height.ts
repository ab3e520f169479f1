/**
 * Says in --visible-height how much of the window the keyboard of a phone leaves, and in --visible-top where that
 * begins: iOS moves the page up under the keyboard and leaves the window as high as it was. For the `ref` of what
 * keeps to it.
 */
export function trackVisibleHeight(): (() => void) | undefined {
  const viewport = globalThis.visualViewport
  if (!viewport) return
  const { style } = document.documentElement
  const update = () => {
    // a page that somebody has zoomed in shows less, and no keyboard took it
    if (viewport.scale > 1.01) return
    style.setProperty('--visible-height', `${viewport.height}px`)
    style.setProperty('--visible-top', `${viewport.offsetTop}px`)
  }
  update()
  viewport.addEventListener('resize', update)
  viewport.addEventListener('scroll', update)
  return () => {
    viewport.removeEventListener('resize', update)
    viewport.removeEventListener('scroll', update)
    style.removeProperty('--visible-height')
    style.removeProperty('--visible-top')
  }
}
