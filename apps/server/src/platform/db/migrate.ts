import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql as query } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { findUpwards } from '../find-upwards.ts'
import type { Sql } from './database.ts'
import { StartError } from './start-error.ts'

/** The migrator itself takes no lock: of three programs that start at once, two would fail. */
export const MIGRATION_LOCK = 727001

/** A shared lock of every program that serves from a database, for as long as it does. */
export const SERVING_LOCK = 727004

/** Brings the tables up to this program's version, one program at a time. */
export async function migrateDatabase(connectionString: string, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {}) // the running statement fails anyway
  await client.connect().catch(explainConnectionFailure)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const sql: Sql = drizzle(client)
    assertKnownMigrations(await appliedMigrations(sql), knownMigrations(folder))
    await ensureExtensions(client)
    await migrate(drizzle(client), { migrationsFolder: folder })
    await client.end()
  } catch (error) {
    void client.end().catch(() => {}) // not awaited: it may hang on a dead connection
    throw error
  }
}

function explainConnectionFailure(error: unknown): never {
  const reasons = error instanceof AggregateError ? error.errors : [error]
  const text = reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))).join(', ')
  throw new StartError(`The database cannot be reached: ${text}. Does it run, and is DATABASE_URL right?`)
}

/** Trigrams for the search, cubes for the nearest places; both are part of PostgreSQL. Created only if missing. */
const EXTENSIONS = ['pg_trgm', 'cube']

/**
 * Before the tables, whose indexes need them. No migration has them, because migrations are generated from the
 * tables.
 */
export async function ensureExtensions(client: pg.Client) {
  for (const name of EXTENSIONS) {
    await client.query(`create extension if not exists ${name}`).catch((error: Error) => {
      throw new StartError(
        `The database lacks the extension ${name} and does not let us make it (${error.message}). It is part of PostgreSQL's own contrib package. Let its administrator say in this database: ${EXTENSIONS.map((extension) => `create extension ${extension};`).join(' ')}`,
      )
    })
  }
}

/** True when the tables are exactly those that this program was written for. */
export async function isMigrated(sql: Sql, folder = migrationsFolder()): Promise<boolean> {
  const applied = await appliedMigrations(sql)
  return applied.at(-1) === knownMigrations(folder).at(-1)
}

/** A command that has another purpose does not migrate the tables in passing. */
export async function assertMigrated(sql: Sql, folder = migrationsFolder()): Promise<void> {
  if (await isMigrated(sql, folder)) return
  assertKnownMigrations(await appliedMigrations(sql), knownMigrations(folder))
  throw new StartError(
    'The database does not have the tables of this version yet. Nothing was changed. Start this version, or stop what runs on the database and say "turnout migrate"; then say this again.',
  )
}

/** A program that serves from tables of another version is of that version and does not know the new tables. */
export async function assertNotServed(sql: Sql, folder = migrationsFolder()): Promise<void> {
  assertKnownMigrations(await appliedMigrations(sql), knownMigrations(folder))
  if (await isMigrated(sql, folder)) return
  const deadline = performance.now() + DISCONNECT_GRACE_MS
  for (
    let connections = await servingConnections(sql);
    connections.length > 0;
    connections = await servingConnections(sql)
  ) {
    if (performance.now() > deadline)
      throw new StartError(
        `A Turnout of another version runs on this database, as PostgreSQL sees it ${connections.join('; ')}. Nothing was changed. Stop it everywhere, then say "turnout migrate" again. Of a machine that lost its power PostgreSQL knows after a minute.`,
      )
    await sleep(200)
  }
}

/** A program that was just stopped may not have closed its connections yet. */
const DISCONNECT_GRACE_MS = 2_000

/** The connections of programs that serve from this database, described so that an operator finds them. */
async function servingConnections(sql: Sql): Promise<string[]> {
  const { rows } = await sql.execute<{ pid: number; host: string | null; since: string | null }>(
    query`select l.pid, host(a.client_addr) as host, to_char(a.backend_start at time zone 'utc', 'YYYY-MM-DD HH24:MI') as since
      from pg_locks l left join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = ${SERVING_LOCK} and l.granted
        and l.database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.map(
    ({ pid, host, since }) => `from ${host ?? 'this machine'}, process ${pid}, since ${since ?? '?'} UTC`,
  )
}

export function assertKnownMigrations(applied: number[], known: number[]) {
  const unknown = applied.filter((stamp) => !known.includes(stamp))
  if (unknown.length === 0) return
  throw new StartError(
    Math.max(...unknown) > Math.max(...known)
      ? 'This database was made by a newer Turnout. Start that version, or restore a backup from before the upgrade.'
      : 'This database was made by a version of Turnout that was never released. Set DATA_DIR or DATABASE_URL to another place, or remove the old data.',
  )
}

/** The migrations that made these tables, by timestamp; empty without tables. */
export async function appliedMigrations(sql: Sql): Promise<number[]> {
  const { rows } = await sql.execute<{ made: boolean }>(
    query`select to_regclass('drizzle.__drizzle_migrations') is not null as made`,
  )
  if (!rows[0]?.made) return []
  const applied = await sql.execute<{ stamp: string }>(
    query`select created_at as stamp from drizzle.__drizzle_migrations order by created_at`,
  )
  return applied.rows.map(({ stamp }) => Number(stamp))
}

/** The migrations of this program, by timestamp. */
export function knownMigrations(folder = migrationsFolder()): number[] {
  const journal: Journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))
  return journal.entries.map((entry) => entry.when)
}

type Journal = { entries: { when: number }[] }

/** The folder of the migrations. */
export function migrationsFolder(from?: string): string {
  const journal = findUpwards(join('drizzle', 'meta', '_journal.json'), from)
  if (journal) return dirname(dirname(journal))
  throw new Error('The folder "drizzle" with the migrations is missing. Run npm run schema.')
}
