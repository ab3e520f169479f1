import { logout } from '@turnout/contract/me'
import { getPush, turnPushOff, turnPushOn } from '@turnout/contract/push'
import { endOtherSessions } from '@turnout/contract/sessions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createJobRegistry } from '../../job-registry.ts'
import { newId } from '../../platform/ids.ts'
import { person } from '../../testing/people.ts'
import { type PushService, startPushService } from '../../testing/push-service.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { createKeyPair } from '../../testing/web-push-crypto.ts'
import { deactivateAccount } from '../accounts/deactivate-account.ts'
import { PASSWORD, registeredPerson, signIn } from '../accounts/testing.ts'
import { enqueuePush } from './enqueue-push.ts'
import { pushSubscriptions } from './tables.ts'
import { message, PUSH_CONTACT, runPushes, turnOn } from './testing.ts'

let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
  server = await testServer({ PUSH_CONTACT, PUSH_HOSTS: service.url })
})
beforeEach(async () => {
  server.offset.ms = 0
  service.delivered.length = 0
  await server.reset()
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const rows = () => server.deps.sql.select().from(pushSubscriptions)
const subscription = (endpoint: string) => ({
  endpoint,
  keys: { p256dh: createKeyPair().publicKey, auth: 'BTBZMqHH6r4Tts7J_aSIgg' },
})

test('a device is off at first, on after it subscribes, and off again, with any number of repeats', async () => {
  const ada = await person(server, 'Ada')
  const { reply } = await ada.call(getPush)
  expect(reply).toEqual({ public_key: expect.stringMatching(/^B[\w-]{86}$/), is_on: false })
  const body = subscription('https://fcm.googleapis.com/fcm/send/ada')
  for (const _ of [1, 2])
    expect((await ada.call(turnPushOn, { body })).reply).toEqual({ ...reply, is_on: true })
  expect(await rows()).toMatchObject([{ userId: ada.id, endpoint: body.endpoint, lastSuccessAt: null }])
  for (const _ of [1, 2]) expect((await ada.call(turnPushOff)).reply.is_on).toBe(false)
  expect(await rows()).toEqual([])
})

test('every node and every start has the same key', async () => {
  const ada = await person(server, 'Ada')
  const replies = await Promise.all(Array.from({ length: 10 }, () => ada.call(getPush)))
  expect(new Set(replies.map(({ reply }) => reply.public_key)).size).toBe(1)
})

test('a device that signs in to another account moves to that account', async () => {
  const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
  const body = subscription('https://web.push.apple.com/shared-phone')
  await ada.call(turnPushOn, { body })
  await ben.call(turnPushOn, { body })
  expect(await rows()).toMatchObject([{ userId: ben.id }])
  expect((await ada.call(getPush)).reply.is_on).toBe(false)
})

test('a browser with a new address has only that one', async () => {
  const ada = await person(server, 'Ada')
  for (const name of ['old', 'new'])
    await ada.call(turnPushOn, { body: subscription(`https://fcm.googleapis.com/fcm/send/${name}`) })
  expect(await rows()).toMatchObject([{ endpoint: 'https://fcm.googleapis.com/fcm/send/new' }])
})

test('twenty at once with one address leave one row and no error', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, (_, nr) => person(server, `Player${nr}`)))
  const body = subscription('https://fcm.googleapis.com/fcm/send/race')
  const answers = await Promise.all(people.map((who) => who.call(turnPushOn, { body })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await rows()).toHaveLength(1)
})

test.each([
  'https://push.example.org/1',
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com.example.org/1',
  'https://fcm.googleapis.com:8443/1',
  'https://ada@fcm.googleapis.com/1',
  'https://notify.windows.com/1',
  'https://169.254.169.254/latest/meta-data',
  'http://localhost:3000/api/v1/users/me',
  'file:///etc/passwd',
])('[B19] an address of no push service is refused with a sentence: %s', async (endpoint) => {
  const ada = await person(server, 'Ada')
  const { status, problem } = await ada.call(turnPushOn, { body: subscription(endpoint) })
  expect({ status, code: problem.code }).toEqual({ status: 422, code: 'unknown-push-service' })
  expect(await rows()).toEqual([])
})

test('a key that is not a point on the curve is refused', async () => {
  const ada = await person(server, 'Ada')
  const body = subscription('https://fcm.googleapis.com/fcm/send/ada')
  const keys = { ...body.keys, p256dh: `B${'A'.repeat(86)}` }
  const { problem } = await ada.call(turnPushOn, { body: { ...body, keys } })
  expect(problem.code).toBe('unusable-push-key')
})

test('without a contact address push is off, and the answer says so', async () => {
  const quiet = await testServer({ PUSH_CONTACT: '' })
  const ada = await person(quiet, 'Ada')
  expect((await ada.call(getPush)).reply).toEqual({ public_key: null, is_on: false })
  const { status, problem } = await ada.call(turnPushOn, {
    body: subscription('https://fcm.googleapis.com/1'),
  })
  expect({ status, detail: problem.detail }).toEqual({
    status: 409,
    detail: "This server doesn't send notifications to phones.",
  })
  expect(await enqueuePush(quiet.deps.sql, quiet.deps, ada.id, message())).toBe('none')
  await quiet.close()
})

test('[A14] signing out ends push on that device at once', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  await enqueuePush(server.deps.sql, server.deps, ada.id, message({ notificationId: newId() }))
  await ada.call(logout)
  expect(await rows()).toEqual([])
  await runPushes(server)
  expect(service.delivered).toEqual([])
})

test('[A14] where all other sessions end, nothing more is sent to them, and the tidying deletes the rows', async () => {
  const { email, token } = await registeredPerson(server, 'Emma')
  const phone = await signIn(server, email)
  const userId = await turnOnAndFindOwner(phone.token)
  expect(await enqueuePush(server.deps.sql, server.deps, userId, message({ notificationId: newId() }))).toBe(
    'sent',
  )
  await server.call(endOtherSessions, { body: { password: PASSWORD } }, { token })
  expect(await enqueuePush(server.deps.sql, server.deps, userId, message({ notificationId: 'b' }))).toBe(
    'none',
  )
  await runPushes(server)
  expect(service.delivered).toEqual([])
  const registry = createJobRegistry(server.deps)
  for (const task of registry.hourlyTasks) await task()
  registry.close()
  expect(await rows()).toEqual([])
})

async function turnOnAndFindOwner(token: string): Promise<string> {
  const { reply } = await server.call(getPush, {}, { token })
  const { endpoint, keys } = service.subscribe(reply.public_key ?? '')
  await server.call(turnPushOn, { body: { endpoint, keys } }, { token })
  const [row] = await server.deps.sql
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, endpoint))
  return row?.userId ?? ''
}

test('[I26] nothing of a deactivated account is left', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  await server.deps.transact((sql) => deactivateAccount(sql, server.deps, ada.id))
  expect(await rows()).toEqual([])
})
