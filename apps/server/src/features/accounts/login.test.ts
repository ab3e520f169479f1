import { login } from '@turnout/contract/accounts'
import { getMe, logout } from '@turnout/contract/me'
import { changePassword } from '@turnout/contract/passwords'
import { eq, sql as query } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { API } from '../../app.ts'
import { sha256 } from '../../platform/chance.ts'
import { resetBudget } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { newId } from '../../platform/ids.ts'
import { exhaustBudget } from '../../testing/exhaust-budget.ts'
import { hasLockWaiter } from '../../testing/lock-waits.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { FREE_REGISTRATIONS } from './budgets.ts'
import { PER_ADDRESS, PER_NETWORK, TRIES } from './password-attempts.ts'
import { registrations, users } from './tables.ts'
import { PASSWORD, registrationForm, resetServer, signIn, signUp } from './testing.ts'

const server = sharedServer(resetServer)
beforeEach(async () => {
  await makeBen()
})

const BEN = 'ben@example.org'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Ben has a confirmed account with a password. */
async function makeBen() {
  await signUp(server, registrationForm('Ben'))
  const [row] = await server.deps.sql.delete(registrations).where(eq(registrations.emailKey, BEN)).returning()
  if (row) await server.deps.sql.insert(users).values(row)
}

async function tryLogin(password: string, { email = BEN, from = '203.0.113.7', device = '' } = {}) {
  const answer = await server.app.inject({
    method: 'POST',
    url: API + login.path,
    remoteAddress: from,
    ...(device && { headers: { 'x-device-key': device } }),
    payload: { email, password },
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

/** Counts more guesses without the time that each of them takes. */
const guessMore = (tries: number) =>
  server.deps.sql.execute(
    query`update budgets set spent = spent + ${tries} where name = 'wrong-password-here'`,
  )

const whoAmI = (who: { token: string }) => server.call(getMe, undefined, who)

test('a password that changes during the check opens no session', async () => {
  const { sql, transact } = server.deps
  let attempt: ReturnType<typeof tryLogin> | undefined
  await transact(async (tx) => {
    await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.emailKey, BEN))
    attempt = tryLogin(PASSWORD)
    await expect.poll(() => hasLockWaiter(sql)).toBe(true)
  })
  expect((await attempt)?.body.detail).toBe('Invalid email or password.')
})

describe('a wrong try', () => {
  test('[A7] gets the same text for a known, an unknown and an unconfirmed address', async () => {
    await signUp(server, registrationForm('Dan'))
    const answers = await Promise.all(
      [BEN, 'nobody@example.org', 'dan@example.org', 'not an address', ''].map((email) =>
        tryLogin('no such whistle', { email }),
      ),
    )
    for (const { status, body, headers } of answers) {
      expect(status).toBe(401)
      expect(body).toEqual(answers[0]?.body)
      const own = { date: '', 'x-request-id': '' }
      expect({ ...headers, ...own }).toEqual({ ...answers[0]?.headers, ...own })
    }
    expect(answers[0]?.body.detail).toBe('Invalid email or password.')
  })

  test('[A6] is allowed ten times in a quarter of an hour, and the eleventh is refused', async () => {
    for (let n = 0; n < 10; n++) expect((await tryLogin('wrong whistle')).status).toBe(401)
    const eleventh = await tryLogin('wrong whistle')
    expect(eleventh.status).toBe(429)
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(800)
    expect(eleventh.body.detail).toBe(
      'Too many sign-in attempts. Try again in 15 minutes, or ask for a sign-in link by email.',
    )
    expect((await tryLogin('wrong whistle', { email: 'nobody@example.org' })).status).toBe(401)
    server.pass(15 * 60_000)
    expect((await tryLogin(PASSWORD)).status).toBe(200)
  })

  test('[A6] waits longer each time ten were not enough, up to two hours, and less again after a pause', async () => {
    const waits: number[] = []
    const hammer = async () => {
      await tryLogin('wrong whistle')
      await guessMore(9)
      const { status, headers } = await tryLogin('wrong whistle')
      expect(status).toBe(429)
      const seconds = Number(headers['retry-after'])
      server.pass(seconds * 1000)
      waits.push(Math.ceil(seconds / 60)) // minus the time of the tries themselves
    }
    for (let round = 0; round < 5; round++) await hammer()
    expect(waits).toEqual([15, 30, 60, 120, 120])
    expect((await tryLogin(PASSWORD)).status).toBe(200)
    await hammer()
    server.pass(2 * HOUR_MS)
    await hammer()
    expect(waits.slice(5)).toEqual([15, 15])
  })

  test('[A6] gains nothing from a hundred others at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => tryLogin(`wrong whistle ${n}`)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90)
  })

  test('[A6] counts towards two hundred an hour from all networks together', async () => {
    await exhaustBudget(server, PER_ADDRESS, sha256(BEN), 5)
    const statuses = []
    for (let n = 0; n < 8; n++)
      statuses.push((await tryLogin('wrong whistle', { from: `203.0.113.${n}` })).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('[A6] of a stranger never locks the owner out of the device they use', async () => {
    const device = newId()
    expect((await tryLogin(PASSWORD, { device })).status).toBe(200)
    await exhaustBudget(server, PER_ADDRESS, sha256(BEN))
    expect((await tryLogin(PASSWORD, { device })).status).toBe(200)
    expect((await tryLogin(PASSWORD, { device, from: '198.51.100.4' })).status).toBe(200)
    expect((await tryLogin(PASSWORD, { device: newId() })).status).toBe(429)
  })

  test('[A7] reveals to no one on the network of an account that it exists, when strangers have used up its tries', async () => {
    const ben = (await tryLogin(PASSWORD, { device: newId() })).body.access_token
    expect((await tryLogin(PASSWORD)).status).toBe(200)
    for (const email of [BEN, 'nobody@example.org']) {
      await exhaustBudget(server, PER_ADDRESS, sha256(email))
      for (const device of ['', newId()])
        expect((await tryLogin('wrong whistle', { email, device })).status).toBe(429)
    }
    const passwords = {
      old_password: PASSWORD,
      new_password: 'another whistle',
      confirm_password: 'another whistle',
    }
    expect((await server.call(changePassword, { body: passwords }, { token: ben })).status).toBe(200)
  })

  test('[A6] is not reset by a registration of the same address', async () => {
    await signUp(server, registrationForm('Mallory', { email: BEN, password: 'the whistle of mallory' }))
    expect((await tryLogin('wrong whistle')).status).toBe(401)
    await guessMore(8)
    for (let n = 0; n < 2; n++) expect((await tryLogin('the whistle of mallory')).status).toBe(200)
    expect((await tryLogin('wrong whistle')).status).toBe(401)
    expect((await tryLogin('wrong whistle')).status).toBe(429)
  })

  test('[A6] is forgotten when the right one follows', async () => {
    for (let round = 0; round < 2; round++) {
      expect((await tryLogin('wrong whistle')).status).toBe(401)
      await guessMore(8)
      expect((await tryLogin(PASSWORD)).status).toBe(200)
    }
  })
})

describe('[A6] people of one network', () => {
  const NAMES = Array.from({ length: 4 }, (_, n) => `Player${n}`)

  test('sign in with the right password without a limit, after any number of wrong ones', async () => {
    for (const name of NAMES) {
      await signUp(server, registrationForm(name))
      await resetBudget(server.deps.sql, FREE_REGISTRATIONS, networkOf('127.0.0.1'))
    }
    await exhaustBudget(server, PER_NETWORK, networkOf('203.0.113.7'), 1)
    for (const name of NAMES)
      expect((await tryLogin(PASSWORD, { email: `${name.toLowerCase()}@example.org` })).status).toBe(200)
    expect((await tryLogin('wrong whistle')).status).toBe(401)
    expect((await tryLogin('wrong whistle', { email: 'dan@example.org' })).status).toBe(429)
  })

  test('are not locked out by one of them who guesses at one account', async () => {
    for (let n = 0; n < 15; n++) await tryLogin('wrong whistle', { email: 'dan@example.org' })
    const { rows } = await server.deps.sql.execute<{ spent: number }>(
      query`select spent from budgets where name = ${PER_NETWORK.name}`,
    )
    expect(rows).toEqual([{ spent: 10 }])
  })
})

test('[A6] the right password is checked sixty times an hour on one network, and not the next time', async () => {
  await exhaustBudget(server, TRIES, sha256(`${BEN} ${networkOf('203.0.113.7')}`), 2)
  for (let n = 0; n < 2; n++) expect((await tryLogin(PASSWORD)).status).toBe(200)
  const verify = vi.spyOn(server.deps.passwords, 'verify')
  const { status, body } = await tryLogin(PASSWORD)
  expect([status, verify.mock.calls.length]).toEqual([429, 0])
  expect(body.detail).toMatch(/^Too many sign-in attempts\./)
  verify.mockRestore()
  expect((await tryLogin(PASSWORD, { from: '198.51.100.7' })).status).toBe(200)
  server.pass(HOUR_MS)
  expect((await tryLogin(PASSWORD)).status).toBe(200)
})

describe('a session', () => {
  test('[A15] ends twelve hours after signing in, even if it is used', async () => {
    const ben = await signIn(server, BEN)
    expect(ben.expiresIn).toBe(12 * 3600)
    server.pass(6 * HOUR_MS)
    expect((await whoAmI(ben)).status).toBe(200)
    server.pass(6 * HOUR_MS - 60_000)
    expect((await whoAmI(ben)).status).toBe(200)
    server.pass(60_000)
    expect((await whoAmI(ben)).problem.code).toBe('session-over')
  })

  test('[A15] with "remember me" ends thirty days after its last use', async () => {
    const ben = await signIn(server, BEN, PASSWORD, true)
    expect(ben.expiresIn).toBe(30 * 24 * 3600)
    server.pass(29 * DAY_MS)
    expect((await whoAmI(ben)).status).toBe(200)
    server.pass(29 * DAY_MS)
    expect((await whoAmI(ben)).status).toBe(200)
    server.pass(30 * DAY_MS)
    expect((await whoAmI(ben)).problem.code).toBe('session-over')
  })

  test('[A15] is one of twenty at most: the oldest is ended', async () => {
    const phones = []
    for (let n = 0; n < 21; n++) phones.push(await signIn(server, BEN))
    const statuses = await Promise.all(phones.map(async (phone) => (await whoAmI(phone)).status))
    expect(statuses).toEqual([401, ...Array(20).fill(200)])
  })

  test('[A14] ends on the server when its owner signs out, and their other sessions go on', async () => {
    const phone = await signIn(server, BEN)
    const tablet = await signIn(server, BEN)
    expect((await server.call(logout, undefined, phone)).status).toBe(200)
    expect((await whoAmI(phone)).problem.code).toBe('session-over')
    expect((await server.call(logout, undefined, phone)).problem.code).toBe('session-over')
    expect((await whoAmI(tablet)).status).toBe(200)
  })

  test('[A13] has another token each time, of 256 bits', async () => {
    const [one, other] = [await signIn(server, BEN), await signIn(server, BEN)]
    expect(one.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(other.token).not.toBe(one.token)
  })

  test('[A13] is not opened by an unknown, cut, long, doubled or malformed header', async () => {
    const { token } = await signIn(server, BEN)
    const odd = [
      `Bearer ${'x'.repeat(43)}`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${'x'.repeat(10_000)}`,
      `Bearer ${token}, Bearer ${token}`,
      `Bearer  ${token}`,
      `Basic ${token}`,
      token,
      'Bearer',
      '',
    ]
    for (const authorization of odd) {
      const answer = await server.app.inject({ url: API + getMe.path, headers: { authorization } })
      expect(answer.statusCode, authorization.slice(0, 40)).toBe(401)
    }
  })
})

test('one address is one account, in capitals or not', async () => {
  expect((await tryLogin(PASSWORD, { email: '  BEN@Example.ORG ' })).status).toBe(200)
})
