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

/** Presses a button that asks first, and then the same button in the question. */
export async function pressTwice(name: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  // the question of an earlier press goes first
  await expect.element(question).not.toBeInTheDocument()
  await press(name)
  await question.getByRole('button', { name }).click()
}

/** Waits for a text, in a toast or elsewhere. */
export async function says(text: string) {
  await expect.element(page.getByText(text).first()).toBeInTheDocument()
  // a toast covers what is pressed next, and stays while the pointer is on it
  toaster.clear()
}
