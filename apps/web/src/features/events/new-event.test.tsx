import { beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { tick } from '../../platform/testing/tick.ts'
import { NewEvent } from './new-event.tsx'

// no request gets an answer
beforeEach(() => void stubServer({}))

const PHOTO = new File(['not read here'], 'quay.png', { type: 'image/png' })

test('the preview shows the chosen cover, and with a photo there is no cover to choose', async () => {
  const page = await render(<NewEvent />, { wrapper: Providers })
  const preview = () => page.container.querySelector('svg[viewBox="0 0 120 96"]')?.outerHTML
  const one = page.getByRole('radio', { name: 'Cover 1' })
  const another = page.getByRole('radio', { name: 'Cover 2' })
  await expect.element(one).toBeChecked()
  await expect.poll(preview).toBeDefined()
  const first = preview()
  await tick(another)
  await expect.element(another).toBeChecked()
  expect(preview()).not.toBe(first)
  await tick(one)
  expect(preview()).toBe(first)
  await page.getByLabelText(/^Picture/).upload(PHOTO)
  await expect.element(one).not.toBeInTheDocument()
})

test('what was typed for a new event is restored when the sign-in session ends before it is sent', async () => {
  identity.signIn('token')
  const page = await render(<NewEvent />, { wrapper: Providers })
  await page.getByLabelText('Title').fill('Quay Cup')
  identity.signOut()
  await page.getByRole('button', { name: 'Save draft' }).first().click()
  await page.unmount()
  const again = await render(<NewEvent />, { wrapper: Providers })
  await expect.element(again.getByLabelText('Title')).toHaveValue('Quay Cup')
})

test('an error is at each missing field until it is filled in, and the first one gets the focus', async () => {
  identity.signIn('token')
  const page = await render(<NewEvent />, { wrapper: Providers })
  await page.getByRole('button', { name: 'Publish' }).first().click()
  const title = page.getByLabelText('Title')
  await expect.element(page.getByText('Give the event a title')).toBeVisible()
  await expect.element(title).toHaveFocus()
  await title.fill('Quay Cup')
  await expect.element(page.getByText('Give the event a title')).not.toBeInTheDocument()
  await expect.element(page.getByText('Choose a date')).toBeVisible()
})
