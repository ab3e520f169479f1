import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { appliedMigrations } from '../db/migrate.ts'
import { pictureFiles } from '../files/picture-names.ts'
import type { Storage } from '../files/storage.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { rowsInBackup, type Table } from './list-tables.ts'
import { FORMAT, LABEL, type Label, MANIFEST, type Manifest, pictureName, rowsName } from './manifest.ts'
import { clientWithoutTimeouts, openSnapshot } from './snapshot.ts'

export interface BackupResult {
  rows: number
  pictures: number
  missing: string[]
  /** The error of an unavailable picture store. After it no picture was read, so all later ones are missing. */
  storageError: Error | null
}

interface Source {
  databaseUrl: string
  storage: Storage
  /** How many pictures must be there: most, or any number, because rows alone are better than nothing. */
  pictures?: 'most' | 'any'
}

/**
 * Writes all rows of one moment and all pictures that they name into one file, while the program runs. The name may
 * tell what is missing: the file gets only this name.
 */
export async function makeBackup(
  path: string,
  source: Source,
  nameFor: (result: BackupResult) => string = () => path,
): Promise<BackupResult> {
  const { databaseUrl } = source
  const client = await clientWithoutTimeouts(databaseUrl)
  const archive = await ArchiveWriter.open(path).catch(async (error) => {
    await client.end()
    throw error
  })
  try {
    const result = await write(archive, client, source)
    await archive.seal(nameFor(result))
    await client.end()
    return result
  } catch (error) {
    await archive.abandon()
    void client.end().catch(() => {}) // not awaited: it may hang on a dead connection
    throw error
  }
}

async function write(archive: ArchiveWriter, client: pg.Client, source: Source): Promise<BackupResult> {
  const tables = await openSnapshot(client)
  const { rows } = await client.query<{ at: Date }>('select clock_timestamp() as at')
  const schema = await appliedMigrations(drizzle(client))
  if (schema.length === 0) throw new Error('There is nothing to back up: the database has no tables yet.')
  const label: Label = { format: FORMAT, madeAt: rows[0]?.at.toISOString() ?? '', schema }
  await archive.add(LABEL, [json(label)])

  const manifest: Manifest = { tables: [], pictures: [], missing: [] }
  for (const table of tables) manifest.tables.push(await addRows(archive, client, table))
  const { rows: uploads } = await client.query<{ id: string }>('select id from uploads order by id')
  // the rows are written; the advisory lock of this connection keeps the picture files in place
  await client.query('commit')
  const reader = createReader(source)
  for (const name of uploads.flatMap(({ id }) => pictureFiles(id)))
    await addPicture(archive, reader, name, manifest)
  if (source.pictures !== 'any') assertMostPictures(manifest)
  await archive.add(MANIFEST, [json(manifest)])
  const { tables: writtenTables, pictures, missing } = manifest
  const rowCount = writtenTables.reduce((sum, table) => sum + table.rows, 0)
  return { rows: rowCount, pictures: pictures.length, missing, storageError: reader.storageError }
}

async function addRows(archive: ArchiveWriter, client: pg.Client, { name, columns }: Table) {
  const list = columns.map(pg.escapeIdentifier).join(', ')
  const rows = client.query(copyTo(`copy (select ${list} from ${rowsInBackup(name)}) to stdout`))
  const part = await pipeline(rows, createGzip(), (compressed: AsyncIterable<Buffer>) =>
    archive.add(rowsName(name), compressed),
  )
  return { ...part, name, columns, rows: rows.rowCount }
}

async function addPicture(archive: ArchiveWriter, reader: PictureReader, name: string, manifest: Manifest) {
  const bytes = await reader.read(name)
  if (bytes) manifest.pictures.push({ ...(await archive.add(pictureName(name), [bytes])), name })
  else manifest.missing.push(name)
}

/** More missing files than present ones look like a folder that is not mounted. */
function assertMostPictures({ pictures, missing }: Manifest) {
  if (missing.length > pictures.length)
    throw new Error(
      `${missing.length} of ${missing.length + pictures.length} picture files are not where they should be, so no backup was made. Is the folder or the store of pictures there? If they are lost, say --without-lost-pictures, or restore the last backup that has them.`,
    )
}

interface PictureReader {
  storageError: Error | null
  read(name: string): Promise<Buffer | null>
}

function createReader({ storage, pictures }: Source): PictureReader {
  const reader: PictureReader = {
    storageError: null,
    async read(name) {
      // after one failure the store is not tried again, as every picture could wait for a timeout
      if (reader.storageError) return null
      return readFile(storage, name).catch((fault) => {
        if (pictures !== 'any') throw fault
        reader.storageError = fault
        return null
      })
    },
  }
  return reader
}

/** Error codes of one file and not of the whole disk: a bad sector, a broken entry, a wrong checksum or mode. */
const SINGLE_FILE_ERRORS = new Set<unknown>(['EIO', 'EISDIR', 'EBADMSG', 'EUCLEAN', 'EACCES', 'EPERM'])

/** A file that is gone or unreadable does not stop the backup; an unavailable store does. */
async function readFile(storage: Storage, name: string): Promise<Buffer | null> {
  try {
    const file = await storage.open(name)
    return file && Buffer.concat(await file.body.toArray())
  } catch (error) {
    if (error instanceof Error && 'code' in error && SINGLE_FILE_ERRORS.has(error.code)) return null
    throw error
  }
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, null, 1))
