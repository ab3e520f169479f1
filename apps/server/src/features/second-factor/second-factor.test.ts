import { addPasskey, listPasskeys, removePasskey, requestPasskey } from '@turnout/contract/passkeys'
import {
  getSecondFactor,
  renewRecoveryCodes,
  requestConfirmation,
  turnSecondFactorOff,
  turnSecondFactorOn,
} from '@turnout/contract/second-factor'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, PASSWORD, registeredPerson, resetServer } from '../accounts/testing.ts'
import { passkeys } from '../passkeys/tables.ts'
import { Authenticator } from '../passkeys/testing.ts'
import { addDevice, byPassword, finishByCode, guardedPerson, pendingIn } from './testing.ts'

const server = sharedServer(resetServer)

let ada: Awaited<ReturnType<typeof guardedPerson>>
beforeEach(async () => {
  ada = await guardedPerson(server, 'Ada')
})

const codeOf = ({ status, problem }: { status: number; problem: { code?: string } }) => [status, problem.code]
const state = async (who: { token: string } = ada) => (await server.call(getSecondFactor, {}, who)).reply
const subjects = async () => (await mailTo(server, ada.email)).map(({ subject }) => subject)
const body = { password: PASSWORD }
const withCode = (nr = 0) => ({ ...body, second_factor: { recovery_code: ada.codes[nr]! } })
const withPasskey = async (device = ada.phone, who: { token: string } = ada) => {
  const { reply } = await server.call(requestConfirmation, {}, who)
  return {
    ...body,
    second_factor: { credential: device.sign({ ...reply, origin: server.config.publicUrl }) },
  }
}
const turnOff = (confirmation: { password: string }) =>
  server.call(turnSecondFactorOff, { body: confirmation }, ada)
const remove = (passkeyId: string) => server.call(removePasskey, { params: { passkeyId }, body }, ada)

describe('[A23] turning the second factor on', () => {
  test('needs the password and a passkey, returns ten codes and sends a mail', async () => {
    const ben = await registeredPerson(server, 'Ben')
    expect(await state(ben)).toEqual({ is_on: false, recovery_codes_left: 0 })
    const turnOn = (password = PASSWORD) => server.call(turnSecondFactorOn, { body: { password } }, ben)
    expect(codeOf(await turnOn('not my password'))).toEqual([403, 'wrong-password'])
    expect(codeOf(await turnOn())).toEqual([409, 'passkey-needed'])
    await addDevice(server, ben)
    const { status, reply } = await turnOn()
    expect([status, reply.recovery_codes.length]).toEqual([201, 10])
    expect(await state(ben)).toEqual({ is_on: true, recovery_codes_left: 10 })
    expect((await mailTo(server, ben.email)).at(-1)?.subject).toBe('Your account now asks for a passkey')
  })

  test('works once: a second time would return codes for the password alone', async () => {
    const again = await server.call(turnSecondFactorOn, { body }, ada)
    expect(codeOf(again)).toEqual([409, 'second-factor-on'])
  })

  test('needs a passkey that works on this host', async () => {
    const ben = await registeredPerson(server, 'Ben')
    await addDevice(server, ben)
    await server.deps.sql.update(passkeys).set({ host: 'example.net' })
    const turnOn = await server.call(turnSecondFactorOn, { body }, ben)
    expect(codeOf(turnOn)).toEqual([409, 'passkey-needed'])
  })
})

describe('[A23] while it is on, the password alone cannot', () => {
  test.each([
    ['turn it off', turnSecondFactorOff],
    ['make new recovery codes', renewRecoveryCodes],
    ['add a passkey', requestPasskey],
  ])('%s', async (_, endpoint) => {
    const call = (confirmation: object) => server.call(endpoint, { body: confirmation as typeof body }, ada)
    const refused = await call(body)
    expect(codeOf(refused)).toEqual([403, 'second-factor-needed'])
    expect(refused.problem.sign_in).toBeUndefined()
    expect(codeOf(await call({ ...withCode(), password: 'not my password' }))).toEqual([
      403,
      'wrong-password',
    ])
    expect(codeOf(await call({ ...body, second_factor: { recovery_code: 'no code' } }))).toEqual([
      403,
      'wrong-recovery-code',
    ])
    const stranger = new Authenticator()
    expect(codeOf(await call(await withPasskey(stranger)))).toEqual([403, 'passkey-refused'])
    // an answer works once
    const confirmation = await withPasskey()
    expect((await call(confirmation)).status).toBeLessThan(300)
    expect((await call(confirmation)).status).toBeGreaterThan(399)
  })

  test('remove the last passkey, even with two removals at the same moment', async () => {
    await addPasskeyWithCode()
    const [first, second] = (await server.call(listPasskeys, {}, ada)).reply
    const answers = await Promise.all([remove(first!.id), remove(second!.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [left, ...others] = (await server.call(listPasskeys, {}, ada)).reply
    expect(others).toEqual([])
    const refused = await remove(left!.id)
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      'This is your last passkey, and your account asks for one. Turn that off first.',
    ])
    await turnOff(withCode(1))
    expect((await remove(left!.id)).status).toBe(200)
  })

  test('remove the last one of this host: those of another host cannot sign in', async () => {
    await addPasskeyWithCode()
    const [first, second] = (await server.call(listPasskeys, {}, ada)).reply
    await server.deps.sql.update(passkeys).set({ host: 'example.net' }).where(eq(passkeys.id, first!.id))
    expect(codeOf(await remove(second!.id))).toEqual([409, 'last-passkey'])
    expect((await remove(first!.id)).status).toBe(200)
  })
})

async function addPasskeyWithCode() {
  const device = new Authenticator()
  const { reply } = await server.call(requestPasskey, { body: withCode() }, ada)
  const credential = device.create({ ...reply, origin: server.config.publicUrl })
  expect((await server.call(addPasskey, { body: { name: 'Laptop', credential } }, ada)).status).toBe(201)
}

describe('[A23] turning it off', () => {
  test('with a passkey allows the password alone again, voids the codes and sends a mail', async () => {
    const waiting = pendingIn(await byPassword(server, ada.email))
    expect((await turnOff(await withPasskey())).status).toBe(200)
    expect((await byPassword(server, ada.email)).status).toBe(200)
    expect(await state()).toEqual({ is_on: false, recovery_codes_left: 0 })
    expect(codeOf(await finishByCode(server, waiting, ada.codes[0]!))).toEqual([401, 'sign-in-over'])
    expect((await subjects()).at(-1)).toBe('Your account no longer asks for a passkey')
    expect(codeOf(await turnOff(body))).toEqual([409, 'second-factor-off'])
  })

  test('with a recovery code sends two mails: a code was used, and it is off', async () => {
    expect((await turnOff(withCode())).status).toBe(200)
    expect((await subjects()).slice(-2)).toEqual([
      'A recovery code was used',
      'Your account no longer asks for a passkey',
    ])
  })

  test('needs an answer to the challenge of this account', async () => {
    const ben = await guardedPerson(server, 'Ben')
    const asked = await server.call(requestConfirmation, {}, ben)
    const credential = ada.phone.sign({ ...asked.reply, origin: server.config.publicUrl })
    expect(codeOf(await turnOff({ ...body, second_factor: { credential } } as typeof body))).toEqual([
      403,
      'passkey-refused',
    ])
    expect((await state()).is_on).toBe(true)
  })
})

test('[A23] new recovery codes end the old ones, and are reported by mail', async () => {
  const { reply } = await server.call(renewRecoveryCodes, { body: withCode(3) }, ada)
  expect(await state()).toEqual({ is_on: true, recovery_codes_left: 10 })
  expect((await subjects()).at(-1)).toBe('You have new recovery codes')
  const sign_in = pendingIn(await byPassword(server, ada.email))
  expect(codeOf(await finishByCode(server, sign_in, ada.codes[4]!))).toEqual([403, 'wrong-recovery-code'])
  expect((await finishByCode(server, sign_in, reply.recovery_codes[0]!)).status).toBe(200)
})
