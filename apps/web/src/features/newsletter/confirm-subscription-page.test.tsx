import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { ConfirmSubscriptionPage } from './confirm-subscription-page.tsx'

const { search } = location
afterEach(() => history.replaceState(history.state, '', location.pathname + search))

test('the address keeps the token until the answer, so that a reloaded page can use it', async () => {
  let answer = (_: object) => {}
  stubServer({ 'GET /newsletter/confirm': () => new Promise((done) => (answer = done)) })
  history.replaceState(history.state, '', '?token=secret')
  const page = await render(<ConfirmSubscriptionPage token="secret" />, { wrapper: Providers })
  await expect.element(page.getByRole('heading', { name: 'Putting you on the list' })).toBeVisible()
  expect(location.search).toBe('?token=secret')
  answer({ message: 'You are on the list.' })
  await expect.element(page.getByRole('heading', { name: 'You are on the list.' })).toBeVisible()
  expect(location.search).toBe('')
})
