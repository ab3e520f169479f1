import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { toaster } from '../../ui/toaster.ts'
import { Providers } from './providers.tsx'

export const renderWithToasts = (content: ReactElement) =>
  render(
    <>
      {content}
      <ToastRegion />
    </>,
    { wrapper: Providers },
  )

export const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Waits for a text, in a toast or elsewhere. */
export async function says(text: string) {
  await expect.element(page.getByText(text).first()).toBeInTheDocument()
  // it lies over what is pressed next, and under the pointer it stays
  toaster.clear()
}
