import { listSignInProviders } from '@turnout/contract/oauth'
import { PROBLEMS } from '@turnout/contract/problem'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { SignInPage } from './sign-in-page.tsx'

const SESSION = { access_token: 'token', token_type: 'bearer', expires_in: 60 }
const SENT = 'If there is an account with this address, a sign-in link is on its way to it.'
const DEAD = PROBLEMS['sign-in-link-invalid'].detail
const LOCKED = 'Too many tries. Wait 15 minutes, or ask for a sign-in link by email.'
const linkSent = () => Response.json({ message: SENT }, { status: 202 })

beforeEach(() => toaster.clear())

/** Returns from a provider or a mail, with this fragment. */
async function openWith(hash: string, answers: Parameters<typeof stubServer>[0] = {}) {
  history.replaceState(history.state, '', `#${hash}`)
  const sent = stubServer(answers)
  await renderWithToasts(<SignInPage />)
  return sent
}
const askForLink = async () => {
  await press('Send me a sign-in link')
  await expect.element(page.getByText(SENT)).toBeVisible()
}

test('a person who is locked out by wrong passwords can request a link to the email in the form', async () => {
  const sent = stubServer({
    'POST /auth/login': () => refusal(429, 'too-many-sign-ins', LOCKED),
    'POST /auth/sign-in-link': linkSent,
  })
  await renderWithToasts(<SignInPage />)
  await page.getByLabelText('Email', { exact: true }).fill('ada@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('wrong whistle')
  await press('Sign in')
  await expect.element(page.getByText(LOCKED)).toBeVisible()
  await askForLink()
  expect(sent.at(-1)?.body).toEqual({ email: 'ada@example.org' })
})

test('a wrong password alone offers no link', async () => {
  const detail = PROBLEMS['wrong-credentials'].detail
  stubServer({ 'POST /auth/login': () => refusal(401, 'wrong-credentials', detail) })
  await renderWithToasts(<SignInPage />)
  await page.getByLabelText('Email', { exact: true }).fill('ada@example.org')
  await page.getByLabelText('Password', { exact: true }).fill('wrong whistle')
  await press('Sign in')
  await expect.element(page.getByText(detail)).toBeVisible()
  expect(page.getByRole('button', { name: 'Send me a sign-in link' }).elements()).toEqual([])
})

test('the link of the mail signs in, and the token leaves the address', async () => {
  const sent = await openWith('link=secret', { 'POST /auth/sign-in-link/exchange': () => SESSION })
  await expect.poll(() => identity.token()).toBe('token')
  expect(sent.map(({ body }) => body)).toContainEqual(expect.objectContaining({ token: 'secret' }))
  expect(location.hash).toBe('')
})

test('a used link says so, and another can be requested', async () => {
  await openWith('link=secret', {
    'POST /auth/sign-in-link/exchange': () => refusal(404, 'sign-in-link-invalid', DEAD),
    'POST /auth/sign-in-link': linkSent,
  })
  await expect.element(page.getByText(DEAD)).toBeVisible()
  expect(location.hash).toBe('')
  await page.getByLabelText('Email', { exact: true }).fill('ada@example.org')
  await askForLink()
})

test('a person who declined at a provider reads that, and the code leaves the address', async () => {
  await openWith('refused=sign-in-declined')
  const words = "You didn't sign in there. You can still sign in here."
  await expect.element(page.getByText(words)).toBeVisible()
  expect(location.hash).toBe('')
})

test('the code of another tab signs no one in, and is not sent', async () => {
  const sent = await openWith('code=the-code-of-somebody-who-means-no-good')
  const words = 'This sign-in has expired or started on another device.'
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  expect(identity.token()).toBeNull()
  expect(sent.map(({ route }) => route)).not.toContain('POST /auth/oauth/exchange')
})

test('a passkey signs in by its button', async () => {
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(false)
  const bytes = new Uint8Array([1, 2, 3]).buffer
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue({
    id: 'AQID',
    rawId: bytes,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
    getClientExtensionResults: () => ({}),
  } as unknown as PublicKeyCredential)
  const sent = stubServer({
    'POST /auth/passkey/challenge': () => ({ challenge: 'AAAA', host: location.hostname }),
    'POST /auth/passkey': () => SESSION,
  })
  await renderWithToasts(<SignInPage />)
  await press('Use a passkey')
  await expect.poll(() => identity.token()).toBe('token')
  const signed = { id: 'AQID', client_data: 'AQID', authenticator_data: 'AQID', signature: 'AQID' }
  expect(sent.map(({ body }) => body)).toContainEqual({ credential: signed, remember_me: false })
})

test('each provider of this server has its own button', async () => {
  stubServer({})
  queryClient.setQueryData(read(listSignInProviders, {}).queryKey, ['google', 'github'])
  await renderWithToasts(<SignInPage />)
  for (const name of [/^Sign in with\s*Gmail$/, /^Sign in with\s*GitHub$/])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
})
