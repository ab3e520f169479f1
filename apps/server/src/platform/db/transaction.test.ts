import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Sql } from './database.ts'
import { afterCommit, type Work, withCommit } from './transaction.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await emptyDatabase()
  await db.database.sql.execute(query`create table presses (key text primary key)`)
  await db.database.sql.execute(query`create table goals (team text primary key, count int not null)`)
  await db.database.sql.execute(query`insert into goals values ('lions', 0)`)
})

afterAll(() => db.close())

const goal = (sql: Sql) => sql.execute(query`update goals set count = count + 1 where team = 'lions'`)

const goals = async (sql = db.database.sql) =>
  (await sql.execute<{ count: number }>(query`select count from goals`)).rows[0]?.count ?? 0

/** Started while another work runs, so that they are run together. */
async function behindAnother(works: readonly Work[]) {
  const [, ...results] = await Promise.allSettled(
    [goals, ...works].map((work) => db.database.transact<unknown>(work, 'lions')),
  )
  return results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))
}

const transactionId = async (sql: Sql) =>
  (await sql.execute<{ id: string }>(query`select txid_current() as id`)).rows[0]?.id

test('[B12] works that waited for one lock are one transaction, and each has its own result', async () => {
  const called: number[] = []
  const work =
    (nr: number, fails = false) =>
    async (sql: Sql) => {
      afterCommit(sql, () => called.push(nr))
      withCommit(sql, goal(sql))
      if (fails) throw new Error(`No ${nr}.`)
      return transactionId(sql)
    }
  const before = await goals()
  const [first, second, third, seen] = await behindAnother([work(1), work(2, true), work(3), goals])
  expect(first).toBe(third)
  expect([second, seen]).toEqual(['Error: No 2.', before + 2])
  expect([await goals(), called]).toEqual([before + 2, [1, 3]])
})

test('[B12] a work that the database refuses fails alone, and the others take effect once', async () => {
  const called: number[] = []
  const work =
    (nr: number, isDouble = false) =>
    async (sql: Sql) => {
      afterCommit(sql, () => called.push(nr))
      await goal(sql)
      if (isDouble) withCommit(sql, sql.execute(query`insert into goals values ('lions', 1)`))
      return nr
    }
  const before = await goals()
  const results = await behindAnother([work(1), work(2, true), work(3)])
  expect(results).toEqual([1, expect.stringContaining('insert into goals'), 3])
  expect([await goals(), called]).toEqual([before + 2, [1, 3]])
})

test('[B12] a command that also reached another node counts once, even when both nodes wait for each other', async () => {
  const press = async (sql: Sql) => {
    const claimed = await sql.execute(query`insert into presses values ('one') on conflict do nothing`)
    return claimed.rowCount === 1
  }
  let open = () => {}
  const isClaimed = new Promise<void>((resolve) => {
    open = resolve
  })
  let lock = () => {}
  const isLocked = new Promise<void>((resolve) => {
    lock = resolve
  })
  const before = await goals()
  const elsewhere = db.database.transact(async (sql) => {
    const isFirst = await press(sql)
    open()
    await isLocked
    if (isFirst) await goal(sql)
  })
  await behindAnother([
    async (sql) => {
      await goal(sql)
      lock()
      await isClaimed
    },
    async (sql) => (await press(sql)) && goal(sql),
  ])
  await elsewhere
  expect(await goals()).toBe(before + 2)
})

test('[I22] when the database is unavailable, all works of a batch fail at once', async () => {
  const before = await goals()
  const cut = (sql: Sql) => sql.execute(query`select pg_terminate_backend(pg_backend_pid())`)
  const results = await behindAnother([goal, cut, goal])
  expect(new Set(results).size).toBe(1)
  expect(await goals()).toBe(before)
})
