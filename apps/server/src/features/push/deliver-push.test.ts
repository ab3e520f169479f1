import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { jobs } from '../../platform/jobs/tables.ts'
import { startJobs } from '../../platform/jobs/worker.ts'
import { enqueueMail, MAIL } from '../../platform/mail/outbox.ts'
import { person } from '../../testing/people.ts'
import { type PushService, startPushService } from '../../testing/push-service.ts'
import { type TestServer, testServer } from '../../testing/server.ts'
import { passwordChangedMail } from '../accounts/mails.ts'
import { enqueuePush } from './enqueue-push.ts'
import { pushSubscriptions } from './tables.ts'
import { message, PUSH_CONTACT, pushRegistry, runPushes, skipPauses, TEXT, turnOn } from './testing.ts'

let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
  server = await testServer({ PUSH_CONTACT, PUSH_HOSTS: service.url })
})
beforeEach(async () => {
  server.offset.ms = 0
  service.delivered.length = 0
  service.requests.length = 0
  service.respondWith(() => 'deliver')
  await server.reset()
})
afterAll(async () => {
  await server.close()
  await service.close()
})

const rows = () => server.deps.sql.select().from(pushSubscriptions)
const send = (userId: string, changes = {}) =>
  enqueuePush(server.deps.sql, server.deps, userId, message(changes))

test('a device decrypts the notification, in the form that Safari reads too', async () => {
  const ada = await person(server, 'Ada')
  const device = await turnOn(ada, service)
  const game = { groupId: 'g', gameId: 's' }
  expect(await send(ada.id, { game, urgency: 'high' })).toBe('sent')
  await runPushes(server)
  const navigate = 'http://localhost:3000/my-sports-groups/1'
  expect(service.delivered).toEqual([
    {
      deviceId: device.id,
      message: {
        web_push: 8030,
        notification: {
          ...TEXT,
          navigate,
          tag: 'game-1',
          lang: 'en',
          dir: 'ltr',
          actions: [
            { action: 'going', title: "I'm in", navigate },
            { action: 'not_going', title: "I'm out", navigate },
          ],
          data: { id: 'a', game },
        },
      },
      ttl: expect.any(Number),
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      contact: PUSH_CONTACT,
    },
  ])
  expect(service.delivered[0]?.ttl).toBeGreaterThan(3_500)
  expect(service.delivered[0]?.ttl).toBeLessThanOrEqual(3_600)
  expect(await rows()).toMatchObject([{ lastSuccessAt: expect.any(Date) }])
})

test('links are buttons that open one page each', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  await send(ada.id, {
    links: [{ action: 'cancel', label: 'Cancel this game', path: '/answer/1?answer=cancel' }],
  })
  await runPushes(server)
  const navigate = 'http://localhost:3000/answer/1?answer=cancel'
  expect(service.delivered).toMatchObject([
    { message: { notification: { actions: [{ action: 'cancel', title: 'Cancel this game', navigate }] } } },
  ])
})

test('every device of the person gets it once, and no other', async () => {
  const [ada, ben] = [await person(server, 'Ada'), await person(server, 'Ben')]
  const phone = await turnOn(ada, service)
  await turnOn(ben, service)
  await send(ada.id)
  await send(ada.id)
  await runPushes(server)
  await send(ada.id)
  await runPushes(server)
  expect(service.delivered.map(({ deviceId }) => deviceId)).toEqual([phone.id])
})

test('a newer message with the same tag replaces a waiting one, and has the same topic', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  const run = () => runPushes(server, async (title) => ({ ...TEXT, title }))
  await send(ada.id, { notificationId: 'Moved to 19:00' })
  await send(ada.id, { notificationId: 'Moved to 20:00' })
  await run()
  await send(ada.id, { notificationId: 'Cancelled' })
  await send(ada.id, { notificationId: 'Another game', tag: 'game-2' })
  await run()
  expect(service.delivered.map(({ message: { notification } }) => notification.title).sort()).toEqual([
    'Another game',
    'Cancelled',
    'Moved to 20:00',
  ])
  expect(new Set(service.delivered.map(({ topic }) => topic)).size).toBe(2)
})

test('the longest title and text fit into the limit of push services', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  await send(ada.id, { game: { groupId: 'g', gameId: 's' } })
  await runPushes(server, async () => ({ title: 'ü'.repeat(500), body: '⚽'.repeat(5_000) }))
  expect(service.delivered).toHaveLength(1)
})

test.each([404, 410])('a device that is gone (%i) is removed, and not tried again', async (status) => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  service.respondWith(() => ({ status }))
  await send(ada.id, { notificationId: newId() })
  await runPushes(server)
  expect(await rows()).toEqual([])
  await skipPauses(server)
  await runPushes(server)
  expect(service.requests).toHaveLength(1)
  expect(await send(ada.id, { notificationId: 'b' })).toBe('none')
})

test('a busy push service is retried after the time that it names, and other devices get theirs once', async () => {
  const ada = await person(server, 'Ada')
  const phone = await turnOn(ada, service)
  service.respondWith(() => ({ status: 429, headers: { 'retry-after': '120' } }))
  await send(ada.id)
  await runPushes(server)
  const [job] = await server.deps.sql.select().from(jobs)
  const waitMs = (job?.runAt.getTime() ?? 0) - Date.now()
  expect(waitMs).toBeGreaterThan(110_000)
  expect(waitMs).toBeLessThanOrEqual(120_000)
  service.respondWith(() => 'deliver')
  await runPushes(server)
  expect(service.requests).toHaveLength(1)
  await skipPauses(server)
  await runPushes(server)
  expect(service.delivered.map(({ deviceId }) => deviceId)).toEqual([phone.id])
})

test.each([{ status: 500 }, { status: 503 }, 'drop'] as const)(
  'a push service that fails (%o) is retried later',
  async (failure) => {
    const ada = await person(server, 'Ada')
    await turnOn(ada, service)
    service.respondWith(() => failure)
    await send(ada.id)
    await runPushes(server)
    expect(await rows()).toHaveLength(1)
    const failed = service.requests.length
    service.respondWith(() => 'deliver')
    await skipPauses(server)
    await runPushes(server)
    expect(service.requests).toHaveLength(failed + 1)
    expect(service.delivered.at(-1)?.message.notification.title).toBe(TEXT.title)
    // if the first did arrive, the second replaces it on the phone
    const tags = service.delivered.map(
      ({ topic, message: { notification } }) => `${topic} ${notification.tag}`,
    )
    expect(new Set(tags).size).toBe(1)
  },
)

test('a refused message is given up and the device stays', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  service.respondWith(() => ({ status: 403 }))
  await send(ada.id, { notificationId: newId() })
  await runPushes(server)
  expect(await server.deps.sql.$count(jobs, isNotNull(jobs.deadAt))).toBe(1)
  expect(await rows()).toHaveLength(1)
})

test('a message that is no longer useful is not sent, even after waiting for a push service', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  service.respondWith(() => ({ status: 503 }))
  await send(ada.id, { expiresAt: Date.now() + 120_000 })
  await runPushes(server)
  server.pass(121_000)
  await skipPauses(server)
  await runPushes(server)
  expect(service.requests).toHaveLength(1)
  expect(await server.deps.sql.$count(jobs, isNotNull(jobs.doneAt))).toBe(1)
})

test('[Y-7] a message that is no longer true is not sent, even after waiting for a push service', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  service.respondWith(() => ({ status: 503 }))
  await send(ada.id)
  await runPushes(server)
  await skipPauses(server)
  await runPushes(server, async () => null)
  expect(service.requests).toHaveLength(1)
  expect(await server.deps.sql.$count(jobs, isNotNull(jobs.doneAt))).toBe(1)
})

test('a message on a connection that the push service has just closed is sent again on a new one at once', async () => {
  const ada = await person(server, 'Ada')
  await turnOn(ada, service)
  await send(ada.id)
  await runPushes(server)
  service.respondWith((_, requestNumber) => (requestNumber === 2 ? 'drop' : 'deliver'))
  await send(ada.id, { notificationId: 'b' })
  await runPushes(server)
  expect(service.requests).toHaveLength(3)
})

test('a push service that never answers delays no mail', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, nr) => person(server, `Player${nr}`)))
  for (const who of people) await turnOn(who, service)
  service.respondWith(() => 'silent')
  for (const who of people) await send(who.id)
  const { deps } = server
  const worker = startJobs(deps, pushRegistry(deps))
  await expect.poll(() => service.requests.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(4)
  const to = people[0]!.id
  await deps.transact((sql) =>
    enqueueMail(sql, { template: passwordChangedMail, to, params: { at: Date.now() } }),
  )
  const isSent = and(eq(jobs.kind, MAIL.name), isNotNull(jobs.doneAt))
  await expect.poll(() => deps.sql.$count(jobs, isSent), { timeout: 8_000 }).toBe(1)
  expect(service.delivered).toEqual([])
  await worker.stop()
})
