import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

/** Ticks a box whose input is hidden behind the row or the image that people press. */
export async function tick(box: Locator): Promise<void> {
  await expect.element(box).toBeInTheDocument()
  await page.elementLocator(box.element().closest('label') ?? box.element()).click()
}
