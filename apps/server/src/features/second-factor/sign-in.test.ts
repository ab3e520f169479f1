import { login } from '@turnout/contract/accounts'
import { endpoints } from '@turnout/contract/endpoints'
import { getMe } from '@turnout/contract/me'
import { requestPasskeySignIn, signInWithPasskey } from '@turnout/contract/passkeys'
import { changePassword, forgotPassword, resetPassword } from '@turnout/contract/passwords'
import { deactivate } from '@turnout/contract/profile'
import { getSecondFactor, requestSecondFactor } from '@turnout/contract/second-factor'
import { exchangeSignInLink, requestSignInLink } from '@turnout/contract/sign-in-link'
import { sql as query } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { createJobRegistry } from '../../job-registry.ts'
import { sha256 } from '../../platform/chance.ts'
import { networkOf } from '../../platform/http/network.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { pendingSignIns, sessions } from '../accounts/tables.ts'
import { mailTo, PASSWORD, registeredPerson, resetLinkIn, resetServer } from '../accounts/testing.ts'
import { WRONG_CODES } from './budgets.ts'
import { recoveryCodes } from './tables.ts'
import { addDevice, byPassword, finishByCode, finishByPasskey, guardedPerson, pendingIn } from './testing.ts'

const server = sharedServer(resetServer)
const MINUTE_MS = 60_000
const NEW_PASSWORD = 'eleven bibs and a ball'

let ada: Awaited<ReturnType<typeof guardedPerson>>
beforeEach(async () => {
  ada = await guardedPerson(server, 'Ada')
})

const codeOf = ({ status, problem }: { status: number; problem: { code?: string } }) => [status, problem.code]
const begin = async () => pendingIn(await byPassword(server, ada.email))
const codesLeft = async () => (await server.call(getSecondFactor, {}, ada)).reply.recovery_codes_left
const lastMail = async () => (await mailTo(server, ada.email)).at(-1)
const sessionCount = () => server.deps.sql.$count(sessions)
const mailedLink = async () => {
  await server.call(requestSignInLink, { body: { email: ada.email } })
  return /\/signin#link=(\S+)/.exec((await lastMail())?.text ?? '')?.[1] ?? ''
}

describe('[A23] for an account with a second factor', () => {
  test('the password opens no session, and the passkey then does, for the duration of the first request', async () => {
    const before = await sessionCount()
    const refused = await byPassword(server, ada.email, true)
    expect([refused.status, refused.problem.detail]).toEqual([403, 'Use your passkey or a recovery code.'])
    expect(await sessionCount()).toBe(before)
    const { reply, status } = await finishByPasskey(server, pendingIn(refused), ada.phone)
    expect([status, reply.expires_in]).toEqual([200, 30 * 24 * 3_600])
    const me = await server.call(getMe, undefined, { token: reply.access_token })
    expect(me.reply.email).toBe(ada.email)
    expect((await finishByPasskey(server, await begin(), ada.phone)).reply.expires_in).toBe(12 * 3_600)
  })

  test('a wrong password reveals nothing of it', async () => {
    const wrong = await server.call(login, { body: { email: ada.email, password: 'not my password' } })
    const nobody = await server.call(login, { body: { email: 'nobody@example.org', password: PASSWORD } })
    expect([wrong.status, wrong.problem]).toEqual([nobody.status, nobody.problem])
  })

  test('the device gets the list of passkeys, and one of another person is refused', async () => {
    const ben = await registeredPerson(server, 'Ben')
    const bensPhone = await addDevice(server, ben)
    const sign_in = await begin()
    const { reply } = await server.call(requestSecondFactor, { body: { sign_in } })
    expect(reply.known).toEqual([{ id: ada.phone.id, transports: ['internal'] }])
    expect(codeOf(await finishByPasskey(server, sign_in, bensPhone))).toEqual([403, 'passkey-refused'])
    expect((await finishByPasskey(server, sign_in, ada.phone)).status).toBe(200)
  })

  test('a passkey alone still signs in, because it is both factors', async () => {
    const { reply } = await server.call(requestPasskeySignIn, {})
    const credential = ada.phone.sign({ ...reply, origin: server.config.publicUrl })
    expect((await server.call(signInWithPasskey, { body: { credential } })).status).toBe(200)
  })

  test('a mailed link does not bypass it', async () => {
    const before = await sessionCount()
    const opened = await server.call(exchangeSignInLink, { body: { token: await mailedLink() } })
    expect(await sessionCount()).toBe(before)
    expect((await finishByPasskey(server, pendingIn(opened), ada.phone)).status).toBe(200)
  })

  test('a new password by mail does not bypass it and does not turn it off', async () => {
    await server.call(forgotPassword, { body: { email: ada.email } })
    const token = resetLinkIn(await lastMail())
    expect((await server.call(resetPassword, { body: { token, password: NEW_PASSWORD } })).status).toBe(200)
    const refused = await server.call(login, { body: { email: ada.email, password: NEW_PASSWORD } })
    expect((await finishByCode(server, pendingIn(refused), ada.codes[0]!)).status).toBe(200)
  })

  test('every call that returns a session is listed here: a new one must state how it asks for the factor', () => {
    const opening = endpoints.filter(({ reply }) =>
      JSON.stringify(z.toJSONSchema(reply, { io: 'input', unrepresentable: 'any' })).includes('access_token'),
    )
    expect(opening.map(({ name }) => name).sort()).toEqual([
      // a new account has no second factor yet
      'activate',
      // refused, as above and in oauth.test.ts
      'exchangeSignInCode',
      'exchangeSignInLink',
      'finishActivation',
      'finishSignIn',
      'login',
      // both factors
      'signInWithPasskey',
    ])
  })
})

describe('[A23] a sign-in that waits for its second factor', () => {
  test('is finished once, also by eight at the same moment', async () => {
    const sign_in = await begin()
    const answers = await Promise.all(
      ada.codes.slice(0, 8).map((code) => finishByCode(server, sign_in, code)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(401)])
    // codes of the losing requests are not used up
    expect(await codesLeft()).toBe(9)
    expect(codeOf(await finishByCode(server, sign_in, ada.codes[9]!))).toEqual([401, 'sign-in-over'])
  })

  test('expires after ten minutes, and is deleted', async () => {
    const sign_in = await begin()
    server.pass(10 * MINUTE_MS)
    expect(codeOf(await finishByCode(server, sign_in, ada.codes[0]!))).toEqual([401, 'sign-in-over'])
    expect(codeOf(await server.call(requestSecondFactor, { body: { sign_in } }))).toEqual([
      401,
      'sign-in-over',
    ])
    server.pass(1)
    const registry = createJobRegistry(server.deps)
    for (const task of registry.hourlyTasks) await task()
    registry.close()
    expect(await server.deps.sql.$count(pendingSignIns)).toBe(0)
  })

  test('ends when the password changes', async () => {
    const sign_in = await begin()
    const body = { old_password: PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD }
    expect((await server.call(changePassword, { body }, ada)).status).toBe(200)
    expect(codeOf(await finishByCode(server, sign_in, ada.codes[0]!))).toEqual([401, 'sign-in-over'])
  })

  test('[A11] is nowhere in the database, and neither is a recovery code', async () => {
    const sign_in = await begin()
    const { rows } = await server.deps.sql.execute<{ name: string; text: string }>(query`
      select c.table_name as name, query_to_xml(format('select * from %I', c.table_name), true, true, '')::text as text
      from information_schema.tables c where table_schema = 'public'`)
    for (const { name, text } of rows)
      for (const secret of [sign_in, ...ada.codes, ...ada.codes.map((code) => code.replaceAll('-', ''))])
        expect(text, name).not.toContain(secret)
  })
})

describe('[A23] a recovery code', () => {
  test('signs in once, is reported by mail, and the rest is counted', async () => {
    expect(ada.codes).toHaveLength(10)
    expect(new Set(ada.codes).size).toBe(10)
    for (const code of ada.codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
    expect((await finishByCode(server, await begin(), ada.codes[0]!)).status).toBe(200)
    const mail = await lastMail()
    expect([mail?.subject, mail?.text]).toEqual([
      'A recovery code was used',
      expect.stringContaining('You have 9 left.'),
    ])
    const second = await begin()
    expect(codeOf(await finishByCode(server, second, ada.codes[0]!))).toEqual([403, 'wrong-recovery-code'])
    // a wrong one does not end the sign-in
    expect((await finishByCode(server, second, ada.codes[1]!)).status).toBe(200)
    expect(await codesLeft()).toBe(8)
  })

  test('signs in once, even when eight send it at the same moment', async () => {
    const waiting = await Promise.all(Array.from({ length: 8 }, begin))
    const answers = await Promise.all(waiting.map((sign_in) => finishByCode(server, sign_in, ada.codes[0]!)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await codesLeft()).toBe(9)
  })

  test('may be typed in capitals, without dashes, and with letters that look like its digits', async () => {
    const typed = ada.codes[0]!.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')
    expect((await finishByCode(server, await begin(), `  ${typed} `)).status).toBe(200)
  })

  test('of one person signs in no one else', async () => {
    const ben = await guardedPerson(server, 'Ben')
    const answer = await finishByCode(server, await begin(), ben.codes[0]!)
    expect(codeOf(answer)).toEqual([403, 'wrong-recovery-code'])
  })

  test('[A6] may be guessed ten times in a quarter of an hour; the passkey still works, and a right code is not counted', async () => {
    const me = (await server.call(getMe, undefined, ada)).reply
    const sign_in = await begin()
    await exhaustBudget(server, WRONG_CODES, sha256(`${me.id} ${networkOf('127.0.0.1')}`), 1)
    expect(codeOf(await finishByCode(server, sign_in, 'no code'))).toEqual([403, 'wrong-recovery-code'])
    const counted = await finishByCode(server, sign_in, ada.codes[0]!)
    expect([counted.status, counted.problem.detail]).toEqual([
      429,
      expect.stringContaining('wrong recovery codes'),
    ])
    expect((await finishByPasskey(server, sign_in, ada.phone)).status).toBe(200)
    server.pass(16 * MINUTE_MS)
    for (const code of ada.codes) expect((await finishByCode(server, await begin(), code)).status).toBe(200)
  })

  test('is deleted with the account', async () => {
    await begin()
    expect((await server.call(deactivate, {}, ada)).status).toBe(200)
    for (const table of [recoveryCodes, pendingSignIns]) expect(await server.deps.sql.$count(table)).toBe(0)
    const { rows } = await server.deps.sql.execute(
      query`select 1 from users where second_factor_since is not null`,
    )
    expect(rows).toEqual([])
  })
})
