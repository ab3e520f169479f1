import { randomUUID } from 'node:crypto'
import { sql as query } from 'drizzle-orm'
import pg from 'pg'
import { createDatabase, type Database, type Sql } from '../platform/db/database.ts'
import { createPool } from '../platform/db/pool.ts'
import { sqlStateOf } from '../platform/db/sql-state.ts'

export type TestDatabase = { url: string; pool: pg.Pool; database: Database; close(): Promise<void> }

let workerNumber: Promise<number> | undefined

/**
 * The first number that no other process of this run has; it is free again when this process ends. Vitest's own
 * numbers do not work: between groups of projects two workers may get the same one.
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

/** The database of this worker, with every table and no row. */
export async function workerDatabase(): Promise<TestDatabase> {
  workerNumber ??= acquireWorkerNumber()
  const name = `w${await workerNumber}`
  const { rowCount } = await onMaintenance(`select from pg_database where datname = '${name}'`)
  if (!rowCount) await onMaintenance(`create database ${name} template ${TEMPLATE}`)
  const worker = openDatabase(name)
  await emptyTables(worker.database.sql)
  return worker
}

/** A database without tables, for tests that create them; it is dropped after the test. */
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

// Twenty commands at once must wait for each other and not for a connection, even on a busy machine.
export const LONG_TIMEOUTS = {
  max: 24,
  connectionTimeoutMillis: 20_000,
  query_timeout: 25_000,
  statement_timeout: 20_000,
  lock_timeout: 20_000,
}

/**
 * Empties every table but `instance`, which names the owner of the picture store: the store stays the same. Most tables
 * are empty already, and a truncate would create new files for each table and index. The vacuum frees the pages of the
 * deleted rows; otherwise a later row could come before an earlier one.
 */
export async function emptyTables(sql: Sql): Promise<void> {
  const emptied = await deleteRows(sql)
  if (emptied) await sql.execute(query.raw(`vacuum (skip_database_stats) ${emptied}`))
}

/** The server's sweep may lock tables in another order; then one of the two has to retry. */
async function deleteRows(sql: Sql, tries = 5): Promise<string> {
  try {
    return await sql.transaction(async (transaction) => {
      await transaction.execute(DELETE_ROWS)
      const { rows } = await transaction.execute<{ emptied: string }>(EMPTIED)
      return rows[0]?.emptied ?? ''
    })
  } catch (error) {
    if (tries === 0 || sqlStateOf(error) !== '40P01') throw error
    return deleteRows(sql, tries - 1)
  }
}

const EMPTIED = query`select current_setting('turnout.emptied') as emptied`
const DELETE_ROWS = query.raw(`do $$
  declare
    tables text[] := array(select format('%I.%I', schemaname, tablename) from pg_tables
      where schemaname = 'public' and tablename <> 'instance' order by tablename);
    emptied text[] := '{}';
    one text;
    deleted int;
  begin
    set local session_replication_role = replica; -- all of them go, in whatever order
    execute 'lock table ' || array_to_string(tables, ', ') || ' in exclusive mode'; -- what is being written goes too
    foreach one in array tables loop
      -- without a page it has no row; nobody writes any more, so what was being written has its page by now
      continue when pg_relation_size(one::regclass) = 0;
      execute 'delete from ' || one;
      get diagnostics deleted = row_count;
      if deleted > 0 then emptied := emptied || one; end if;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
      where schemaname = 'public' and last_value is not null;
    perform set_config('turnout.emptied', array_to_string(emptied, ', '), true);
  end $$`)

function templateUrl(): string {
  const url = process.env[TEMPLATE_VARIABLE]
  if (url) return url
  throw new Error(
    'No test database runs. This Vitest project needs src/testing/global-database.ts as its globalSetup.',
  )
}

// A template cannot be copied while a connection is open to it.
const maintenanceUrl = () => inDatabase(templateUrl(), 'postgres')
const onMaintenance = (text: string) => command(maintenanceUrl(), text)

export const TEMPLATE = 'blank'
export const TEMPLATE_VARIABLE = 'TURNOUT_TEST_TEMPLATE'

/** The address of another database on the same server. */
export const inDatabase = (url: string, name: string) => url.replace(/\/\w+(?=\?|$)/, `/${name}`)

export async function command(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {}) // a killed database also fails the query, which reports it
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
