import type { Page } from 'playwright-core'

/** On a phone the form of a new group has steps; on a desktop all of it is on one page. */
export async function openStep(page: Page, step: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1000) return
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click()
}

export async function nextStep(page: Page, step: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1000) return
  await page.getByRole('button', { name: `Next: ${step}` }).click()
}
