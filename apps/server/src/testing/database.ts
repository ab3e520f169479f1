import { randomUUID } from 'node:crypto'
import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import { createDatabase, type Database, type Sql } from '../platform/db/database.ts'
import { createPool } from '../platform/db/pool.ts'
import { sqlStateOf } from '../platform/db/sql-state.ts'

export type TestDatabase = { url: string; pool: pg.Pool; database: Database; close(): Promise<void> }

let workerNumber: Promise<number> | undefined

/**
 * The first number that no other process of this run holds; it is free again when this one has gone. Vitest's own
 * numbers will not do: from one group of projects to the next it gives the same one to two workers.
 */
async function acquireWorkerNumber(): Promise<number> {
  const client = new pg.Client({ connectionString: maintenanceUrl() })
  client.on('error', () => {}) // the run is over, and PostgreSQL with it
  await client.connect()
  for (let number = 1; ; number += 1) {
    const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as mine', [WORKER_LOCK, number])
    if (rows[0]?.mine) return number
  }
}

const WORKER_LOCK = 727_100

/** A database of this worker's own, with every table and no row. */
export async function workerDatabase(): Promise<TestDatabase> {
  workerNumber ??= acquireWorkerNumber()
  const name = `w${await workerNumber}`
  const { rowCount } = await onMaintenance(`select from pg_database where datname = '${name}'`)
  if (!rowCount) await onMaintenance(`create database ${name} template ${TEMPLATE}`)
  const worker = openDatabase(name)
  await emptyTables(worker.database.sql)
  return worker
}

/** A database without a single table, for whoever tests the making of tables; it goes with the test. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await onMaintenance(`create database ${name}`)
  const empty = openDatabase(name)
  const close = async () => {
    await empty.close()
    await onMaintenance(`drop database ${name} with (force)`)
  }
  return { ...empty, close }
}

function openDatabase(name: string): TestDatabase {
  const url = inDatabase(templateUrl(), name)
  const pool = createPool(url, LONG_TIMEOUTS)
  return { url, pool, database: createDatabase(pool), close: () => pool.end() }
}

// Twenty presses at once must wait for each other and not for a connection, also on a busy machine.
export const LONG_TIMEOUTS = {
  max: 24,
  connectionTimeoutMillis: 20_000,
  query_timeout: 25_000,
  statement_timeout: 20_000,
  lock_timeout: 20_000,
}

/** Every evening begins with an empty pitch. Whose the store of pictures is stays said: it is the same store. */
export async function emptyTables(sql: Sql): Promise<void> {
  const { rows } = await sql.execute<{ tables: string | null }>(
    query`select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> 'instance'`,
  )
  const tables = rows[0]?.tables
  if (tables) await truncate(sql, tables)
}

/** The server's own sweep may hold a table in another order just then; one of the two has to wait and try again. */
async function truncate(sql: Sql, tables: string, tries = 5): Promise<void> {
  try {
    await sql.execute(query.raw(`truncate ${tables} restart identity cascade`))
  } catch (error) {
    if (tries === 0 || sqlStateOf(error) !== '40P01') throw error
    await truncate(sql, tables, tries - 1)
  }
}

function templateUrl(): string {
  const url = process.env[TEMPLATE_VARIABLE]
  if (url) return url
  throw new Error(
    'No test database runs. This Vitest project needs src/testing/global-database.ts as its globalSetup.',
  )
}

// Nobody may be inside of a template while it is copied.
const maintenanceUrl = () => inDatabase(templateUrl(), 'postgres')
const onMaintenance = (text: string) => command(maintenanceUrl(), text)

export const TEMPLATE = 'blank'
export const TEMPLATE_VARIABLE = 'TURNOUT_TEST_TEMPLATE'

/** The same server, another database. */
export const inDatabase = (url: string, name: string) => url.replace(/\/\w+(?=\?|$)/, `/${name}`)

export async function command(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
