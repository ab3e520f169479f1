import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/layout.css'
import { ToastRegion } from './toast-region.tsx'
import { toaster } from './toaster.ts'

beforeEach(() => toaster.clear())

test('on a phone one toast shows at a time, failures first; screen readers get all', async () => {
  await page.viewport(390, 844)
  await render(<ToastRegion />)
  const ms = Number.POSITIVE_INFINITY
  // at the same moment, or the first would have been replaced
  const at = performance.now()
  toaster.show({ kind: 'done', text: 'Checked in', ms }, at)
  toaster.show({ kind: 'next', text: 'Chalk vs Coal', ms }, at)
  toaster.show({ kind: 'failed', text: 'No score', ms }, at)
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  const texts = ['No score', 'Checked in', 'Chalk vs Coal']
  for (const [index, text] of texts.entries()) {
    for (const each of texts.slice(index)) await expect.element(page.getByText(each)).toBeInTheDocument()
    // a hidden toast has no button
    await expect.poll(() => dismiss.elements().length).toBe(1)
    await dismiss.click()
    await expect.element(page.getByText(text)).not.toBeInTheDocument()
  }
})
