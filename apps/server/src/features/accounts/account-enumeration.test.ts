import { AsyncLocalStorage } from 'node:async_hooks'
import { login, register, resendActivation } from '@turnout/contract/accounts'
import type { Endpoint, InputOf } from '@turnout/contract/endpoint'
import { forgotPassword } from '@turnout/contract/passwords'
import { deactivate } from '@turnout/contract/profile'
import { requestSignInLink } from '@turnout/contract/sign-in-link'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { PASSWORD, registeredPerson, registrationForm, resetServer, signIn, signUp } from './testing.ts'

const server = sharedServer(resetServer)

/** One address of each kind, all of the same length. */
const ADDRESSES = {
  unknown: 'eve@example.org',
  'an account': 'ada@example.org',
  unconfirmed: 'ben@example.org',
  'a former account': 'dan@example.org',
}
type Kind = keyof typeof ADDRESSES

beforeEach(async () => {
  await registeredPerson(server, 'Ada')
  await signUp(server, registrationForm('Ben'))
  await server.call(deactivate, {}, await registeredPerson(server, 'Dan'))
})

/** The statements of the request: the sweep sends its own at the same time. */
const recordRequest = new AsyncLocalStorage<string[]>()
const sendAs = pg.Client.prototype.query
beforeAll(() => {
  Object.assign(pg.Client.prototype, {
    query(this: pg.Client, ...args: Parameters<typeof sendAs>) {
      recordRequest.getStore()?.push(textOf(args[0]))
      return sendAs.apply(this, args)
    },
  })
})
afterAll(() => {
  Object.assign(pg.Client.prototype, { query: sendAs })
})

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (value as { text: string }).text

/** Everything visible from outside, and everything that costs time inside: every statement and every hash. */
async function replyAndEffects<E extends Endpoint>(
  endpoint: E,
  email: string,
  input: InputOf<E>,
  who?: { token: string },
) {
  const { passwords } = server.deps
  const hashed = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'verify')]
  const statements: string[] = []
  const answer = await recordRequest.run(statements, () => server.call(endpoint, input, who))
  const hashes = hashed.map((spy) => spy.mock.calls.length)
  for (const spy of hashed) spy.mockRestore()
  const { date: _, ...headers } = answer.headers
  const seen = JSON.stringify({ ...answer, headers })
    .replaceAll(email, 'their address')
    .replaceAll(ID, 'an id')
  return { seen: JSON.parse(seen), statements, hashes }
}

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
const KINDS = Object.keys(ADDRESSES) as Kind[]
const others = KINDS.filter((kind) => kind !== 'unknown')

test.each(others)('[A7] registering %s looks and works like registering a free address', async (kind) => {
  const asIf = (email: string) =>
    replyAndEffects(register, email, { body: registrationForm('Ada', { email }) })
  const free = await asIf(ADDRESSES.unknown)
  expect(await asIf(ADDRESSES[kind])).toEqual(free)
  expect([free.seen.status, free.hashes]).toEqual([201, [1, 0]])
})

test.each(others)(
  '[A7] a wrong password for %s looks and works like one for an unknown address',
  async (kind) => {
    const guess = (email: string, password = 'not this whistle') =>
      replyAndEffects(login, email, { body: { email, password } })
    const unknownAddress = await guess(ADDRESSES.unknown)
    expect(await guess(ADDRESSES[kind])).toEqual(unknownAddress)
    expect([unknownAddress.seen.problem.detail, unknownAddress.hashes]).toEqual([
      'Invalid email or password.',
      [0, 2],
    ])
    if (kind === 'a former account') expect(await guess(ADDRESSES[kind], PASSWORD)).toEqual(unknownAddress)
  },
)

test.each(others)(
  '[A7] forgetting the password of %s looks and works like that of an unknown address',
  async (kind) => {
    const forget = (email: string) => replyAndEffects(forgotPassword, email, { body: { email } })
    const unknownAddress = await forget(ADDRESSES.unknown)
    expect(await forget(ADDRESSES[kind])).toEqual(unknownAddress)
    expect([unknownAddress.seen.status, unknownAddress.statements.length > 3]).toEqual([202, true])
  },
)

test.each(others)(
  '[A7] requesting a sign-in link for %s looks and works like requesting one for an unknown address',
  async (kind) => {
    const asks = (email: string) => replyAndEffects(requestSignInLink, email, { body: { email } })
    const unknownAddress = await asks(ADDRESSES.unknown)
    expect(await asks(ADDRESSES[kind])).toEqual(unknownAddress)
    expect([unknownAddress.seen.status, unknownAddress.statements.length > 3]).toEqual([202, true])
  },
)

test('[A7] requesting the activation link again looks and works alike for a free address and for an account', async () => {
  const taken = 'another whistle'
  await signUp(server, registrationForm('Ada', { password: taken }))
  const again = async (email: string, password: string) =>
    replyAndEffects(resendActivation, email, {}, await signIn(server, email, password))
  const free = await again(ADDRESSES.unconfirmed, PASSWORD)
  expect(await again(ADDRESSES['an account'], taken)).toEqual(free)
  expect(free.seen.status).toBe(202)
})
