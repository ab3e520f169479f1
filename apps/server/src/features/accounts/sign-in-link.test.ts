import { login } from '@turnout/contract/accounts'
import { getMe } from '@turnout/contract/me'
import { changePassword } from '@turnout/contract/passwords'
import { deactivate } from '@turnout/contract/profile'
import { exchangeSignInLink, requestSignInLink } from '@turnout/contract/sign-in-link'
import { describe, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { sha256 } from '../../platform/chance.ts'
import { newId } from '../../platform/ids.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { PER_ADDRESS } from './password-attempts.ts'
import { signInLinks } from './tables.ts'
import { mailTo, PASSWORD, registeredPerson, registrationForm, resetServer, signUp } from './testing.ts'

const server = sharedServer(resetServer)

const MINUTE_MS = 60_000

const ask = (email: string) => server.call(requestSignInLink, { body: { email } })
const open = (token: string) => server.call(exchangeSignInLink, { body: { token } })

async function newestLink(email: string): Promise<string> {
  const mail = (await mailTo(server, email)).at(-1)
  return /\/signin#link=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function post(path: string, payload: object, from: string, device: string) {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: API + path,
    remoteAddress: from,
    headers: { 'x-device-key': device },
    payload,
  })
  return { status: statusCode, body: JSON.parse(body) }
}

describe('a sign-in link', () => {
  test('opens a session of its own account', async () => {
    const ada = await registeredPerson(server, 'Ada')
    const answer = await ask(ada.email)
    expect([answer.status, answer.reply.message]).toEqual([
      202,
      'If there is an account with this address, a sign-in link is on its way to it. It works once, for 15 minutes.',
    ])
    const { reply } = await open(await newestLink(ada.email))
    const me = await server.call(getMe, undefined, { token: reply.access_token })
    expect(me.reply.email).toBe(ada.email)
  })

  test('[A10] works once, for a quarter of an hour, and ends when a new one is requested', async () => {
    const ada = await registeredPerson(server, 'Ada')
    const next = async () => {
      await ask(ada.email)
      return newestLink(ada.email)
    }
    const first = await next()
    expect((await open(first)).status).toBe(200)
    expect((await open(first)).problem.code).toBe('sign-in-link-invalid')

    const second = await next()
    server.pass(15 * MINUTE_MS)
    expect((await open(second)).problem.code).toBe('sign-in-link-invalid')

    server.pass(60 * MINUTE_MS)
    const third = await next()
    const fourth = await next()
    expect((await open(third)).problem.code).toBe('sign-in-link-invalid')
    expect((await open(fourth)).status).toBe(200)
  })

  test('[A10] opened by twenty at once signs one in', async () => {
    const ada = await registeredPerson(server, 'Ada')
    await ask(ada.email)
    const link = await newestLink(ada.email)
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => open(link)))).map(
      (one) => one.status,
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(19)
  })

  test('[A11] is not in the database', async () => {
    const ada = await registeredPerson(server, 'Ada')
    await ask(ada.email)
    const link = await newestLink(ada.email)
    const rows = await server.deps.sql.select().from(signInLinks)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(link)
    expect(rows[0]?.tokenHash).toBe(sha256(link))
  })

  test('[A12] is not used up by a mail scanner that fetches its page', async () => {
    const ada = await registeredPerson(server, 'Ada')
    await ask(ada.email)
    const link = await newestLink(ada.email)
    for (const method of ['GET', 'HEAD'] as const)
      await server.app.inject({ method, url: '/signin', headers: { accept: 'text/html' } })
    expect((await open(link)).status).toBe(200)
  })

  test('[A14] is void after a new password', async () => {
    const ada = await registeredPerson(server, 'Ada')
    await ask(ada.email)
    const link = await newestLink(ada.email)
    const next = 'eleven bibs and a ball'
    const body = { old_password: PASSWORD, new_password: next, confirm_password: next }
    expect((await server.call(changePassword, { body }, ada)).status).toBe(200)
    expect((await open(link)).problem.code).toBe('sign-in-link-invalid')
  })

  test('[A8] is not sent without an account', async () => {
    await signUp(server, registrationForm('Ben'))
    const dan = await registeredPerson(server, 'Dan')
    await server.call(deactivate, {}, dan)
    for (const email of ['ben@example.org', dan.email, 'nobody@example.org']) {
      expect((await ask(email)).status).toBe(202)
      const subjects = (await mailTo(server, email)).map(({ subject }) => subject)
      expect(subjects).not.toContain('Your sign-in link')
    }
  })

  test('[A6] is sent three times an hour to one address, and later requests get the same answer', async () => {
    const ada = await registeredPerson(server, 'Ada')
    const before = (await mailTo(server, ada.email)).length
    const answers = []
    for (let n = 0; n < 5; n++) {
      answers.push(await ask(ada.email))
      // sent before the next one, which would replace it
      await mailTo(server, ada.email)
    }
    expect(new Set(answers.map(({ status, reply }) => `${status} ${reply.message}`)).size).toBe(1)
    expect(await mailTo(server, ada.email)).toHaveLength(before + 3)
  })

  test('[A6] ends the lock of the device on which it is opened', async () => {
    const ada = await registeredPerson(server, 'Ada')
    const away = '198.51.100.4'
    const device = newId()
    const tryLogin = (password: string, from: string, by = device) =>
      post(login.path, { email: ada.email, password }, from, by)
    for (let n = 0; n < 11; n++) await tryLogin('wrong whistle', away)
    await exhaustBudget(server, PER_ADDRESS, sha256(ada.email))
    expect((await tryLogin(PASSWORD, away)).status).toBe(429)

    await ask(ada.email)
    const token = await newestLink(ada.email)
    expect((await post(exchangeSignInLink.path, { token }, away, device)).status).toBe(200)
    expect((await tryLogin(PASSWORD, away)).status).toBe(200)
    expect((await tryLogin(PASSWORD, away, newId())).status).toBe(429)
  })
})
