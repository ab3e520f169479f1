import { sql as query } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, workerDatabase } from '../../testing/database.ts'
import { Primary } from '../db/primary.ts'
import { connectLive, publishChangeIn, publishJobIn, publishRecheckIn } from './broker.ts'
import type { Live, RecheckScope } from './live.ts'

let database: TestDatabase
const connections: { live: Live; received: (string | RecheckScope | 'lost')[] }[] = []

beforeAll(async () => {
  database = await workerDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  for (const { live } of connections.splice(0)) await live.close()
})

/** The connection of a node, under a name by which it can be cut. */
async function connection(name: string) {
  const url = new URL(database.url)
  url.searchParams.set('application_name', name)
  const log = pino({ level: 'silent' })
  const live = await connectLive(await Primary.connect(url.href, log), log)
  const received: (string | RecheckScope)[] = []
  live.subscribe({
    changed: (gameId) => received.push(gameId),
    recheck: (who) => received.push(who),
    lost: () => received.push('lost'),
  })
  const made = { live, received }
  connections.push(made)
  return made
}

const cut = (name: string) =>
  database.database.sql.execute(
    query`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`,
  )

/** Waits for a condition; if it never holds, the test times out. */
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((waited) => setTimeout(waited, 5))
}

let first: Awaited<ReturnType<typeof connection>>
let second: Awaited<ReturnType<typeof connection>>
beforeEach(async () => {
  first = await connection('here')
  second = await connection('there')
})

test('the change of a transaction reaches all nodes after the commit, and none after a rollback', async () => {
  const { transact } = database.database
  await transact(async (sql) => {
    await publishChangeIn(sql, 'undone')
    throw new Error('changed my mind')
  }).catch(() => {})
  await transact((sql) => publishChangeIn(sql, 'done'))
  await until(() => first.received.length > 0 && second.received.length > 0)
  expect([first.received, second.received]).toEqual([['done'], ['done']])
})

test('many messages at once all arrive, in order', async () => {
  const names = Array.from({ length: 50 }, (_, nr) => `person ${nr}`)
  const { transact } = database.database
  await transact(async (sql) => {
    for (const userId of names) await publishRecheckIn(sql, { userId })
  })
  await until(() => second.received.length === names.length)
  expect(second.received).toEqual(names.map((userId) => ({ userId })))
})

test('a new job wakes the workers of every node and reaches no subscriber', async () => {
  const woken: string[] = []
  first.live.onJob(() => woken.push('here'))
  const stopListening = second.live.onJob(() => woken.push('there'))
  await publishJobIn(database.database.sql)
  await until(() => woken.length === 2)
  stopListening()
  await publishJobIn(database.database.sql)
  await until(() => woken.length === 3)
  expect([woken[2], first.received, second.received]).toEqual(['here', [], []])
})

test('[I15] a broken connection is reported, and so is its return, because messages may be lost', async () => {
  await cut('here')
  await until(() => first.received.length > 1)
  expect(first.received).toEqual(['lost', {}])
  expect(second.received).toEqual([])
})

test('[I15] what is committed while the connection of one node is down reaches the other nodes', async () => {
  await cut('here')
  await until(() => first.received.includes('lost'))
  await publishRecheckIn(database.database.sql, { userId: 'Ben' })
  await until(() => second.received.length > 0)
  expect(second.received).toEqual([{ userId: 'Ben' }])
})
