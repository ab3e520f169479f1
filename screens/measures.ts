import type { Page } from 'playwright-core'

/** What is pressed and is smaller than a finger; a link within a sentence is as high as its line. */
export const pressedWithAFinger = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed =
      'button, a[href], input, select, textarea, summary, [role=radio], [role=checkbox], [role=menuitem], [role=tab]'
    const open = document.querySelector('dialog:modal, [role=menu]')
    const isOurs = (one: Element, face: Element) => {
      const { width, height } = face.getBoundingClientRect()
      const isSeen =
        width > 1 && height > 1 && face.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return (
        isSeen &&
        getComputedStyle(face).display !== 'inline' &&
        !one.closest('.skip-link, .leaflet-container')
      )
    }
    return [...(open ?? document.body).querySelectorAll<HTMLElement>(pressed)].flatMap((one) => {
      // the box itself may be hidden behind the row or the face that people press
      const face = one.matches('input') ? (one.closest('label') ?? one) : one
      const { width, height } = face.getBoundingClientRect()
      if (!isOurs(one, face) || (width >= least - 0.5 && height >= least - 0.5)) return []
      const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)
      return [`a target of ${Math.round(width)} by ${Math.round(height)}: ${one.tagName} '${words}'`]
    })
  }, least)

/** What makes a page scroll sideways. What a phone calls its inner width grows with what is too wide, and its screen does not. */
export const beyondTheEdge = (page: Page, screen: { width: number }): Promise<string[]> =>
  page.evaluate((edge) => {
    const wide = document.scrollingElement?.scrollWidth ?? 0
    if (wide <= edge) return []
    const first = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > edge + 1)
      .slice(0, 3)
      .map((one) => `${one.tagName}.${one.getAttribute('class')} '${one.textContent?.slice(0, 30)}'`)
    return [`${wide} px wide: ${first.join(', ')}`]
  }, screen.width)

const TALLEST = 9_000

/** So that what sticks to the lower edge is at the end, and covers nothing that could be scrolled out from under it. */
export async function asTallAsIts(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
}
