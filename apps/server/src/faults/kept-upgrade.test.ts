import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { login } from '@turnout/contract/accounts'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bringUpToDate } from '../commands/migrate.ts'
import { backupsFolder } from '../platform/backup/backup-retention.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { createDatabase, type Sql } from '../platform/db/database.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { isMigrated, knownMigrations, migrateDatabase, migrationsFolder } from '../platform/db/migrate.ts'
import { createPool } from '../platform/db/pool.ts'
import { runningDatabaseUrl } from '../platform/db/primary.ts'
import { diskStorage } from '../platform/files/disk-storage.ts'
import { command, inDatabase, LONG_TIMEOUTS } from '../testing/database.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { compareCounts, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { earlierRelease, nextRelease } from '../testing/next-release.ts'
import { signalAll, treeOf } from '../testing/processes.ts'
import { Program } from '../testing/program.ts'
import { allRows, tableChecksums } from '../testing/table-snapshot.ts'

const KILLS = Number(process.env.KEPT_KILLS ?? 1)
/** A backup of the demo group, made by the version d7353cc during its fourth game. */
const KEPT = join(import.meta.dirname, '../testing/kept/d7353cc.tar')

let folder: string
/** A data folder of the version that made the backup, and the rows as the current version migrates them. */
let made: string
let kept: string[]
let program: Program
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turnout-kept-upgrade-'))
  made = join(folder, 'made')
  kept = await onDataFolder(made, async (url) => {
    await restoreKept(url, earlierRelease(join(folder, 'first'), 1))
    return beside(url, async (url) => {
      await restoreKept(url)
      return read(url, allRows)
    })
  })
}, 300_000)
afterEach(() => program.stop())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copyOf = (name: string): string => {
  const copy = join(folder, name)
  cpSync(made, copy, { recursive: true })
  return copy
}

/** Works on the database of a data folder that no program uses. */
async function onDataFolder<T>(dataDir: string, work: (url: string) => Promise<T>): Promise<T> {
  const embedded = await startEmbeddedPostgres(dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}

async function read<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const pool = createPool(url, LONG_TIMEOUTS)
  try {
    return await work(createDatabase(pool).sql)
  } finally {
    await pool.end()
  }
}

/** Restores the stored backup with the migrations of this folder. */
const restoreKept = (url: string, migrations?: string) =>
  restoreBackup(KEPT, {
    databaseUrl: url,
    storage: diskStorage(join(folder, 'uploads')),
    replace: false,
    ...(migrations && { migrations }),
  })

/** Works in a second database on the same server. */
async function beside<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  await command(url, 'create database beside')
  try {
    return await work(inDatabase(url, 'beside'))
  } finally {
    await command(url, 'drop database beside with (force)')
  }
}

/** Tables that a start changes, days later: the clock closes the open game. */
const CHANGED_AT_START = ['games', 'matches', 'chats']

function lossOf(before: readonly string[], after: readonly string[]) {
  const lasting = before.filter((row) => !CHANGED_AT_START.includes(row.slice(0, row.indexOf(' '))))
  const counted = (rows: readonly string[]) => {
    const counts = new Map<string, number>()
    for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1)
    return counts
  }
  const known = new Set(lasting)
  return compareCounts(counted(lasting), counted(after.filter((row) => known.has(row))))
}

/**
 * A file in the cluster folder. A sequence would not do: the count of a killed transaction may be lost, and the next
 * start would halt again.
 */
const HALT_FILE = 'halt-the-migration'
const haltFile = (dataDir: string) => join(dataDir, 'postgres/cluster', HALT_FILE)

/**
 * While that file exists a migration halts at the statement with this number, so no kill comes too late or too early.
 */
const haltAt = (url: string, statement: number) =>
  command(
    url,
    `create schema halt;
     create sequence halt.statements;
     create function halt.count() returns event_trigger language plpgsql as $$ begin
       if nextval('halt.statements') = ${statement} and (pg_stat_file('${HALT_FILE}', true)).size is not null
       then perform pg_sleep(86400); end if;
     end $$;
     create event trigger halt on ddl_command_end execute function halt.count()`,
  )
const HALTED = "select from pg_stat_activity where wait_event = 'PgSleep'"

/** Kills the whole tree at the halt. The killed start has ended when the next one answers at the same address. */
async function killAtHalt(dataDir: string): Promise<void> {
  let isReady = false
  void program.start().then(
    () => (isReady = true),
    () => {},
  )
  for (;;) {
    const url = await runningDatabaseUrl({ databaseUrl: null, dataDir })
    const halted = url ? await command(url, HALTED) : null
    if (halted?.rowCount) break
    if (isReady || program.isGone)
      throw new Error('The upgrade did not come to the statement at which it halts.')
    await sleep(50)
  }
  signalAll(treeOf(program.pid ?? 0), 'SIGKILL')
  await program.stop('SIGKILL')
  rmSync(haltFile(dataDir))
}

/** Number of statements that change tables, in all migrations after the first ones. */
const statementsAfter = (migrations: number): number =>
  readMigrationFiles({ migrationsFolder: migrationsFolder() })
    .slice(migrations)
    .flatMap(({ sql }) => sql)
    .filter((statement) => /^\s*(create|alter|drop)\b/i.test(statement)).length

async function signIn(): Promise<void> {
  const body = { email: 'ada@example.org', password: 'four bibs and a whistle', remember_me: false }
  expect((await program.call(login, { body })).status).toBe(200)
}

test(
  '[I24] the upgrade of an old data folder is killed at any statement, the whole tree at once, and the next start upgrades it with all its rows',
  async () => {
    const versions = knownMigrations().length
    const total = { rounds: KILLS, acknowledged: 0, lost: 0, doubled: 0 }
    const took: number[] = []
    for (let kill = 0; kill < KILLS; kill += 1) {
      // each kill starts from a later version and halts at another statement
      const version = 1 + Math.floor((kill * (versions - 1)) / KILLS)
      const part = (((kill * 7) % KILLS) + 0.5) / KILLS
      const copy = copyOf(`killed-${kill}`)
      await onDataFolder(copy, async (url) => {
        await migrateDatabase(url, earlierRelease(join(folder, `version-${version}`), version))
        await haltAt(url, Math.ceil(part * statementsAfter(version)))
      })
      writeFileSync(haltFile(copy), '')

      program = await Program.make({ DATA_DIR: copy })
      await killAtHalt(copy)
      const began = performance.now()
      await program.start()
      took.push(performance.now() - began)
      await signIn()
      await program.withDatabase(expectInvariants)
      await program.withDatabase(async ({ deps: { sql } }) => {
        expect(await isMigrated(sql)).toBe(true)
        const { acknowledged, lost, doubled } = lossOf(kept, await allRows(sql))
        total.acknowledged += acknowledged
        total.lost += lost
        total.doubled += doubled
      })
      await program.remove()
    }
    reportLoss('upgrade of a kept folder', total, `upgraded and ready ${latencySummary(took)}`)
    expect(total).toMatchObject({ lost: 0, doubled: 0 })
  },
  300_000 + KILLS * 60_000,
)

test('[I24] a migration that throws in the middle leaves the folder to the older version, and a backup with all its rows', async () => {
  const broken = nextRelease(join(folder, 'broken'), [
    'alter table users add column shirt integer',
    "update users set bio = bio || ' *'",
    'select 1 / 0',
    'alter table users drop column bio',
  ])
  const dataDir = copyOf('broken-upgrade')
  await onDataFolder(dataDir, async (url) => {
    await migrateDatabase(url)
    const before = await read(url, tableChecksums)
    const upgrade = bringUpToDate(url, { databaseUrl: null, dataDir, s3: null }, broken)
    await expect(upgrade).rejects.toThrow('select 1 / 0')
    expect(await read(url, tableChecksums)).toEqual(before)

    const [name = '', ...others] = readdirSync(backupsFolder(dataDir))
    expect(others).toEqual([])
    const restored = await beside(url, async (url) => {
      const storage = diskStorage(join(folder, 'uploads'))
      await restoreBackup(join(backupsFolder(dataDir), name), { databaseUrl: url, storage, replace: false })
      return read(url, tableChecksums)
    })
    expect(restored).toEqual(before)
  })
  program = await Program.make({ DATA_DIR: dataDir })
  await program.start()
  await signIn()
  await program.withDatabase(async ({ deps: { sql } }) =>
    expect(lossOf(kept, await allRows(sql))).toMatchObject({ lost: 0, doubled: 0 }),
  )
})
