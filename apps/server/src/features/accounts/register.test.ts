import { login, register } from '@turnout/contract/accounts'
import { getMe } from '@turnout/contract/me'
import { describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { networkOf } from '../../platform/http/network.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { REGISTRATIONS } from './budgets.ts'
import { users } from './tables.ts'
import { activationLinkIn, mailTo, registrationForm, resetServer, signIn, signUp } from './testing.ts'

const server = sharedServer(resetServer)

/** An answer without the address of its sender and the headers of every response. */
const bare = ({ status, reply, headers }: Awaited<ReturnType<typeof signUp>>, email: string) => ({
  status,
  text: reply.message.replace(email, '…'),
  headers: { ...headers, 'content-length': '…', date: '…', 'x-request-id': '…' },
})

test('[A18] a new installation has no account', async () => {
  expect(await server.deps.sql.$count(users)).toBe(0)
})

describe('[A9] a taken address', () => {
  test('looks like a new one, when registering and when signing in', async () => {
    const ada = await person(server, 'Ada')
    const taken = await signUp(server, registrationForm('Ada', { email: ada.email }))
    const fresh = await signUp(server, registrationForm('Ben'))
    expect(taken.status).toBe(201)
    expect(bare(taken, ada.email)).toEqual(bare(fresh, 'ben@example.org'))

    const them = await Promise.all(
      [ada.email, 'ben@example.org'].map(async (email) => {
        const me = await server.call(getMe, undefined, await signIn(server, email))
        return { ...me.reply, id: '…', email: '…', first_name: '…' }
      }),
    )
    expect(them[0]).toEqual(them[1])
    expect(them[0]).toMatchObject({ email_confirmed: false })
  })

  test('sends its owner a mail that says so and contains no link', async () => {
    const ada = await person(server, 'Ada')
    await server.setTime('2026-07-14T18:09:00Z')
    await signUp(server, registrationForm('Mallory', { email: ada.email.toUpperCase() }))

    const mails = await mailTo(server, ada.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('You already have an account')
    expect(mails[0]?.text).toContain('Mallory Okafor')
    expect(mails[0]?.text).toContain('Tuesday 14 July 2026 at 18:09 UTC')
    expect(mails[0]?.text + (mails[0]?.html ?? '')).not.toMatch(/activate|token=/)
  })

  test('leaves its account unchanged', async () => {
    const ada = await person(server, 'Ada')
    await signUp(server, registrationForm('Mallory', { email: ada.email }))
    await mailTo(server, ada.email)
    expect((await ada.call(getMe)).reply).toMatchObject({ first_name: 'Ada', email_confirmed: true })
    expect(await server.deps.sql.$count(users)).toBe(1)
  })
})

describe('no one can register as more than a user or a vendor', () => {
  test.each([
    ['role', 'admin'],
    ['is_approved', true],
    ['email_confirmed', true],
    ['id', '0198a000-0000-7000-8000-000000000000'],
  ])('[M6] %s: %s is refused', async (field, value) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: API + register.path,
      payload: { ...registrationForm('Mallory'), [field]: value },
    })
    expect(answer.statusCode).toBe(422)
  })

  test('a vendor with the same text as first and last name gets it once as name', async () => {
    await signUp(
      server,
      registrationForm('Goal Diggers', {
        last_name: 'Goal Diggers',
        email: 'shop@example.org',
        role: 'vendor',
      }),
    )
    expect((await server.call(getMe, undefined, await signIn(server, 'shop@example.org'))).reply.role).toBe(
      'vendor',
    )
    const [mail] = await mailTo(server, 'shop@example.org')
    expect(mail?.to?.[0]?.name).toBe('Goal Diggers')
    expect(mail?.text).toContain('“Goal Diggers” signed up')
  })
})

describe('passwords', () => {
  test.each`
    letters | code                    | what
    ${7}    | ${'password-too-short'} | ${'7 letters are too few'}
    ${8}    | ${undefined}            | ${'8 are enough'}
    ${128}  | ${undefined}            | ${'128 are not too many'}
    ${129}  | ${'password-too-long'}  | ${'129 are too many'}
  `('[A1] $what', async ({ letters, code }) => {
    const answer = await signUp(
      server,
      registrationForm('Ben', { password: 'ⓐbçδ é ж'.repeat(20).slice(0, letters) }),
    )
    expect(answer.problem.code).toBe(code)
  })

  test('[A1] a megabyte of password is not read', async () => {
    expect((await signUp(server, registrationForm('Ben', { password: 'x'.repeat(1_000_000) }))).status).toBe(
      413,
    )
  })

  test.each(['password1', 'P@ssw0rd!', 'qwertyuiop', '12345678', 'Liverpool1892', 'abcdefgh', 'xyxyxyxy'])(
    '[A3] %s is too common',
    async (password) => {
      expect((await signUp(server, registrationForm('Ben', { password }))).problem.code).toBe(
        'password-common',
      )
    },
  )

  test.each(['Benjamina', 'Benjamina Okafor', 'benjamina@example.org'])(
    '[A3] %s is not accepted as a password of a person of that name',
    async (password) => {
      const answer = await signUp(server, registrationForm('Benjamina', { password }))
      expect(answer.problem.code).toBe('password-is-own-word')
    },
  )

  test('[A2] a password is taken as typed: neither trimmed nor normalised', async () => {
    await signUp(server, registrationForm('Ben', { password: 'crème brûlée ' }))
    const tries = ['crème brûlée', 'crème brûlée '.normalize('NFD'), 'Crème brûlée ', 'crème brûlée ']
    const answers = await Promise.all(
      tries.map((password) => server.call(login, { body: { email: 'ben@example.org', password } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 200])
  })
})

test('[A6] a registration after two hundred from one network within the hour is refused for a while', async () => {
  await exhaustBudget(server, REGISTRATIONS, networkOf('127.0.0.1'), 1)
  expect((await signUp(server, registrationForm('Ben'))).status).toBe(201)
  const late = await signUp(server, registrationForm('Dan'))
  expect(late.problem.detail).toBe('Too many sign-ups from this network. Try again in 60 minutes.')
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(3500)
  server.pass(3_600_000)
  expect((await signUp(server, registrationForm('Dan'))).status).toBe(201)
})

test('[A6] an inbox gets three of these mails an hour, for any number of registrations of its address', async () => {
  for (let n = 0; n < 5; n++) expect((await signUp(server, registrationForm('Dan'))).status).toBe(201)
  expect(await mailTo(server, 'dan@example.org')).toHaveLength(3)
})

test('[B4][B5] a name is shown literally in the mail', async () => {
  await signUp(server, registrationForm('<b onclick="x">Ben</b>', { email: 'ben@example.org' }))
  const [mail] = await mailTo(server, 'ben@example.org')
  expect(mail?.html).toContain('&#60;b onclick=&#34;x&#34;&#62;Ben&#60;/b&#62;')
  expect(mail?.html).not.toMatch(/<img|<script|<link|src=|url\(/)
  expect(activationLinkIn(mail)).toHaveLength(43)
})

test('a business has no date of birth, and a person has', async () => {
  const { date_of_birth: _, ...body } = registrationForm('Ada')
  expect((await signUp(server, { ...body, role: 'vendor' })).status).toBe(201)
  const { status, problem } = await signUp(server, body)
  expect([status, problem.errors]).toEqual([
    422,
    [{ field: 'date_of_birth', message: 'Enter your date of birth.' }],
  ])
})
