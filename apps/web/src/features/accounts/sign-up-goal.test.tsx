import { getEvent } from '@turnout/contract/events'
import { challengeText } from '@turnout/contract/sign-up-proof'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { identity } from '../../platform/session/identity.ts'
import { sha256 } from '../../platform/sha-256.ts'
import { testRouter } from '../../platform/testing/router.ts'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { press, renderWithToasts, says } from '../../platform/testing/with-toasts.tsx'
import { toaster } from '../../ui/toaster.ts'
import { wholeEvent } from '../events/testing.ts'
import { savedReturnPath } from './return-path.ts'
import { SignInPage } from './sign-in-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'
import { SignUpUserPage } from './sign-up-user-page.tsx'

const ID = '0197a3c2-7e1b-7c55-9f5e-0d5f3f6a1b2c'
const JOIN = `/my-sports-groups/${ID}/join?invite=abc`
const COME = `/events/${ID}?answer=in`
const PASSWORD = 'seven bibs and a whistle'
const EMMA = {
  'First name': 'Emma',
  'Last name': 'Okafor',
  Email: 'emma@example.org',
  'Phone number': '+44 20 7946 0000',
  'Date of birth': '1990-05-04',
  Password: PASSWORD,
  'Confirm password': PASSWORD,
}
const registered = () => Response.json({ message: '' }, { status: 201 })

beforeEach(() => toaster.clear())

async function signUp(next?: string): Promise<void> {
  void testRouter.navigate({ to: '/signup/user', search: { next } })
  await renderWithToasts(<SignUpUserPage />)
  for (const [label, text] of Object.entries(EMMA))
    await page.getByLabelText(label, { exact: true }).fill(text)
  await press('Sign up')
}

test.each([
  [
    JOIN,
    'Sign up, and your request goes to the group.',
    'Open it on any device, and your request goes to the group.',
    { group_id: ID, invite: 'abc' },
  ],
  [
    COME,
    "Sign up, and you're in. Have an account?",
    "Open it on any device, and you're in.",
    { event_id: ID },
  ],
])(
  'a sign-up on the way to %s says what goes with it, and sends it along',
  async (next, lead, then, goal) => {
    const sent = stubServer({ 'POST /auth/register': registered })
    void testRouter.navigate({ to: '/signup/user', search: { next } })
    const before = await renderWithToasts(<SignUpUserPage />)
    await expect.element(before.getByText(lead)).toBeVisible()
    const signIn = before.getByRole('main').or(before.getByText(lead)).getByRole('link', { name: 'Sign in' })
    await expect.element(signIn.first()).toHaveAttribute('href', `/signin?next=${encodeURIComponent(next)}`)
    await before.unmount()
    await signUp(next)
    await expect.element(page.getByText(then)).toBeVisible()
    expect(sent.at(-1)?.body).toMatchObject({ email: EMMA.Email, ...goal })
    expect(savedReturnPath(Date.now())).toBe(next)
  },
)

test('a proof of work that the server asks for is computed silently, and the sign-up is sent again', async () => {
  const salt = 'salt'
  const target = await sha256(challengeText(salt, 42))
  const sent = stubServer({
    'POST /auth/register': (body) =>
      'proof' in (body as object)
        ? registered()
        : refusal(428, 'proof-needed', 'Many people have signed up.'),
    'POST /auth/sign-up-challenge': () => ({ salt, target, most: 1000, signature: 'signed' }),
  })
  await signUp()
  await expect.element(page.getByRole('heading', { name: /^Check your email/ })).toBeVisible()
  expect(page.getByText('Many people have signed up.').elements()).toEqual([])
  expect(sent.at(-1)?.body).toMatchObject({ proof: { salt, number: 42, signature: 'signed' } })
})

async function signIn(next: string): Promise<void> {
  await renderWithToasts(<SignInPage next={next} />)
  await page.getByLabelText('Email', { exact: true }).fill(EMMA.Email)
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD)
  await press('Sign in')
}
const SESSION = { access_token: 'token', token_type: 'bearer', expires_in: 60 }

test('a person who pressed Join and has an account sends the request by signing in, and is led to the group', async () => {
  const pending = { is_member: false, is_pending: true, role: null, is_creator: false }
  const sent = stubServer({
    'POST /auth/login': () => SESSION,
    [`POST /sport-groups/${ID}/join`]: () => ({
      ...{ message: '', invite_worked: null },
      current_user_membership: pending,
    }),
  })
  await signIn(`/my-sports-groups/${ID}/join`)
  await says('Join request submitted successfully!')
  await expect.poll(() => testRouter.location().pathname).toBe(`/sports/groups/${ID}`)
  expect(sent.filter(({ route }) => route.endsWith('/join'))).toHaveLength(1)
  expect(identity.token()).toBe('token')
})

test('a member who pressed Join is led to the invitation, which says so', async () => {
  stubServer({
    'POST /auth/login': () => SESSION,
    [`POST /sport-groups/${ID}/join`]: () => refusal(409, 'already-member'),
  })
  await signIn(JOIN)
  await expect.poll(() => testRouter.location().href).toBe(JOIN)
})

test('a person who pressed "I\'m in" and has an account is in after signing in, and is led to the event', async () => {
  const answers = `PUT /events/${ID}/answer`
  const sent = stubServer({
    'POST /auth/login': () => SESSION,
    [answers]: () => getEvent.reply.encode(wholeEvent('Weaver Street Cup', { id: ID })),
  })
  await signIn(COME)
  await expect.poll(() => testRouter.location().href).toBe(`/events/${ID}`)
  const sentAnswers = sent.filter(({ route }) => route === answers)
  expect(sentAnswers.map(({ body }) => body)).toEqual([{ answer: 'going' }])
})

test('a sign-up begins with the account type, and players have their own form', async () => {
  void testRouter.navigate({ to: '/signup' })
  const choice = await renderWithToasts(<SignUpPage />)
  await expect.element(choice.getByRole('link', { name: 'User' })).toHaveAttribute('href', '/signup/user')
})
