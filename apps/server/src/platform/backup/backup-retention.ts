import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { appliedMigrations, knownMigrations } from '../db/migrate.ts'
import { withClient } from '../db/with-client.ts'
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
 * Runs every hour for the built-in database. Makes a backup when the last one is a day old, or when it was made while
 * the picture store was unavailable and the store is back. Removes backups that are a week old.
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
      ? // no operator can decide here: rows without their pictures are better than no backup
        await createBackup(deps, now, { label: '', pictures: isIncomplete ? 'most' : 'any' })
      : null
  // one incomplete backup a day is enough; the one from before an upgrade is not the backup of a day
  if (result && isIncomplete && !newest.name.includes(BEFORE_UPGRADE))
    await rm(join(folder, newest.name), { force: true })
  // the last backup and the last complete one always stay, even if no new one can be made for a long time
  const backups = await listBackups(folder)
  const lastNames = [backups, backups.filter(({ missing }) => missing === '')].map(
    (candidates) => newestBackup(now, candidates)?.name,
  )
  for (const { name, at } of backups)
    if (!lastNames.includes(name) && now - at >= RETENTION_MS) await rm(join(folder, name), { force: true })
  return result
}

/** A backup with a date in the future, made while the clock was ahead, does not count as the newest. */
export const newestBackup = <K extends { at: number }>(now: number, backups: readonly K[]): K | undefined =>
  backups.findLast(({ at }) => at <= now)

/** Before tables change, so that the operator can return to the older program. */
export async function backUpBeforeUpgrade(
  deps: BackupDeps,
  now: number,
  migrations?: string,
): Promise<BackupResult | null> {
  const applied = await withClient({ connectionString: deps.databaseUrl }, (client) =>
    appliedMigrations(drizzle(client)),
  )
  const known = knownMigrations(migrations)
  const isUpgrade =
    applied.length > 0 &&
    applied.length < known.length &&
    applied.every((migration) => known.includes(migration))
  return isUpgrade ? createBackup(deps, now, { label: BEFORE_UPGRADE, pictures: 'any' }) : null
}

/** The text for the operator. */
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

/** A backup must not use the space that the database needs. The largest counts, as the last may lack pictures. */
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

/** Only our own unfinished files: an operator may be making a backup under another name right now. */
const isOwnPartial = (name: string): boolean =>
  PARTIAL_SUFFIX.test(name) && NAME.test(name.replace(PARTIAL_SUFFIX, ''))

interface BackupFile {
  name: string
  at: number
  /** What the name says about missing pictures; empty when none is missing. */
  missing: string
}

/** The oldest first. Files with other names belong to the operator. */
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

/** A database without users needs no backup. */
const hasUsers = (connectionString: string) =>
  withClient({ connectionString }, async (client) => {
    const { rows } = await client.query<{ any: boolean }>('select exists (select from users) as any')
    return rows[0]?.any ?? false
  })
