import { getMe, type Me } from '@turnout/contract/me'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
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

test('an invalid link says so, and leads a visitor to sign in', async () => {
  const page = await openOldLink(null)
  const heading = { name: 'The activation link is invalid or expired.' }
  await expect.element(page.getByRole('heading', heading)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a person who has confirmed already and opens an old link reads that, and can request no other', async () => {
  const page = await openOldLink({ email_confirmed: true })
  await expect.element(page.getByRole('heading', { name: 'Your account is already active' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send it again' })).not.toBeInTheDocument()
})

test('a person who has not confirmed yet can request another link', async () => {
  const page = await openOldLink({ email_confirmed: false })
  await expect.element(page.getByRole('button', { name: 'Send it again' })).toBeVisible()
})

const ID = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'
const SESSION = { access_token: 'token', token_type: 'bearer', expires_in: 60 }
const ACTIVE = { already_active: false, session: null, group: null, event: null, message: '' }
const KICKABOUT = { id: ID, name: 'Canal Side Kickabout' }
const CUP = { id: ID, title: 'Weaver Street Cup' }

const { search } = location
afterEach(() => history.replaceState(history.state, '', location.pathname + search))

/** Opens the link of the address, with this answer of the server. */
function openLink(activation: Promise<object> | object) {
  history.replaceState(history.state, '', '?token=secret')
  stubServer({ 'GET /auth/activate': () => activation })
  return render(<ActivatePage token="secret" />, { wrapper: Providers })
}

test('the address keeps the token until the answer, so that a reloaded page can use it', async () => {
  let answer = (_: object) => {}
  const page = await openLink(new Promise<object>((done) => (answer = done)))
  await expect.element(page.getByText('One moment.')).toBeVisible()
  expect(location.search).toBe('?token=secret')
  answer(ACTIVE)
  await expect.element(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  expect(location.search).toBe('')
})

test('the link signs in the browser that signed up, and leads home', async () => {
  const page = await openLink({ ...ACTIVE, session: SESSION })
  await expect.element(page.getByRole('link', { name: 'Go home' })).toBeVisible()
  expect(identity.token()).toBe('token')
})

test.each([
  ['pending', `/sports/groups/${ID}`, 'Your request to join Canal Side Kickabout is sent.'],
  ['member', `/my-sports-groups/${ID}`, "You're in: Canal Side Kickabout."],
] as const)('who signed up to join, and is %s by it, is led to %s', async (standing, path, text) => {
  const page = await openLink({ ...ACTIVE, session: SESSION, group: { ...KICKABOUT, standing } })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.poll(() => testRouter.location().pathname).toBe(path)
})

test('a person who signed up to come to an event is led there', async () => {
  await openLink({ ...ACTIVE, session: SESSION, event: { ...CUP, standing: 'in' } })
  await expect.poll(() => testRouter.location().pathname).toBe(`/events/${ID}`)
})

test('on another device a person who signed up to come to an event is led there after signing in', async () => {
  void testRouter.navigate({ to: '/home' })
  const page = await openLink({ ...ACTIVE, event: { ...CUP, standing: 'in' } })
  await expect.element(page.getByText("You're in: Weaver Street Cup.")).toBeVisible()
  const link = page.getByRole('link', { name: 'Sign in' })
  await expect.element(link).toHaveAttribute('href', `/signin?next=${encodeURIComponent(`/events/${ID}`)}`)
  expect(testRouter.location().pathname).toBe('/home')
})
