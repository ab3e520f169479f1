import type { Locator, Page } from 'playwright-core'

const MAX_TABS = 80

const hasFocus = (wanted: Locator) =>
  wanted.evaluateAll((all) => all.some((each) => each === document.activeElement))

/** On with Tab until the focus is there, as somebody without a pointer goes; what has it must show it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let step = 0; step < MAX_TABS; step += 1) {
    if (await hasFocus(wanted)) return expectFocusRing(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MAX_TABS} times Tab, and the focus never came to ${wanted}.`)
}

/** A box that is hidden behind its row or its face has the ring on those. */
async function expectFocusRing(page: Page): Promise<void> {
  const rings = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const label = focused.closest('label')
    return [focused, ...(label ? [label, ...label.querySelectorAll('*')] : [])].map((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return `${outlineStyle} ${outlineWidth}`
    })
  })
  if (!rings.some((ring) => ring.startsWith('solid')))
    throw new Error(`The focus is there and cannot be seen: its outline is '${rings[0]}'.`)
}

/** On with Tab to a button, and Enter. */
export async function pressByKey(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}
