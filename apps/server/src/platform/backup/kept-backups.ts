import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { appliedTo, knownMigrations } from '../db/migrate.ts'
import type { Storage } from '../files/storage.ts'
import { HALF } from './archive-writer.ts'
import { type Made, makeBackup } from './make-backup.ts'
import { without } from './manifest.ts'

const DAY_MS = 24 * 3_600_000
const KEPT_MS = 7 * DAY_MS

interface Ground {
  databaseUrl: string
  storage: Storage
  dataDir: string
}

export const backupsIn = (dataDir: string): string => join(dataDir, 'backups')

/**
 * Of the built-in database, by the hour: a new one when the last is a day old, or was made while the store of pictures
 * was away and it is there again; and what is a week old goes.
 */
export async function keepBackups(ground: Ground, now: number): Promise<Made | null> {
  const folder = backupsIn(ground.dataDir)
  for (const name of await namesIn(folder)) if (isOwnHalf(name)) await rm(join(folder, name), { force: true })
  const newest = newestBy(now, await keptIn(folder))
  const isDue = newest === undefined || now - newest.at >= DAY_MS
  const isPoor = !isDue && newest.lacks === AWAY
  const made =
    (isDue || isPoor) && (await hasPeople(ground.databaseUrl))
      ? // nobody is there to say what shall be done without: the rows are worth having, whatever has become of the pictures
        await backUp(ground, now, { why: '', pictures: isPoor ? 'most' : 'any' })
      : null
  // one a day that lacks something is enough; the way back to the older program is no day's
  if (made && isPoor && !newest.name.includes(UPGRADE)) await rm(join(folder, newest.name), { force: true })
  // the last one is never thrown away, nor the last whole one, however long it is that none could be made
  const kept = await keptIn(folder)
  const last = [kept, kept.filter(({ lacks }) => lacks === '')].map((some) => newestBy(now, some)?.name)
  for (const { name, at } of kept)
    if (!last.includes(name) && now - at >= KEPT_MS) await rm(join(folder, name), { force: true })
  return made
}

/** One from a day when the clock was ahead is not the newest until then. */
export const newestBy = <K extends { at: number }>(now: number, kept: readonly K[]): K | undefined =>
  kept.findLast(({ at }) => at <= now)

/** Before tables change for good, so that the way back to the older program stays open. */
export async function backUpBeforeUpgrade(
  ground: Ground,
  now: number,
  migrations?: string,
): Promise<Made | null> {
  const applied = await withClient(ground.databaseUrl, (client) => appliedTo(drizzle(client)))
  const known = knownMigrations(migrations)
  const isUpgrade =
    applied.length > 0 && applied.length < known.length && applied.every((one) => known.includes(one))
  return isUpgrade ? backUp(ground, now, { why: UPGRADE, pictures: 'any' }) : null
}

/** What an operator reads of it. */
export function saidOf({ missing, away }: Made, dataDir: string): string {
  return `everything was put into ${backupsIn(dataDir)}${without(missing, away)}.`
}

async function backUp(
  { databaseUrl, storage, dataDir }: Ground,
  now: number,
  { why, pictures }: { why: '' | typeof UPGRADE; pictures: 'most' | 'any' },
): Promise<Made> {
  const folder = backupsIn(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await mustHaveRoom(folder)
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const path = join(folder, `turnout-${stamp}${why}`)
  return makeBackup(
    `${path}.tar`,
    { databaseUrl, storage, pictures },
    ({ missing, away }) => `${path}${away ? AWAY : missing.length > 0 ? LOST : ''}.tar`,
  )
}

const LEAVE_FREE = 500 * 1024 * 1024

/** A backup must never take the room in which the evening itself is written. The last may lack the pictures. */
async function mustHaveRoom(folder: string): Promise<void> {
  const sizes = (await keptIn(folder)).map(async ({ name }) => (await stat(join(folder, name))).size)
  const needed = Math.max(0, ...(await Promise.all(sizes))) * 1.2
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAVE_FREE + needed)
    throw new Error(
      'There is too little room for the daily backup. Make some, or move older backups elsewhere.',
    )
}

const UPGRADE = '-before-upgrade'
const LOST = '-without-some-pictures'
const AWAY = '-without-pictures-that-were-away'
const NAME = new RegExp(
  `^turnout-(\\d{4}-\\d\\d-\\d\\dT)(\\d\\d)-(\\d\\d)-(\\d\\d)Z(?:${UPGRADE})?(${LOST}|${AWAY}|)\\.tar$`,
)

/** Begun by ourselves and never finished; an operator's own may be in the making right now. */
const isOwnHalf = (name: string): boolean => HALF.test(name) && NAME.test(name.replace(HALF, ''))

interface Kept {
  name: string
  at: number
  /** What its name says of pictures; nothing when it has all that its rows name. */
  lacks: string
}

/** The oldest first. What an operator put there under another name is theirs. */
export async function keptIn(folder: string): Promise<Kept[]> {
  const names = await namesIn(folder)
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second, lacks] = NAME.exec(name) ?? []
      const at = Date.parse(`${day}${hour}:${minute}:${second}Z`)
      return day ? [{ name, at, lacks: lacks ?? '' }] : []
    })
    .sort((one, other) => one.at - other.at)
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** A database that nobody has used yet is no loss. */
const hasPeople = (databaseUrl: string) =>
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
