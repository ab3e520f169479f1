import type { Locator, Page } from 'playwright-core'

const MAX_TABS = 80

export const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((all) => all.some((each) => each === document.activeElement))

/** Presses Tab until the element has the focus; it must show that it has it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  // a prerendered page is inert until the app takes its place
  await wanted.and(page.locator(':not([inert] *)')).first().waitFor()
  for (let step = 0; step < MAX_TABS; step += 1) {
    const outlines = await outlinesOfFocus(wanted)
    if (outlines?.some((outline) => outline.startsWith('solid'))) return
    if (outlines) throw new Error(`The focus is there and cannot be seen: its outline is '${outlines[0]}'.`)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MAX_TABS} times Tab, and the focus never came to ${wanted}.`)
}

/**
 * Null while the focus is elsewhere. Reads focus and outlines at once, because a page may change between two
 * reads. For a box or field that is hidden behind its row or its face, these have the ring.
 */
const outlinesOfFocus = (wanted: Locator): Promise<string[] | null> =>
  wanted.evaluateAll((all) => {
    const focused = all.find((each) => each === document.activeElement)
    if (!focused) return null
    const label = focused.closest('label, search')
    return [focused, ...(label ? [label, ...label.querySelectorAll('*')] : [])].map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return `${outlineStyle} ${outlineWidth}`
    })
  })

/** Tab to a button, then Enter. */
export async function pressByKey(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}
