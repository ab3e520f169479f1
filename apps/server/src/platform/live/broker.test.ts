import { sql as query } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, workerDatabase } from '../../testing/database.ts'
import { connectLive } from './broker.ts'
import type { Live, Who } from './live.ts'

let database: TestDatabase
const lines: { live: Live; heard: (string | Who | 'lost')[] }[] = []

beforeAll(async () => {
  database = await workerDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  for (const { live } of lines.splice(0)) await live.close()
})

/** A node's line, under a name by which it can be cut. */
async function line(name: string) {
  const url = new URL(database.url)
  url.searchParams.set('application_name', name)
  const live = await connectLive(url.href, pino({ level: 'silent' }))
  const heard: (string | Who)[] = []
  live.listen({
    changed: (gameId) => heard.push(gameId),
    recheck: (who) => heard.push(who),
    lost: () => heard.push('lost'),
  })
  const made = { live, heard }
  lines.push(made)
  return made
}

const cut = (name: string) =>
  database.database.sql.execute(
    query`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`,
  )

/** Waits for what was promised; what never comes is the test's own time running out. */
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((waited) => setTimeout(waited, 5))
}

let here: Awaited<ReturnType<typeof line>>
let there: Awaited<ReturnType<typeof line>>
beforeEach(async () => {
  here = await line('here')
  there = await line('there')
})

test('what a transaction changed is heard everywhere once it commits, and never when it does not', async () => {
  const { transact } = database.database
  await transact(async (sql) => {
    await here.live.announceIn(sql, 'undone')
    throw new Error('changed my mind')
  }).catch(() => {})
  await transact((sql) => here.live.announceIn(sql, 'done'))
  await until(() => here.heard.length > 0 && there.heard.length > 0)
  expect([here.heard, there.heard]).toEqual([['done'], ['done']])
})

test('many words at once all come, in their order', async () => {
  const names = Array.from({ length: 50 }, (_, nr) => `person ${nr}`)
  for (const userId of names) here.live.recheck({ userId })
  await until(() => there.heard.length === names.length)
  expect(there.heard).toEqual(names.map((userId) => ({ userId })))
})

test('[I15] a line that was cut says so, and once it stands again that something may have been missed', async () => {
  await cut('here')
  await until(() => here.heard.length > 1)
  expect(here.heard).toEqual(['lost', {}])
  expect(there.heard).toEqual([])
})

test('[I15] what is said while the line is down is heard by the others afterwards', async () => {
  await cut('here')
  await until(() => here.heard.includes('lost'))
  here.live.recheck({ userId: 'Ben' })
  await until(() => there.heard.length > 0)
  expect(there.heard).toEqual([{ userId: 'Ben' }])
})
