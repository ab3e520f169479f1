import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { appliedMigrations, knownMigrations } from '../db/migrate.ts'
import type { Storage } from '../files/storage.ts'
import { PARTIAL_SUFFIX } from './archive-writer.ts'
import { type BackupResult, makeBackup } from './make-backup.ts'
import { withoutPictures } from './manifest.ts'

const DAY_MS = 24 * 3_600_000
const RETENTION_MS = 7 * DAY_MS

interface BackupDeps {
  databaseUrl: string
  storage: Storage
  dataDir: string
}

export const backupsFolder = (dataDir: string): string => join(dataDir, 'backups')

/**
 * Of the built-in database, by the hour: a new one when the last is a day old, or was made while the store of pictures
 * was away and it is there again; and what is a week old goes.
 */
export async function maintainBackups(deps: BackupDeps, now: number): Promise<BackupResult | null> {
  const folder = backupsFolder(deps.dataDir)
  for (const name of await listNames(folder))
    if (isOwnPartial(name)) await rm(join(folder, name), { force: true })
  const newest = newestBackup(now, await listBackups(folder))
  const isDue = newest === undefined || now - newest.at >= DAY_MS
  const isIncomplete = !isDue && newest.missing === STORAGE_UNAVAILABLE
  const result =
    (isDue || isIncomplete) && (await hasUsers(deps.databaseUrl))
      ? // nobody is there to say what shall be done without: the rows are worth having, whatever has become of the pictures
        await createBackup(deps, now, { label: '', pictures: isIncomplete ? 'most' : 'any' })
      : null
  // one a day that lacks something is enough; the way back to the older program is no day's
  if (result && isIncomplete && !newest.name.includes(BEFORE_UPGRADE))
    await rm(join(folder, newest.name), { force: true })
  // the last one is never thrown away, nor the last whole one, however long it is that none could be made
  const backups = await listBackups(folder)
  const lastNames = [backups, backups.filter(({ missing }) => missing === '')].map(
    (candidates) => newestBackup(now, candidates)?.name,
  )
  for (const { name, at } of backups)
    if (!lastNames.includes(name) && now - at >= RETENTION_MS) await rm(join(folder, name), { force: true })
  return result
}

/** One from a day when the clock was ahead is not the newest until then. */
export const newestBackup = <K extends { at: number }>(now: number, backups: readonly K[]): K | undefined =>
  backups.findLast(({ at }) => at <= now)

/** Before tables change for good, so that the way back to the older program stays open. */
export async function backUpBeforeUpgrade(
  deps: BackupDeps,
  now: number,
  migrations?: string,
): Promise<BackupResult | null> {
  const applied = await withClient(deps.databaseUrl, (client) => appliedMigrations(drizzle(client)))
  const known = knownMigrations(migrations)
  const isUpgrade =
    applied.length > 0 &&
    applied.length < known.length &&
    applied.every((migration) => known.includes(migration))
  return isUpgrade ? createBackup(deps, now, { label: BEFORE_UPGRADE, pictures: 'any' }) : null
}

/** What an operator reads of it. */
export function describeBackup({ missing, storageError: away }: BackupResult, dataDir: string): string {
  return `everything was put into ${backupsFolder(dataDir)}${withoutPictures(missing, away)}.`
}

async function createBackup(
  { databaseUrl, storage, dataDir }: BackupDeps,
  now: number,
  { label, pictures }: { label: '' | typeof BEFORE_UPGRADE; pictures: 'most' | 'any' },
): Promise<BackupResult> {
  const folder = backupsFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await assertFreeSpace(folder)
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const path = join(folder, `turnout-${stamp}${label}`)
  return makeBackup(
    `${path}.tar`,
    { databaseUrl, storage, pictures },
    ({ missing, storageError: away }) =>
      `${path}${away ? STORAGE_UNAVAILABLE : missing.length > 0 ? WITHOUT_LOST_PICTURES : ''}.tar`,
  )
}

const MIN_FREE_BYTES = 500 * 1024 * 1024

/** A backup must never take the room in which the evening itself is written. The last may lack the pictures. */
async function assertFreeSpace(folder: string): Promise<void> {
  const sizes = (await listBackups(folder)).map(async ({ name }) => (await stat(join(folder, name))).size)
  const needed = Math.max(0, ...(await Promise.all(sizes))) * 1.2
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < MIN_FREE_BYTES + needed)
    throw new Error(
      'There is too little room for the daily backup. Make some, or move older backups elsewhere.',
    )
}

const BEFORE_UPGRADE = '-before-upgrade'
const WITHOUT_LOST_PICTURES = '-without-some-pictures'
const STORAGE_UNAVAILABLE = '-without-pictures-that-were-away'
const NAME = new RegExp(
  `^turnout-(\\d{4}-\\d\\d-\\d\\dT)(\\d\\d)-(\\d\\d)-(\\d\\d)Z(?:${BEFORE_UPGRADE})?(${WITHOUT_LOST_PICTURES}|${STORAGE_UNAVAILABLE}|)\\.tar$`,
)

/** Begun by ourselves and never finished; an operator's own may be in the making right now. */
const isOwnPartial = (name: string): boolean =>
  PARTIAL_SUFFIX.test(name) && NAME.test(name.replace(PARTIAL_SUFFIX, ''))

interface BackupFile {
  name: string
  at: number
  /** What its name says of pictures; nothing when it has all that its rows name. */
  missing: string
}

/** The oldest first. What an operator put there under another name is theirs. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = await listNames(folder)
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second, missing] = NAME.exec(name) ?? []
      const at = Date.parse(`${day}${hour}:${minute}:${second}Z`)
      return day ? [{ name, at, missing: missing ?? '' }] : []
    })
    .sort((first, second) => first.at - second.at)
}

const listNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** A database that nobody has used yet is no loss. */
const hasUsers = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ any: boolean }>('select exists (select from users) as any')
    return rows[0]?.any ?? false
  })

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {}) // the statement in hand fails by itself
  await client.connect()
  try {
    return await work(client)
  } finally {
    void client.end().catch(() => {}) // not awaited: on a connection that is dead it may hang
  }
}
