import { changeNotificationSettings } from '@turnout/contract/notification-settings'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGroup } from '../features/groups/testing.ts'
import { notifications } from '../features/notifications/tables.ts'
import { enqueuePush, PUSH } from '../features/push/enqueue-push.ts'
import { message, PUSH_CONTACT, turnOn } from '../features/push/testing.ts'
import { newId } from '../platform/ids.ts'
import { jobs } from '../platform/jobs/tables.ts'
import { type Person, person } from '../testing/people.ts'
import { Program } from '../testing/program.ts'
import { type PushService, startPushService } from '../testing/push-service.ts'
import type { TestServer } from '../testing/server.ts'

const DEVICES = 12
/** Messages that are answered before the program is killed. */
const ANSWERED = 5

let service: PushService
let program: Program
beforeAll(async () => {
  service = await startPushService()
  program = await Program.make({ PUSH_CONTACT, PUSH_HOSTS: service.url })
  await program.start()
})
afterAll(async () => {
  await program.remove()
  await service.close()
})

const openPushes = () =>
  program.withDatabase(({ deps }) =>
    deps.sql.$count(jobs, and(isNull(jobs.doneAt), eq(jobs.kind, PUSH.name))),
  )

/** A notification about an approved request, which is sent at any hour. */
async function addNotice({ deps }: TestServer, who: Person): Promise<string> {
  // the questions of their group would count as well
  await who.call(changeNotificationSettings, {
    body: { topics: [{ topic: 'are_you_in', push: false, mail: false }] },
  })
  const [id, groupId] = [newId(), await createTestGroup(who)]
  const row = { id, userId: who.id, groupId, kind: 'approved', key: 'approved', data: {} } as const
  const [createdAt, expiresAt] = [new Date(), new Date(Date.now() + 3_600_000)]
  await deps.sql.insert(notifications).values({ ...row, createdAt, expiresAt })
  return id
}

/** Frees the jobs of a killed program, as after two minutes. */
const releaseJobs = () =>
  program.withDatabase(({ deps }) =>
    deps.sql
      .update(jobs)
      .set({ heldUntil: null, runAt: new Date(0) })
      .where(isNull(jobs.doneAt)),
  )

test('[I19] a program that is killed while it sends continues after the next start: every device gets its message once', async () => {
  let wasKilled = false
  service.respondWith((_, nr) => (wasKilled || nr <= ANSWERED ? 'deliver' : 'silent'))
  const devices = await program.withDatabase(async (server) => {
    const push = { contact: PUSH_CONTACT, origins: [service.url] }
    const deps = { ...server.deps, config: { push } }
    const subscribed = []
    for (const nr of Array.from({ length: DEVICES }).keys()) {
      const who = await person(server, `Player${nr}`)
      subscribed.push({ who, device: await turnOn(who, service) })
    }
    for (const { who } of subscribed)
      await enqueuePush(deps.sql, deps, who.id, message({ notificationId: await addNotice(server, who) }))
    return subscribed.map(({ device }) => device.id)
  })
  await expect.poll(() => service.requests.length, { timeout: 60_000 }).toBeGreaterThan(ANSWERED)
  // a message whose response was not stored yet would rightly be sent again
  await expect.poll(openPushes, { timeout: 60_000 }).toBe(DEVICES - ANSWERED)
  await program.stop('SIGKILL')
  wasKilled = true
  expect(service.delivered).toHaveLength(ANSWERED)

  await program.start()
  await releaseJobs()
  // at night the questions of groups wait for the morning
  await expect.poll(openPushes, { timeout: 60_000 }).toBe(0)
  expect(service.delivered.map(({ deviceId }) => deviceId).sort()).toEqual(devices.sort())
}, 240_000)
