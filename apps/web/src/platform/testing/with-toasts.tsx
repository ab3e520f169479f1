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

/** Presses what asks first, and then the same in the question. */
export async function pressTwice(name: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  // one that was answered before goes first
  await expect.element(question).not.toBeInTheDocument()
  await press(name)
  await question.getByRole('button', { name }).click()
}

/** Waits for a text, in a toast or elsewhere. */
export async function says(text: string) {
  await expect.element(page.getByText(text).first()).toBeInTheDocument()
  // it lies over what is pressed next, and under the pointer it stays
  toaster.clear()
}
