import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { databaseClock } from '../platform/clock.ts'
import { isMigrated } from '../platform/db/migrate.ts'
import type { Storage } from '../platform/files/storage.ts'
import { belongsToOtherDatabase, FOREIGN_STORAGE_MESSAGE } from '../platform/files/storage-owner.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const MIN_VERSION = 150_000
const MAX_CLOCK_SKEW_MS = 2_000

/** All checks of a database that answers. */
export async function examineDatabase(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
     where name in ('server_version', 'server_version_num', 'fsync', 'full_page_writes', 'synchronous_commit')`,
  )
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  return [
    Number(settings.server_version_num) >= MIN_VERSION
      ? ok('database', `PostgreSQL ${settings.server_version} answers.`)
      : fail('database', `PostgreSQL ${settings.server_version} is too old: 15 or newer is needed.`),
    await examineTables(client),
    examineDurability(settings),
    await examineClock(client),
  ]
}

async function examineTables(client: pg.Client): Promise<Finding> {
  return (await isMigrated(drizzle(client)))
    ? ok('tables', 'They are those of this version.')
    : warn(
        'tables',
        'They are not those of this version. The next start brings them there, or turnout migrate does.',
      )
}

/** The settings that make PostgreSQL faster and less durable. */
function examineDurability(settings: Record<string, string>): Finding {
  const off = ['fsync', 'full_page_writes', 'synchronous_commit'].filter((name) => settings[name] === 'off')
  return off.length === 0
    ? ok('durability', 'What was acknowledged outlives a power cut.')
    : fail(
        'durability',
        `A power cut can lose what was acknowledged: set ${off.join(' and ')} to on in PostgreSQL.`,
      )
}

/** Matches use only the clock of the database; but mails and logs name the time of the machine. */
async function examineClock(client: pg.Client): Promise<Finding> {
  const before = Date.now()
  const databaseTime = await databaseClock().now(drizzle(client))
  const skewMs = Math.max(0, before - databaseTime, databaseTime - Date.now())
  return skewMs <= MAX_CLOCK_SKEW_MS
    ? ok('clock', 'This machine and the database agree what time it is.')
    : warn(
        'clock',
        `This machine and the database are ${Math.round(skewMs / 1000)} seconds apart. Let both follow a time server (NTP).`,
      )
}

/** Reports only a store of another database; another check finds out whether it works. */
export async function examineStore(client: pg.Client, storage: Storage): Promise<Finding[]> {
  const { rows } = await client.query("select from pg_tables where tablename = 'instance'")
  if (rows.length === 0) return [] // tables of an older version
  return (await belongsToOtherDatabase(drizzle(client), storage).catch(() => false))
    ? [warn('store', FOREIGN_STORAGE_MESSAGE)]
    : []
}

/** Jobs that are in the outbox for longer than they should. */
export async function examineOutbox(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ late: number; failing: number; dead: number }>(
    `select count(*) filter (where dead_at is null and run_at < now() - interval '15 minutes')::int as late,
            count(*) filter (where dead_at is null and tries > 2)::int as failing,
            count(dead_at)::int as dead from jobs where done_at is null`,
  )
  const { late = 0, failing = 0, dead = 0 } = rows[0] ?? {}
  if (late > 0)
    return warn(
      'outbox',
      `${late} jobs wait for more than 15 minutes. Does a program run on this database whose JOBS are on?`,
    )
  // a failed job is due only after its pause, so it is never late
  if (failing > 0)
    return warn(
      'outbox',
      `${failing} jobs failed more than once and are tried again later; the log says why. The line 'mail' says whether the mail server answers.`,
    )
  if (dead > 0)
    return warn(
      'outbox',
      `${dead} jobs were given up in the last 30 days; the log of that day says why. They stand in the table jobs with their dead_at.`,
    )
  return ok('outbox', 'Nothing waits for long.')
}

/** Null if every passkey is for this host, and on tables of a version without passkeys. */
export async function examinePasskeys(client: pg.Client, host: string): Promise<Finding | null> {
  const { rows: tables } = await client.query<{ made: boolean }>(
    `select to_regclass('passkeys') is not null as made`,
  )
  if (!tables[0]?.made) return null
  const { rows } = await client.query<{ many: number }>(
    'select count(*)::int as many from passkeys where host <> $1',
    [host],
  )
  const many = rows[0]?.many ?? 0
  if (many === 0) return null
  return warn(
    'passkeys',
    `${many} passkeys were made under another host than ${host}, and do not work on it. Their owners sign in with their passwords and add new ones.`,
  )
}
