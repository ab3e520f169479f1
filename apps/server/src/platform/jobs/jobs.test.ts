import { eq, isNotNull, isNull, sql as query } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { emptyTables, type TestDatabase, workerDatabase } from '../../testing/database.ts'
import { Primary } from '../db/primary.ts'
import { connectLive } from '../live/broker.ts'
import type { Live } from '../live/live.ts'
import { Metrics } from '../metrics.ts'
import { type JobKind, jobKind, registerJob } from './job-handler.ts'
import { cancel, enqueue } from './queue.ts'
import { jobs } from './tables.ts'
import { HOURLY, runDueJobs, startJobs } from './worker.ts'

const log = pino({ level: 'silent' })

let db: TestDatabase
let live: Live
beforeAll(async () => {
  db = await workerDatabase()
  live = await connectLive(await Primary.connect(db.url, log), log)
})
beforeEach(() => emptyTables(db.database.sql))
afterAll(async () => {
  await live.close()
  await db.close()
})

const payload = z.object({ to: z.string(), text: z.string() })
const LETTER = jobKind({ name: 'letter', payload, keyOf: ({ to }) => to })

const deps = () => ({
  sql: db.database.sql,
  log,
  metrics: new Metrics(),
})
const registry = (kind: JobKind<z.output<typeof payload>>, work: (text: string) => void | Promise<void>) => ({
  jobs: [registerJob(kind, async ({ payload: { text } }) => work(text))],
  hourlyTasks: [],
  nodeTasks: [],
  close: () => {},
})
async function delivered(kind: JobKind<z.output<typeof payload>> = LETTER): Promise<string[]> {
  const texts: string[] = []
  await runDueJobs(
    deps(),
    registry(kind, (text) => void texts.push(text)),
  )
  return texts
}
const write = (text: string, to = 'ben', options = {}) =>
  db.database.transact((sql) => enqueue(sql, LETTER, { to, text }, options))
const makeDue = () =>
  db.database.sql
    .update(jobs)
    .set({ runAt: new Date(0) })
    .where(isNull(jobs.doneAt))

test('a job is given up after the number of attempts of its kind', async () => {
  const twice = { ...LETTER, attempts: 2, backoffMs: () => 3_600_000 }
  await db.database.transact((sql) => enqueue(sql, twice, { to: 'ben', text: 'hello' }))
  const failing = registry(twice, () => Promise.reject(new Error('no')))
  await runDueJobs(deps(), failing)
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.deadAt))).toBe(0)
  await makeDue()
  await runDueJobs(deps(), failing)
  const [job] = await db.database.sql.select().from(jobs)
  expect(job).toMatchObject({ tries: 2, deadAt: expect.any(Date), doneAt: null })
})

test('a job that waited too long for a lock is retried after seconds, and one that failed after a minute', async () => {
  const { transact, sql } = db.database
  const pauseAfter = async (work: () => Promise<void>) => {
    await sql.delete(jobs)
    await write('hello')
    const before = Date.now()
    await runDueJobs(deps(), registry(LETTER, work))
    const [job] = await sql.select().from(jobs)
    return Number(job?.runAt) - before
  }
  expect(await pauseAfter(() => Promise.reject(new Error('no')))).toBeGreaterThan(50_000)

  await transact(async (others) => {
    await others.execute(query`lock table sport_groups`)
    const work = () =>
      transact(async (own) => {
        await own.execute(query`set local lock_timeout = 100`)
        await own.execute(query`select from sport_groups`)
      })
    expect(await pauseAfter(work)).toBeLessThan(30_000)
  })
})

test('a job that has expired is given up and not run late', async () => {
  const brief = { ...LETTER, expiresAfterMs: 60_000 }
  const runAt = new Date(Date.now() - 61_000)
  await db.database.transact((sql) => enqueue(sql, brief, { to: 'ben', text: 'late' }, { runAt }))
  await db.database.transact((sql) => enqueue(sql, brief, { to: 'cleo', text: 'in time' }))
  expect(await delivered(brief)).toEqual(['in time'])
  expect(await db.database.sql.$count(jobs, isNotNull(jobs.deadAt))).toBe(1)
})

test('a newer job replaces the waiting one with its key, and no other', async () => {
  await write('first')
  await write('for Cleo', 'cleo')
  await write('second')
  expect((await delivered()).sort()).toEqual(['for Cleo', 'second'])
})

test('of ten jobs written at once under one key exactly one runs', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, nr) => write(`letter ${nr}`)))
  expect(await delivered()).toHaveLength(1)
})

test('a failed job is not retried once a newer one with its key exists', async () => {
  await write('first')
  const failing = registry(LETTER, async () => {
    await write('second', 'ben', { runAt: new Date(Date.now() + 3_600_000) })
    throw new Error('no')
  })
  await runDueJobs(deps(), failing)
  await makeDue()
  expect(await delivered()).toEqual(['second'])
})

test('jobs of one lane do not wait for another lane', async () => {
  const [letter, circular] = (['mail', 'newsletter'] as const).map((lane) => ({
    ...LETTER,
    name: lane,
    lane,
  }))
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { jobs: slow } = registry(circular!, () => released)
  const { jobs: quick, ...rest } = registry(letter!, () => release())
  await db.database.transact(async (sql) => {
    for (const to of 'abcdefgh') await enqueue(sql, circular!, { to, text: 'to all' })
    await enqueue(sql, letter!, { to: 'ben', text: 'to one' })
  })
  const node = startJobs({ ...deps(), live }, { ...rest, jobs: [...slow, ...quick] })
  const isDone = isNotNull(jobs.doneAt)
  await expect.poll(() => db.database.sql.$count(jobs, isDone)).toBeGreaterThanOrEqual(9)
  await node.stop()
})

test('the newer job is known by the clock of the database, even if that of a node is wrong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 })
  await write('first')
  vi.useRealTimers()
  expect(await delivered()).toEqual(['first'])
  await write('second')
  expect(await delivered()).toEqual(['second'])
})

test('a cancelled job does not run', async () => {
  await write('to Ben')
  await write('to Cleo', 'cleo')
  await db.database.transact((sql) => cancel(sql, LETTER, 'ben'))
  expect(await delivered()).toEqual(['to Cleo'])
})

test('a job of an older version, without a key or an expiry, still runs', async () => {
  await db.database.sql
    .insert(jobs)
    .values({ id: crypto.randomUUID(), kind: 'letter', payload: { to: 'ben', text: 'old' } })
  expect(await delivered()).toEqual(['old'])
})

test('a node that is stopped during the tidying waits until that is done', async () => {
  const done: string[] = []
  const tidy = async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    done.push('tidied')
  }
  const node = startJobs(
    { ...deps(), live },
    { jobs: [], hourlyTasks: [], nodeTasks: [tidy], close: () => {} },
  )
  await node.stop()
  expect(done).toEqual(['tidied'])
})

test('of two nodes one runs the hourly tasks, and each runs those of its own folder', async () => {
  const ran: string[] = []
  const nodes = ['a', 'b'].map((node) =>
    startJobs(
      { ...deps(), live },
      {
        jobs: [],
        hourlyTasks: [async () => void ran.push('shared')],
        nodeTasks: [async () => void ran.push(node)],
        close: () => {},
      },
    ),
  )
  await expect.poll(() => [...ran].sort()).toEqual(['a', 'b', 'shared'])
  await Promise.all(nodes.map((node) => node.stop()))
  await runDueJobs(
    deps(),
    registry(LETTER, () => {}),
  )
  expect(ran.filter((task) => task === 'shared')).toHaveLength(1)
  expect(await db.database.sql.$count(jobs, eq(jobs.kind, HOURLY.name))).toBe(1)
})
