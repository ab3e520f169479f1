import { getMe } from '@turnout/contract/me'
import {
  addPasskey,
  listPasskeys,
  MAX_PASSKEYS,
  removePasskey,
  renamePasskey,
  requestPasskey,
  requestPasskeySignIn,
  signInWithPasskey,
} from '@turnout/contract/passkeys'
import { deactivate } from '@turnout/contract/profile'
import { beforeEach, describe, expect, test } from 'vitest'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, PASSWORD, registeredPerson, resetServer } from '../accounts/testing.ts'
import { deleteExpiredChallenges } from './store.ts'
import { passkeyChallenges, passkeys } from './tables.ts'
import { Authenticator } from './testing.ts'

const server = sharedServer(resetServer)
type Who = Awaited<ReturnType<typeof registeredPerson>>
let ada: Who
let phone: Authenticator

beforeEach(async () => {
  ada = await registeredPerson(server, 'Ada')
  phone = new Authenticator()
})

const origin = () => server.config.publicUrl

const begin = async (who: Who = ada, password = PASSWORD) =>
  server.call(requestPasskey, { body: { password } }, who)

async function add(who: Who = ada, device = phone, name = 'Phone') {
  const { reply } = await begin(who)
  const credential = device.create({ ...reply, origin: origin() })
  return server.call(addPasskey, { body: { name, credential } }, who)
}

const challenge = async () => (await server.call(requestPasskeySignIn, {})).reply
const present = (credential: ReturnType<Authenticator['sign']>, remember_me = false) =>
  server.call(signInWithPasskey, { body: { credential, remember_me } })
const signIn = async (device = phone) => present(device.sign({ ...(await challenge()), origin: origin() }))

const list = async (who: Who = ada) => (await server.call(listPasskeys, {}, who)).reply
const codeOf = ({ status, problem }: { status: number; problem: { code?: string } }) => [status, problem.code]
const REFUSED = [403, 'passkey-refused']

describe('[A22] a passkey', () => {
  test('is added with the password, signs its owner in, and has the time of its last use', async () => {
    const added = await add()
    expect(added.status).toBe(201)
    expect(await list()).toEqual([
      { id: added.reply.id, name: 'Phone', created_at: expect.any(Number), last_used_at: null },
    ])
    const [mail] = (await mailTo(server, ada.email)).slice(-1)
    expect([mail?.subject, mail?.text]).toEqual([
      'You can sign in with a new passkey',
      expect.stringContaining('“Phone” was added to your Turnout account'),
    ])
    const { reply, status } = await signIn()
    expect(status).toBe(200)
    expect(reply).toMatchObject({ token_type: 'bearer', expires_in: 12 * 3_600 })
    const me = await server.call(getMe, undefined, { token: reply.access_token })
    expect(me.reply.email).toBe(ada.email)
    expect((await list())[0]!.last_used_at).not.toBeNull()
    const remembered = await present(phone.sign({ ...(await challenge()), origin: origin() }), true)
    expect(remembered.reply.expires_in).toBe(30 * 24 * 3_600)
  })

  test('cannot be added without the password, and the device gets the existing ones', async () => {
    expect(codeOf(await begin(ada, 'not my password'))).toEqual([403, 'wrong-password'])
    await add()
    const { reply } = await begin()
    expect(reply.known).toEqual([{ id: phone.id, transports: ['internal'] }])
    expect(reply.user).toMatchObject({ email: ada.email, name: 'Ada Okafor' })
  })

  test('has a name, which its owner can change, and is removed with the password; then it signs no one in', async () => {
    const { reply: passkey } = await add()
    const params = { passkeyId: passkey.id }
    const renamed = await server.call(renamePasskey, { params, body: { name: ' Work laptop ' } }, ada)
    expect(renamed.reply.name).toBe('Work laptop')
    const wrong = await server.call(removePasskey, { params, body: { password: 'not my password' } }, ada)
    expect(codeOf(wrong)).toEqual([403, 'wrong-password'])
    expect(await list()).toHaveLength(1)
    expect((await server.call(removePasskey, { params, body: { password: PASSWORD } }, ada)).status).toBe(200)
    expect(await list()).toEqual([])
    expect(codeOf(await signIn())).toEqual(REFUSED)
  })

  test('of one person cannot be used by another', async () => {
    const ben = await registeredPerson(server, 'Ben')
    const { reply: passkey } = await add()
    const params = { passkeyId: passkey.id }
    expect(await list(ben)).toEqual([])
    const renamed = await server.call(renamePasskey, { params, body: { name: 'Mine' } }, ben)
    const removed = await server.call(removePasskey, { params, body: { password: PASSWORD } }, ben)
    expect([codeOf(renamed), codeOf(removed)]).toEqual([
      [404, 'passkey-not-found'],
      [404, 'passkey-not-found'],
    ])
    // the same device for a second account
    expect(codeOf(await add(ben))).toEqual(REFUSED)
  })

  test(`is one of at most ${MAX_PASSKEYS}`, async () => {
    for (let nr = 0; nr < MAX_PASSKEYS; nr += 1) await add(ada, new Authenticator(), `Key ${nr}`)
    // refused before a recovery code would be used up
    expect(codeOf(await begin(ada, 'not my password'))).toEqual([409, 'too-many-passkeys'])
  })

  test('is deleted with the account, and an unanswered challenge after five minutes', async () => {
    await add()
    await challenge()
    expect(await server.deps.sql.$count(passkeyChallenges)).toBe(1)
    await deleteExpiredChallenges(server.deps.sql, new Date(await server.deps.clock.now(server.deps.sql)))
    expect(await server.deps.sql.$count(passkeyChallenges)).toBe(1)
    server.pass(5 * 60_000 + 1)
    await deleteExpiredChallenges(server.deps.sql, new Date(await server.deps.clock.now(server.deps.sql)))
    expect(await server.deps.sql.$count(passkeyChallenges)).toBe(0)
    expect((await server.call(deactivate, {}, ada)).status).toBe(200)
    expect(await server.deps.sql.$count(passkeys)).toBe(0)
    expect(codeOf(await signIn())).toEqual(REFUSED)
  })
})

describe('[A22] no one is signed in by', () => {
  beforeEach(() => add())

  test('an answer that was used before', async () => {
    const credential = phone.sign({ ...(await challenge()), origin: origin() })
    expect((await present(credential)).status).toBe(200)
    expect(codeOf(await present(credential))).toEqual(REFUSED)
  })

  test('one answer sent twice at once: it works once', async () => {
    const credential = phone.sign({ ...(await challenge()), origin: origin() })
    const answers = await Promise.all(Array.from({ length: 8 }, () => present(credential)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('an answer after five minutes, or to a challenge that this server never created', async () => {
    const late = phone.sign({ ...(await challenge()), origin: origin() })
    server.pass(5 * 60_000 + 1)
    expect(codeOf(await present(late))).toEqual(REFUSED)
    const { host } = await challenge()
    const own = phone.sign({ challenge: 'c29tZXRoaW5nIG9mIG15IG93bg', host, origin: origin() })
    expect(codeOf(await present(own))).toEqual(REFUSED)
  })

  test('the challenge for adding a passkey', async () => {
    const { reply } = await begin()
    expect(codeOf(await present(phone.sign({ ...reply, origin: origin() })))).toEqual(REFUSED)
  })

  test.each([
    ['a page elsewhere', { origin: 'https://turnout.example.net' }],
    ['a passkey for another host', { host: 'example.net' }],
  ])('%s', async (_, wrong) => {
    const credential = phone.sign({ ...(await challenge()), origin: origin(), ...wrong })
    expect(codeOf(await present(credential))).toEqual(REFUSED)
  })

  test('a key that signs for the id of another', async () => {
    const thief = new Authenticator()
    const credential = { ...thief.sign({ ...(await challenge()), origin: origin() }), id: phone.id }
    expect(codeOf(await present(credential))).toEqual(REFUSED)
  })

  test('a device that did not verify the person', async () => {
    phone.verifiesUser = false
    expect(codeOf(await signIn())).toEqual(REFUSED)
  })

  test('a copy of a key: the count of signatures shows that there are two', async () => {
    phone.counter = 5
    expect((await signIn()).status).toBe(200)
    expect(codeOf(await signIn())).toEqual(REFUSED)
    phone.counter = 3
    expect(codeOf(await signIn())).toEqual(REFUSED)
    phone.counter = 6
    expect((await signIn()).status).toBe(200)
  })
})

test('[A22] an answer made for another site, or for the challenge of another person, is not added', async () => {
  const ben = await registeredPerson(server, 'Ben')
  const { reply } = await begin()
  const body = (from: string) => ({ name: 'Phone', credential: phone.create({ ...reply, origin: from }) })
  expect(codeOf(await server.call(addPasskey, { body: body(origin()) }, ben))).toEqual(REFUSED)
  expect(codeOf(await server.call(addPasskey, { body: body('https://turnout.example.net') }, ada))).toEqual(
    REFUSED,
  )
  // used up by the wrong answer
  expect(codeOf(await server.call(addPasskey, { body: body(origin()) }, ada))).toEqual(REFUSED)
  expect(await server.deps.sql.$count(passkeys)).toBe(0)
})
