import type { Page } from 'playwright-core'

/** On a phone the new group comes in steps; on a desk all of it stands on one page. */
export async function openStep(page: Page, step: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1000) return
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click()
}

export async function nextStep(page: Page, step: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1000) return
  await page.getByRole('button', { name: `Next: ${step}` }).click()
}
