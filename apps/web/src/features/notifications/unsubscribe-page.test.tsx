import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { toaster } from '../../ui/toaster.ts'
import { UnsubscribePage } from './unsubscribe-page.tsx'

const pressed = async () => {
  const page = await render(<UnsubscribePage token="secret" />, { wrapper: Providers })
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  return page
}

test('one press without signing in says which mails have stopped', async () => {
  stubServer({ 'POST /notifications/unsubscribe': () => ({ topic: 'game_changes' }) })
  const page = await pressed()
  await expect
    .element(page.getByRole('heading', { name: 'No more emails: Moved or cancelled' }))
    .toBeVisible()
})

test('an invalid link says so once', async () => {
  stubServer({ 'POST /notifications/unsubscribe': () => refusal(404, 'mail-link-invalid', 'Incomplete.') })
  const page = await pressed()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incomplete.')
  expect(toaster.now()).toEqual([])
})
