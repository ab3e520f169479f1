import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { appliedTo } from '../db/migrate.ts'
import { filesOf } from '../files/names.ts'
import type { Storage } from '../files/storage.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { FORMAT, LABEL, type Label, MANIFEST, type Manifest, pictureName, rowsName } from './manifest.ts'
import { openMoment, patientClient } from './moment.ts'
import type { Table } from './tables-of.ts'

export interface Made {
  rows: number
  pictures: number
  missing: string[]
}

interface Source {
  databaseUrl: string
  storage: Storage
  /** How many pictures have to be there: most of them, or none, because rows alone are better than nothing. */
  pictures?: 'most' | 'any'
}

/** All rows of one moment and all pictures that they name, into one file, while the program runs. */
export async function makeBackup(path: string, source: Source): Promise<Made> {
  const { databaseUrl } = source
  const client = await patientClient(databaseUrl)
  const archive = await ArchiveWriter.open(path).catch(async (error) => {
    await client.end()
    throw error
  })
  try {
    const manifest = await write(archive, client, source)
    await archive.seal()
    await client.end()
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return { rows, pictures: manifest.pictures.length, missing: manifest.missing }
  } catch (error) {
    await archive.abandon()
    void client.end().catch(() => {}) // not awaited: on a connection that is dead it may hang
    throw error
  }
}

async function write(archive: ArchiveWriter, client: pg.Client, source: Source): Promise<Manifest> {
  const tables = await openMoment(client)
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const schema = await appliedTo(drizzle(client))
  if (schema.length === 0) throw new Error('There is nothing to back up: the database has no tables yet.')
  const label: Label = { format: FORMAT, madeAt: rows[0]?.at.toISOString() ?? '', schema }
  await archive.add(LABEL, [json(label)])

  const manifest: Manifest = { tables: [], pictures: [], missing: [] }
  for (const table of tables) manifest.tables.push(await addRows(archive, client, table))
  const { rows: kept } = await client.query<{ id: string }>('select id from uploads order by id')
  // the rows are in; the files that they name stay where they are as long as the connection holds its lock
  await client.query('commit')
  const read = readerOf(source)
  for (const name of kept.flatMap(({ id }) => filesOf(id))) await addPicture(archive, read, name, manifest)
  if (source.pictures !== 'any') refuseHollow(manifest)
  await archive.add(MANIFEST, [json(manifest)])
  return manifest
}

async function addRows(archive: ArchiveWriter, client: pg.Client, { name, columns }: Table) {
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const rows = client.query(copyTo(`copy public.${pg.escapeIdentifier(name)} (${list}) to stdout`))
  const part = await pipeline(rows, createGzip(), (packed: AsyncIterable<Buffer>) =>
    archive.add(rowsName(name), packed),
  )
  return { ...part, name, columns, rows: rows.rowCount }
}

async function addPicture(archive: ArchiveWriter, read: Reader, name: string, manifest: Manifest) {
  const bytes = await read(name)
  if (bytes) manifest.pictures.push({ ...(await archive.add(pictureName(name), [bytes])), name })
  else manifest.missing.push(name)
}

/** So many are not lost one by one: a folder that is not mounted looks like this too. */
function refuseHollow({ pictures, missing }: Manifest) {
  if (missing.length > pictures.length)
    throw new Error(
      `${missing.length} of ${missing.length + pictures.length} picture files are not where they should be, so no backup was made. Is the folder or the store of pictures there? If they are lost, say --without-lost-pictures, or restore the last backup that has them.`,
    )
}

type Reader = (name: string) => Promise<Buffer | null>

function readerOf({ storage, pictures }: Source): Reader {
  if (pictures !== 'any') return (name) => readWhole(storage, name)
  let isAway = false
  return async (name) => {
    // a store that failed once is asked no more: nobody waits a thousand times for what does not answer
    if (isAway) return null
    return readWhole(storage, name).catch(() => {
      isAway = true
      return null
    })
  }
}

/** What the disk says of one file and not of all: a bad sector, a broken entry, a sum that is not right. */
const OF_ONE_FILE = new Set<unknown>(['EIO', 'EISDIR', 'EBADMSG', 'EUCLEAN'])

/** One that is gone or cannot be read is no reason to be without a backup; a store that is away is. */
async function readWhole(storage: Storage, name: string): Promise<Buffer | null> {
  try {
    const file = await storage.open(name)
    return file && Buffer.concat(await file.body.toArray())
  } catch (error) {
    if (error instanceof Error && 'code' in error && OF_ONE_FILE.has(error.code)) return null
    throw error
  }
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 1))
