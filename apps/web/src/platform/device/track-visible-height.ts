/**
 * Writes into --visible-height how much of the window a phone's keyboard leaves, and into --visible-top where that
 * begins: iOS moves the page up under the keyboard and does not change the height of the window. For the `ref` of an
 * element that uses them.
 */
export function trackVisibleHeight(): (() => void) | undefined {
  const viewport = globalThis.visualViewport
  if (!viewport) return
  const { style } = document.documentElement
  const update = () => {
    // a page that is zoomed in shows less too, without a keyboard
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
