import { getMe, type Me } from '@turnout/contract/me'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { ActivatePage } from './activate-page.tsx'

function openOldLink(viewer: Pick<Me, 'email_confirmed'> | null) {
  stubServer({ 'GET /auth/activate': () => refusal(404, 'activation-invalid') })
  if (viewer) {
    identity.signIn('token')
    queryClient.setQueryData(read(getMe, {}).queryKey, { id: 'ben', ...viewer } as Me)
  }
  return render(<ActivatePage token="an old one" />, { wrapper: Providers })
}

test('a link that activates nothing says so, and leads a visitor to sign in', async () => {
  const page = await openOldLink(null)
  const heading = { name: 'The activation link is invalid or expired.' }
  await expect.element(page.getByRole('heading', heading)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('who opens an old link and has confirmed long ago reads so, and is sent no other', async () => {
  const page = await openOldLink({ email_confirmed: true })
  await expect.element(page.getByRole('heading', { name: 'Your account is already active' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send it again' })).not.toBeInTheDocument()
})

test('who has not confirmed yet may have another link sent', async () => {
  const page = await openOldLink({ email_confirmed: false })
  await expect.element(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
})
