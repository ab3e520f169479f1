import type { Page } from 'playwright-core'

/** Targets that are smaller than a finger; a link within a sentence may be as high as its line. */
export const smallTargets = (page: Page, minSize: number): Promise<string[]> =>
  page.evaluate((minSize) => {
    const pressable =
      'button, a[href], input, select, textarea, summary, [role=radio], [role=checkbox], [role=menuitem], [role=tab]'
    const open = document.querySelector('dialog:modal, [role=menu]')
    const isVisibleTarget = (element: Element, face: Element) => {
      const { width, height } = face.getBoundingClientRect()
      const isSeen =
        width > 1 && height > 1 && face.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return (
        isSeen &&
        getComputedStyle(face).display !== 'inline' &&
        !element.closest('.skip-link, .leaflet-container')
      )
    }
    return [...(open ?? document.body).querySelectorAll<HTMLElement>(pressable)].flatMap((element) => {
      // the box itself may be hidden behind its label
      const face = element.matches('input') ? (element.closest('label') ?? element) : element
      const { width, height } = face.getBoundingClientRect()
      if (!isVisibleTarget(element, face) || (width >= minSize - 0.5 && height >= minSize - 0.5)) return []
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      return [`a target of ${Math.round(width)} by ${Math.round(height)}: ${element.tagName} '${words}'`]
    })
  }, minSize)

/**
 * Elements that make a page scroll sideways. A phone's inner width grows with content that is too wide; its screen
 * width does not.
 */
export const overflowingElements = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((edge) => {
    const wide = document.scrollingElement?.scrollWidth ?? 0
    if (wide <= edge) return []
    const first = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .slice(0, 3)
      .map(
        (element) =>
          `${element.tagName}.${element.getAttribute('class')} '${element.textContent?.slice(0, 30)}'`,
      )
    return [`${wide} px wide: ${first.join(', ')}`]
  }, width)

/** Text that overflows its box or its circle, or is cut off. */
export const misplacedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 1.5
    const isBeyond = (words: DOMRect, box: DOMRect) =>
      words.left < box.left - tolerance || words.right > box.right + tolerance
    const isOutside = (words: DOMRect, { left, top, width }: DOMRect) => {
      const reach = (x: number, y: number) => Math.hypot(x - left - width / 2, y - top - width / 2)
      const { left: start, right: end, top: over, bottom: under } = words
      return (
        Math.max(reach(start, over), reach(end, over), reach(start, under), reach(end, under)) > width / 2
      )
    }
    type Block = { element: Element; style: CSSStyleDeclaration; box: DOMRect }
    // consecutive texts have nearly the same blocks around them
    const known = new Map<Element, Block[]>()
    const blocksAround = (one: Element | null): Block[] => {
      if (!one) return []
      const asked = known.get(one)
      if (asked) return asked
      const style = getComputedStyle(one)
      const own = { element: one, style, box: one.getBoundingClientRect() }
      const isInLine = /^(inline|contents)$/.test(style.display)
      const blocks = [...(isInLine ? [] : [own]), ...blocksAround(one.parentElement)]
      known.set(one, blocks)
      return blocks
    }
    const problemOf = (words: DOMRect, { style, box }: Block, isOwn: boolean): string | null => {
      const { overflowX, textOverflow, borderTopLeftRadius } = style
      const cuts = /^(hidden|clip)$/.test(overflowX)
      if ((isOwn || cuts) && textOverflow !== 'ellipsis' && isBeyond(words, box))
        return cuts ? 'cut off' : 'beyond its box'
      const isLargeCircle = borderTopLeftRadius === '50%' && box.width > 100
      return isLargeCircle && isOutside(words, box) ? 'outside of its circle' : null
    }
    const isSeen = (own: Element, words: DOMRect) =>
      words.width > 2 &&
      own.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !own.closest('svg, .skip-link, .leaflet-container')
    const placed = (text: Node): string[] => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const [words, own] = [range.getBoundingClientRect(), text.parentElement]
      const blocks = blocksAround(own)
      // text for screen readers is in a box of one pixel
      if (!own || !isSeen(own, words) || blocks.some(({ element }) => element.clientWidth === 1)) return []
      return blocks.flatMap((block, depth) => {
        const what = problemOf(words, block, depth === 0)
        return what
          ? [`${what}: '${text.textContent?.trim().slice(0, 40)}' in ${block.element.className}`]
          : []
      })
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) found.push(...placed(texts.currentNode))
    return [...new Set(found)]
  })

const TALLEST = 9_000

/** Makes the window as high as the page, so that a sticky part at the lower edge covers nothing. */
export async function fitToContent(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, TALLEST) })
}

/** A page handles a new size before the next frame, and the effects of that in the frame after it. */
export const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
