import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { emptyTables, type TestDatabase, workerDatabase } from '../../testing/database.ts'
import { freePort } from '../../testing/free-port.ts'
import { type MailServerFaults, startMailServer } from '../../testing/mail-server.ts'
import { Primary } from '../db/primary.ts'
import { newId } from '../ids.ts'
import { doublingBackoff, jobKind, registerJob } from '../jobs/job-handler.ts'
import { enqueue } from '../jobs/queue.ts'
import { jobs } from '../jobs/tables.ts'
import { runDueJobs, startJobs } from '../jobs/worker.ts'
import { connectLive } from '../live/broker.ts'
import type { Live } from '../live/live.ts'
import { Metrics } from '../metrics.ts'
import { createMailHandler } from './deliver.ts'
import { mailTemplate } from './mail-content.ts'
import { createMailer } from './mailer.ts'
import { enqueueMail, MAIL } from './outbox.ts'

const log = pino({ level: 'silent' })
const approved = mailTemplate<{ group: string }>('approved', ({ group }) => ({
  subject: `You're in: ${group}`,
  paragraphs: ['Ada said yes.'],
}))
const ben = { id: newId(), name: 'Ben', address: 'ben@example.org' }

let db: TestDatabase
let live: Live
let port: number
beforeAll(async () => {
  port = await freePort()
  db = await workerDatabase()
  live = await connectLive(await Primary.connect(db.url, log), log)
})
beforeEach(() => emptyTables(db.database.sql))
afterAll(async () => {
  await live.close()
  await db.close()
})

const workerDeps = () => ({
  sql: db.database.sql,
  log,
  metrics: new Metrics(),
})
function kinds() {
  const mailer = createMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: { name: 'Turnout', address: 'turnout@example.org' },
    publicUrl: 'https://play.example.org',
    dataDir: '/nowhere',
  })
  const mailboxOf = async (userId: string) => (userId === ben.id ? ben : null)
  const unsubscribePath = async (userId: string, topic: string) => `/off?token=${userId}.${topic}`
  const isDue = async () => true
  return {
    jobs: [registerJob(MAIL, createMailHandler(mailer, { mailboxOf, unsubscribePath, isDue }))],
    hourlyTasks: [],
    nodeTasks: [],
    close: () => mailer.close(),
  }
}

async function startServer(faults: MailServerFaults = {}) {
  const { got, close } = await startMailServer(port, faults)
  closing.push(close)
  return got
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function mailFor(to: string | { name: string; address: string }) {
  await db.database.transact((sql) =>
    enqueueMail(sql, { template: approved, to, params: { group: 'Tuesday Sevens' } }),
  )
}

/** Makes jobs that were put off for a minute or more due now. */
const laterOn = () =>
  db.database.sql
    .update(jobs)
    .set({ runAt: new Date(0) })
    .where(isNull(jobs.doneAt))

async function doAll() {
  const does = kinds()
  await runDueJobs(workerDeps(), does)
  does.close()
}

test('[I19] mails written while the mail server is down arrive once each when it is back', async () => {
  await mailFor(ben.id)
  await mailFor({ name: 'Cleo, who is captain', address: 'cleo@example.org' })
  await doAll()
  await doAll() // not due: the first try was a moment ago
  expect(await db.database.sql.select({ tries: jobs.tries }).from(jobs)).toEqual([{ tries: 1 }, { tries: 1 }])

  const got = await startServer()
  await laterOn()
  await doAll()
  await laterOn()
  await doAll()
  expect(got.map(({ recipients }) => recipients).sort()).toEqual([['ben@example.org'], ['cleo@example.org']])
  expect(got.map(({ mail }) => mail.subject)).toEqual(Array(2).fill("You're in: Tuesday Sevens"))
  expect(got.map(({ mail }) => mail.to?.length)).toEqual([1, 1])
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.doneAt))).toBe(2)
})

test('[I19] a full inbox is retried with the same message, an unknown one is not', async () => {
  const verdict = { code: 452 }
  const got = await startServer({ refuseWith: () => verdict.code || null })
  await mailFor(ben.id)
  await doAll()
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.deadAt))).toBe(0)

  const [job] = await db.database.sql.select().from(jobs)
  verdict.code = 0
  await laterOn()
  await doAll()
  expect(got[0]?.mail.messageId).toBe(`<${job?.id}@play.example.org>`)

  verdict.code = 550
  await mailFor(ben.id)
  await doAll()
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.deadAt))).toBe(1)
  expect(got).toHaveLength(1)
})

test.each`
  verdict                                    | faults                                                               | dead
  ${'without a login is tried again'}        | ${{ refuseSenderWith: () => 530 }}                                   | ${0}
  ${'of a sender it bars is tried again'}    | ${{ refuseSenderWith: () => 550 }}                                   | ${0}
  ${'is tried again, the login being wrong'} | ${{ refuseWith: () => 535 }}                                         | ${0}
  ${'it does not relay is tried again'}      | ${{ refuseWith: () => 554, reason: '5.7.1 Relay access denied' }}    | ${0}
  ${'of a sender not ours is tried again'}   | ${{ refuseWith: () => 553, reason: '5.7.1 Not owned by this user' }} | ${0}
  ${'to an unknown address is given up'}     | ${{ refuseWith: () => 550, reason: '5.1.1 No such user' }}           | ${1}
  ${'it takes from nobody is given up'}      | ${{ refuseMailWith: () => 554 }}                                     | ${1}
`('[I19] a mail that the server refuses: one $verdict', async ({ faults, dead }) => {
  await startServer(faults)
  await mailFor(ben.id)
  await doAll()
  expect(await db.database.sql.select({ tries: jobs.tries }).from(jobs)).toEqual([{ tries: 1 }])
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.deadAt))).toBe(dead)
})

test('[I19] a slow mail server gets each mail once, even with several workers', async () => {
  const got = await startServer({ slowMs: 700 })
  await mailFor(ben.id)
  await Promise.all([doAll(), doAll(), sleep(900).then(doAll)])
  expect(got).toHaveLength(1)
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.doneAt))).toBe(1)
})

test.each`
  trouble                        | manners
  ${'is too busy to say hello'}  | ${(isTroubled: () => boolean) => ({ busy: isTroubled })}
  ${'puts the recipient off'}    | ${(isTroubled: () => boolean) => ({ refuseWith: () => (isTroubled() ? 421 : null) })}
  ${'is cut off after the mail'} | ${(isTroubled: () => boolean) => ({ dropsConnection: isTroubled })}
`('[I19] a mail server that $trouble and then recovers gets one mail', async ({ manners: faults }) => {
  let troubled = true
  const got = await startServer(faults(() => troubled))
  await mailFor(ben.id)
  await doAll()
  expect([got.length, await db.database.sql.$count(jobs, isNotNull(jobs.deadAt))]).toEqual([0, 0])
  troubled = false
  await laterOn()
  await doAll()
  await laterOn()
  await doAll()
  const [job] = await db.database.sql.select().from(jobs)
  expect(got.map(({ mail }) => mail.messageId)).toEqual([`<${job?.id}@play.example.org>`])
})

test('[I19] a mail server that never answers delays no push and no other job', async () => {
  const got = await startServer({ hangs: () => true })
  for (let n = 0; n < 5; n++) await mailFor(ben.id)
  const did: string[] = []
  const others = (['own', 'push'] as const).map((lane) =>
    jobKind({ name: lane, lane, payload: z.object({}) }),
  )
  const does = kinds()
  const node = startJobs(
    { ...workerDeps(), live },
    {
      ...does,
      jobs: [...does.jobs, ...others.map((kind) => registerJob(kind, async () => void did.push(kind.name)))],
    },
  )
  closing.unshift(node.stop)
  await expect.poll(() => db.database.sql.$count(jobs, isNotNull(jobs.heldUntil))).toBe(4)
  for (const kind of others) await db.database.transact((sql) => enqueue(sql, kind, {}))
  await expect.poll(() => did.sort(), { timeout: 10_000 }).toEqual(['own', 'push'])
  expect(await db.database.sql.$count(jobs, and(eq(jobs.kind, 'mail'), isNotNull(jobs.heldUntil)))).toBe(4)
  expect(got).toEqual([])
})

test('no two mails share a name, by which they are found', () => {
  expect(() => mailTemplate('approved', () => ({ subject: '', paragraphs: [] }))).toThrow(
    "two mails are called 'approved'",
  )
})

test('a deleted account gets no mail', async () => {
  const got = await startServer()
  await mailFor(newId())
  await doAll()
  expect(got).toEqual([])
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.doneAt))).toBe(1)
})

test('[I19] two nodes that are woken by one commit send one mail', async () => {
  const got = await startServer()
  const nodes = [startJobs({ ...workerDeps(), live }, kinds()), startJobs({ ...workerDeps(), live }, kinds())]
  for (let n = 0; n < 10; n++) await mailFor(ben.id)
  await expect.poll(() => got.length).toBe(10)
  await Promise.all(nodes.map((node) => node.stop()))
  expect(got).toHaveLength(10)
})

test('a mail of a transaction that was rolled back is never sent', async () => {
  await expect(
    db.database.transact(async (sql) => {
      await enqueueMail(sql, { template: approved, to: ben.id, params: { group: 'Tuesday Sevens' } })
      throw new Error('the group is gone')
    }),
  ).rejects.toThrow('the group is gone')
  expect(await db.database.sql.$count(jobs)).toBe(0)
})

test('an unavailable mail server is tried less and less often, and the twentieth try is the last', async () => {
  expect([1, 2, 3, 9, 10, 19].map((failed) => doublingBackoff(failed) / 1000)).toEqual([
    60, 120, 240, 15_360, 21_600, 21_600,
  ])
  await mailFor(ben.id)
  await db.database.sql.update(jobs).set({ tries: 18 })
  await doAll()
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.deadAt))).toBe(0)
  await laterOn()
  await doAll()
  const [job] = await db.database.sql.select().from(jobs)
  expect(job).toMatchObject({ tries: 20, deadAt: expect.any(Date), doneAt: null })
})

test('a job whose node died is taken over by another', async () => {
  const got = await startServer()
  await mailFor(ben.id)
  await db.database.sql.update(jobs).set({ tries: 1, heldUntil: new Date(Date.now() + 60_000) })
  await doAll()
  expect(got).toHaveLength(0)
  await db.database.sql.update(jobs).set({ heldUntil: new Date(Date.now() - 1000) })
  await doAll()
  expect(got).toHaveLength(1)
})

test('stopping waits for the mail that is being sent', async () => {
  const sent: string[] = []
  const gate: { open: () => void } = { open: () => {} }
  const slow = new Promise<void>((open) => {
    gate.open = open
  })
  await db.database.sql.insert(jobs).values({ id: ben.id, kind: 'slow', payload: {} })
  const started = new Promise<void>((begin) => {
    const job = registerJob(jobKind({ name: 'slow', payload: z.object({}) }), async () => {
      begin()
      await slow
      sent.push('done')
    })
    closing.push(
      startJobs(
        { ...workerDeps(), live },
        {
          jobs: [job],
          hourlyTasks: [],
          nodeTasks: [],
          close: () => void sent.push('closed'),
        },
      ).stop,
    )
  })
  await started
  const stopped = closing.splice(0).map((stop) => stop())
  gate.open()
  await Promise.all(stopped)
  expect(sent).toEqual(['done', 'closed'])
  expect(await db.database.sql.$count(jobs, and(eq(jobs.kind, 'slow'), isNotNull(jobs.doneAt)))).toBe(1)
})
