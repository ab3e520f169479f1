import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { CreateGroupPage } from './create-group-page.tsx'

beforeEach(() => void stubServer({}))

test('the draft of a new group stays when the session ends before it is sent', async () => {
  identity.signIn('token')
  // on a desktop the form has one page, with its submit button
  await page.viewport(1280, 800)
  const { container, getByRole, getByText, unmount } = await render(<CreateGroupPage />, {
    wrapper: Providers,
  })
  await getByRole('textbox', { name: 'Name', exact: true }).fill('Canal Side')
  identity.signOut()
  await expect.element(getByText(/^You'll log in first/).first()).toBeInTheDocument()
  container.querySelector('form')?.requestSubmit()
  await unmount()
  const again = await render(<CreateGroupPage />, { wrapper: Providers })
  await expect.element(again.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Canal Side')
})
