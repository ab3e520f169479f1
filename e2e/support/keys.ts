import type { Locator, Page } from 'playwright-core'

const STEPS_AT_MOST = 80

const hasFocus = (wanted: Locator) =>
  wanted.evaluateAll((all) => all.some((each) => each === document.activeElement))

/** On with Tab until the focus is there, as somebody without a pointer goes; what has it must show it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let step = 0; step < STEPS_AT_MOST; step += 1) {
    if (await hasFocus(wanted)) return ringIsDrawn(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${STEPS_AT_MOST} times Tab, and the focus never came to ${wanted}.`)
}

async function ringIsDrawn(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })
  if (!ring.startsWith('solid'))
    throw new Error(`The focus is there and cannot be seen: its outline is '${ring}'.`)
}
