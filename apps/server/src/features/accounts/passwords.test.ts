import { login } from '@turnout/contract/accounts'
import { getMe } from '@turnout/contract/me'
import { changePassword, forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { listSessions } from '@turnout/contract/sessions'
import { expect, test } from 'vitest'
import { sha256 } from '../../platform/chance.ts'
import { networkOf } from '../../platform/http/network.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { TRIES } from './password-attempts.ts'
import { passwordResets } from './tables.ts'
import {
  mailTo,
  PASSWORD,
  registeredPerson,
  registrationForm,
  resetLinkIn,
  resetServer,
  signIn,
  signUp,
} from './testing.ts'

const server = sharedServer(resetServer)

const NEW = 'eleven bibs and a ball'
const HOUR_MS = 3_600_000

const change = (who: { token: string }, overrides: Partial<Record<'old' | 'new' | 'again', string>> = {}) =>
  server.call(
    changePassword,
    {
      body: {
        old_password: overrides.old ?? PASSWORD,
        new_password: overrides.new ?? NEW,
        confirm_password: overrides.again ?? overrides.new ?? NEW,
      },
    },
    who,
  )
const isIn = async (who: { token: string }) => (await server.call(getMe, undefined, who)).status === 200
const tryIn = async (email: string, password: string) =>
  (await server.call(login, { body: { email, password } })).status
const forget = (email: string) => server.call(forgotPassword, { body: { email } })
const reset = (token: string, password = NEW) => server.call(resetPassword, { body: { token, password } })
const newestLink = async (email: string) => resetLinkIn((await mailTo(server, email)).at(-1))

test('[A14] after a password change the person stays signed in only here, and gets a mail about it', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const laptop = await signIn(server, ada.email)
  expect((await change(ada)).status).toBe(200)
  expect([await isIn(ada), await isIn(laptop)]).toEqual([true, false])
  expect([await tryIn(ada.email, PASSWORD), await tryIn(ada.email, NEW)]).toEqual([401, 200])
  expect((await mailTo(server, ada.email)).at(-1)?.subject).toBe('Your password was changed')
})

test('[A4] a wrong old password changes nothing and ends no session', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const laptop = await signIn(server, ada.email)
  const refused = await change(ada, { old: 'not my password at all' })
  expect([refused.status, refused.problem.code]).toEqual([403, 'wrong-password'])
  expect([await isIn(ada), await isIn(laptop)]).toEqual([true, true])
  expect(await tryIn(ada.email, PASSWORD)).toBe(200)
})

test('[A4] wrong old passwords are counted: the eleventh try has to wait, and so does the right one there', async () => {
  const ada = await registeredPerson(server, 'Ada')
  for (let tries = 0; tries < 10; tries += 1) await change(ada, { old: `guess number ${tries}` })
  const more = await change(ada)
  expect(more.status).toBe(429)
  expect(Number(more.headers['retry-after'])).toBeGreaterThan(0)
  server.pass(15 * 60_000)
  expect((await change(ada)).status).toBe(200)
})

test('[A6] the right password counts among the tries, and the refusal does not call it wrong', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await exhaustBudget(server, TRIES, sha256(`${ada.email} ${networkOf('127.0.0.1')}`))
  const { status, problem } = await change(ada)
  expect(status).toBe(429)
  expect(problem.detail).toMatch(/^Too many password attempts\. Try again in /)
})

test.each`
  what                            | input                          | code
  ${'is input twice in two ways'} | ${{ again: 'something else' }} | ${'passwords-differ'}
  ${'is the old one'}             | ${{ new: PASSWORD }}           | ${'password-unchanged'}
  ${'is too short'}               | ${{ new: 'seven77' }}          | ${'password-too-short'}
  ${'is one of the many'}         | ${{ new: 'password123' }}      | ${'password-common'}
  ${'is the own address'}         | ${{ new: 'ada@example.org' }}  | ${'password-is-own-word'}
`('[A4] a new password that $what is refused', async ({ input: overrides, code }) => {
  const refused = await change(await registeredPerson(server, 'Ada'), overrides)
  expect([refused.status, refused.problem.code]).toEqual([422, code])
})

test('a change that is sent again, because its answer was lost, succeeds', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await change(ada)
  expect((await change(ada)).status).toBe(200)
  const changed = (await mailTo(server, ada.email)).filter(({ subject }) => subject?.includes('changed'))
  expect(changed).toHaveLength(1)
})

test('of two changes at the same moment one succeeds', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const two = ['eleven bibs and a ball', 'twelve bibs and two balls']
  const statuses = (await Promise.all(two.map((one) => change(ada, { new: one })))).map(
    ({ status }) => status,
  )
  expect(statuses.sort()).toEqual([200, 403])
  expect((await Promise.all(two.map((one) => tryIn(ada.email, one)))).sort()).toEqual([200, 401])
})

test('[A10] the link of a forgotten password sets a new one and ends every session', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await forget(ada.email)
  const link = await newestLink(ada.email)
  expect((await reset(link)).status).toBe(200)
  expect(await isIn(ada)).toBe(false)
  expect([await tryIn(ada.email, PASSWORD), await tryIn(ada.email, NEW)]).toEqual([401, 200])
  expect((await mailTo(server, ada.email)).at(-1)?.subject).toBe('You have a new password')
})

test('[A8] forgetting a password answers the same for an account, a registration and an unknown address', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await signUp(server, registrationForm('Dan'))
  const before = (await mailTo(server, registrationForm('Dan').email)).length
  const answers = await Promise.all(
    [ada.email, registrationForm('Dan').email, 'nobody@example.org'].map(forget),
  )
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(new Set(answers.map(({ reply }) => reply.message)).size).toBe(1)
  expect((await mailTo(server, ada.email)).at(-1)?.subject).toBe('Choose a new password')
  expect(await mailTo(server, registrationForm('Dan').email)).toHaveLength(before)
  expect(await mailTo(server, 'nobody@example.org')).toHaveLength(0)
})

test('[A10] a link works once and for an hour, and a newer one ends it', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await forget(ada.email)
  const first = await newestLink(ada.email)
  server.pass(1000)
  await forget(ada.email)
  const second = await newestLink(ada.email)
  expect((await reset(first)).problem.code).toBe('reset-invalid')
  server.pass(HOUR_MS)
  const late = await reset(second)
  expect([late.status, late.problem.code]).toEqual([404, 'reset-invalid'])
  await forget(ada.email)
  const third = await newestLink(ada.email)
  expect((await reset(third)).status).toBe(200)
  expect((await reset(third, 'yet another whistle')).problem.code).toBe('reset-invalid')
})

test('[A10] [I18] twenty people opening one link set one password', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await forget(ada.email)
  const link = await newestLink(ada.email)
  const tries = Array.from({ length: 20 }, (_, index) => `the whistle of number ${index}`)
  const statuses = (await Promise.all(tries.map((one) => reset(link, one)))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 404)).toHaveLength(19)
})

test('[A10] a refused new password leaves the link valid', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await forget(ada.email)
  const link = await newestLink(ada.email)
  expect((await reset(link, 'seven77')).problem.code).toBe('password-too-short')
  expect((await reset(link)).status).toBe(200)
})

test('[A11] a link is nowhere in the database, and a changed password ends it', async () => {
  const ada = await registeredPerson(server, 'Ada')
  await forget(ada.email)
  const link = await newestLink(ada.email)
  const rows = await server.deps.sql.select().from(passwordResets)
  expect(JSON.stringify(rows)).not.toContain(link)
  await change(ada)
  expect((await reset(link)).problem.code).toBe('reset-invalid')
})

test('[A6] a fourth request within the hour is answered alike and sends no mail', async () => {
  const ada = await registeredPerson(server, 'Ada')
  const before = (await mailTo(server, ada.email)).length
  for (let attempt = 0; attempt < 4; attempt += 1) {
    expect((await forget(ada.email)).status).toBe(202)
    // sent before the next one, which would replace it
    await mailTo(server, ada.email)
  }
  expect(await mailTo(server, ada.email)).toHaveLength(before + 3)
})

test('[A6] guesses no longer lock the owner out once they have reset the password', async () => {
  const ada = await registeredPerson(server, 'Ada')
  for (let tries = 0; tries < 11; tries += 1) await tryIn(ada.email, `guess number ${tries}`)
  expect(await tryIn(ada.email, PASSWORD)).toBe(429)
  await forget(ada.email)
  await reset(await newestLink(ada.email))
  expect(await tryIn(ada.email, NEW)).toBe(200)
  const newSession = await signIn(server, ada.email, NEW)
  expect((await server.call(listSessions, undefined, newSession)).reply).toHaveLength(2)
})
