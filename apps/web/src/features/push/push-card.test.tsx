import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { TellMeOnThisPhone } from './public/tell-me-on-this-phone.tsx'

test('in the room that is kept for a button, a card without one keeps its words together', async () => {
  stubServer({ 'GET /users/me/push': () => ({ public_key: null, is_on: false }) })
  const { getByRole, getByText } = await render(<TellMeOnThisPhone />, { wrapper: Providers })
  const title = getByRole('heading', { name: 'No notifications on phones yet' })
  await expect.element(title).toBeVisible()
  const note = getByText(/This server doesn't send them/)
  const gap = note.element().getBoundingClientRect().top - title.element().getBoundingClientRect().bottom
  expect(gap).toBeLessThan(20)
})
