import { sql as query } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, LONG_TIMEOUTS, type TestDatabase } from '../../testing/database.ts'
import { createDatabase, type Sql } from './database.ts'
import { createPool, POOLER } from './pool.ts'
import { prepared, statement } from './prepared.ts'
import { afterCommit, withCommit } from './transaction.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await emptyDatabase()
  await db.database.sql.execute(query`create table scores (team text primary key, goals int not null)`)
  await db.database.sql.execute(query`insert into scores values ('lions', 0), ('bears', 0)`)
})

afterAll(() => db.close())

test('[B12] [I20] a goal that fails half-way leaves nothing behind', async () => {
  const half = db.database.transact(async (sql) => {
    await goal(sql, 'lions')
    throw new Error('The whistle blew.')
  })
  await expect(half).rejects.toThrow('The whistle blew.')
  expect(await scores()).toEqual({ lions: 0, bears: 0 })
})

test('a callback after a commit runs once, and neither after a rollback nor for a retried attempt', async () => {
  const called: string[] = []
  let attempts = 0
  const collides = query`do $$ begin raise exception using errcode = '40001'; end $$`
  await db.database.transact(async (sql) => {
    attempts += 1
    const name = `attempt ${attempts}`
    afterCommit(sql, () => called.push(name))
    if (attempts === 1) await sql.execute(collides)
    expect(called).toEqual([])
  })
  const undone = db.database.transact(async (sql) => {
    afterCommit(sql, () => called.push('undone'))
    throw new Error('The whistle blew.')
  })
  await expect(undone).rejects.toThrow('The whistle blew.')
  expect(called).toEqual(['attempt 2'])
  expect(() => afterCommit(db.database.sql, () => {})).toThrow('needs the sql of a transaction')
})

test('[B12] an unawaited statement that fails makes its transaction fail with its own error, whatever follows it', async () => {
  const called: string[] = []
  const negative = db.database.transact(async (sql) => {
    afterCommit(sql, () => called.push('committed'))
    await goal(sql, 'bears')
    withCommit(sql, sql.execute(query`insert into scores values ('lions', 1)`))
  })
  await expect(negative).rejects.toMatchObject({ cause: { code: '23505' } })
  const behind = db.database.transact(async (sql) => {
    withCommit(sql, sql.execute(query`insert into scores values ('lions', 1)`))
    await goal(sql, 'bears')
  })
  await expect(behind).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(called).toEqual([])
  expect(await scores()).toEqual({ lions: 0, bears: 0 })
})

test('[B12] a serialization failure of an unawaited statement is retried', async () => {
  let attempts = 0
  await db.database.transact(async (sql) => {
    attempts += 1
    const collides = query`do $$ begin raise exception using errcode = '40001'; end $$`
    if (attempts === 1) withCommit(sql, sql.execute(collides))
    await sql.execute(query`update scores set goals = goals where team = 'lions'`)
  })
  expect(attempts).toBe(2)
})

test('a statement that waits too long for a locked row fails with the error of the lock', async () => {
  const pool = createPool(db.url)
  const holder = await db.pool.connect()
  try {
    await holder.query("begin; update scores set goals = goals where team = 'lions'")
    const waits = pool.query("update scores set goals = goals where team = 'lions'")
    await expect(waits).rejects.toMatchObject({ code: '55P03' })
  } finally {
    await holder.query('rollback')
    holder.release()
    await pool.end()
  }
})

test('[B12] of two transactions in a deadlock both succeed, one of them at the second try', async () => {
  let tries = 0
  const bothInside = barrier(2)
  const run = (first: string, second: string) =>
    db.database.transact(async (sql) => {
      tries++
      await goal(sql, first)
      await bothInside()
      await goal(sql, second)
    })

  await Promise.all([run('lions', 'bears'), run('bears', 'lions')])
  expect(await scores()).toEqual({ lions: 2, bears: 2 })
  expect(tries).toBe(3)
})

test('[B12] commands that wait for one lock leave connections to others, and all succeed', async () => {
  const pool = createPool(db.url, { ...LONG_TIMEOUTS, max: 3 })
  const { transact } = createDatabase(pool)
  const holder = await db.pool.connect()
  try {
    await holder.query("begin; update scores set goals = goals where team = 'lions'")
    let through = 0
    const touch = (team: string) =>
      transact(async (sql) => {
        await sql.execute(query`update scores set goals = goals where team = ${team}`)
        if (team === 'lions') through += 1
      }, team)
    const waiting = Array.from({ length: 5 }, () => touch('lions'))
    await touch('bears')
    expect(through).toBe(0)
    await holder.query('rollback')
    await Promise.all(waiting)
    expect(through).toBe(5)
  } finally {
    holder.release()
    await pool.end()
  }
})

test('[I22] a broken connection does not end the program, and the next query gets a new one', async () => {
  const cut = db.database.sql.execute(query`select pg_terminate_backend(pg_backend_pid())`)
  await expect(cut).rejects.toThrow()
  expect(await scores()).toEqual({ lions: 2, bears: 2 })
})

const goal = (sql: Sql, team: string) =>
  sql.execute(query`update scores set goals = goals + 1 where team = ${team}`)

async function scores(): Promise<Record<string, number>> {
  const { rows } = await db.database.sql.execute<{ team: string; goals: number }>(
    query`select team, goals from scores`,
  )
  return Object.fromEntries(rows.map(({ team, goals }) => [team, goals]))
}

/** Opens once everyone has arrived, and stays open. */
function barrier(people: number) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return async () => {
    if (--people <= 0) open()
    await opened
  }
}

const goalsOf = prepared('goals-of', (sql, { team }: { team: unknown }) =>
  statement<{ goals: number }>(sql, query`select goals from scores where team = ${team}`),
)

test.each([
  ['keeps the statements of the house by their names', {}, undefined, ['goals-of']],
  ['through a pooler keeps none', POOLER.overrides, POOLER, []],
])('a connection %s', async (_, overrides, begin, names) => {
  const pool = createPool(db.url, { ...overrides, max: 1 })
  const { sql, transact } = createDatabase(pool, begin)
  await goalsOf(sql, { team: 'lions' })
  await transact((sql) => goalsOf(sql, { team: 'lions' }))
  const { rows } = await sql.execute(query`select name from pg_prepared_statements`)
  expect(rows.map(({ name }) => name)).toEqual(names)
  await pool.end()
})
