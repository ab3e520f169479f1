import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { sha256 } from '../chance.ts'
import { buildSchema } from '../db/build-schema.ts'
import { knownMigrations, MIGRATION_LOCK, migrateDatabase } from '../db/migrate.ts'
import { pictureOfFile } from '../files/picture-names.ts'
import type { Storage } from '../files/storage.ts'
import { ArchiveReader, BackupError } from './archive-reader.ts'
import { listTables, rowsInBackup } from './list-tables.ts'
import { FORMAT, LABEL, Label, MANIFEST, Manifest, pictureName, rowsName } from './manifest.ts'
import { clientWithoutTimeouts } from './snapshot.ts'

interface Target {
  databaseUrl: string
  storage: Storage
  /** Deletes the present content of the database first. */
  replace: boolean
  /** The folder of the migrations to apply afterwards; a test restores an older version with it. */
  migrations?: string
}

export interface RestoreResult {
  madeAt: string
  rows: number
  pictures: number
  missing: string[]
}

/** Verifies the whole file first, then restores all of it in one transaction, or nothing. */
export async function restoreBackup(path: string, target: Target): Promise<RestoreResult> {
  const archive = await ArchiveReader.open(path, LABEL)
  const label = Label.parse(await json(archive, LABEL))
  assertKnownFormat(label)
  const manifest = Manifest.parse(await json(archive, MANIFEST))

  await inTransaction(target.databaseUrl, async (client) => {
    await assertNoOtherClients(client)
    if (!target.replace) await assertEmpty(client)
    const instance = await readInstance(client)
    await buildSchema(client, label.schema)
    for (const table of manifest.tables) await restoreRows(archive, client, table)
    await restoreInstance(client, instance)
    return restorePictures(archive, manifest, target.storage)
  })
  await migrateDatabase(target.databaseUrl, target.migrations)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { madeAt: label.madeAt, rows, pictures: manifest.pictures.length, missing: manifest.missing }
}

const json = async (archive: ArchiveReader, name: string) =>
  JSON.parse((await archive.bytesOf(name)).toString())

function assertKnownFormat({ format, schema }: Label) {
  const known = knownMigrations()
  if (format !== FORMAT || schema.some((stamp) => !known.includes(stamp)))
    throw new BackupError(
      'This backup was made by a newer Turnout, or by one that was never released. Nothing was changed. Restore it with the version that made it.',
    )
}

/** Calls the function that `work` returned if the transaction fails. */
async function inTransaction(databaseUrl: string, work: (client: pg.Client) => Promise<() => Promise<void>>) {
  const client = await clientWithoutTimeouts(databaseUrl)
  let undo = async () => {}
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query('begin')
    undo = await work(client)
    const committed = client.query('commit')
    // from here on the rows may be committed even if no answer arrives, so their pictures must stay
    undo = async () => {}
    await committed
    await client.end()
  } catch (error) {
    void client.end().catch(() => {}) // not awaited: it may hang on a dead connection
    await undo()
    throw error
  }
}

/** A program that was just stopped may not have closed its connections yet. */
const DISCONNECT_GRACE_MS = 2_000

/** A running program would go on with cached rows that are gone. */
async function assertNoOtherClients(client: pg.Client) {
  const deadline = performance.now() + DISCONNECT_GRACE_MS
  while (await hasOtherClients(client)) {
    if (performance.now() > deadline)
      throw new BackupError(
        'Somebody is using this database, most likely Turnout itself. Nothing was changed. Stop it everywhere, then restore again.',
      )
    await sleep(100)
  }
}

/** Within a transaction pg_stat_activity does not change until its snapshot is cleared. */
async function hasOtherClients(client: pg.Client): Promise<boolean> {
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  return (rows[0]?.others ?? 0) > 0
}

async function assertEmpty(client: pg.Client) {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ full: boolean }>(
      `select exists (select from ${rowsInBackup(name)}) as full`,
    )
    if (rows[0]?.full)
      throw new BackupError(
        'The database is not empty. Nothing was changed. Restore into an empty one, or say --replace to throw away what it holds.',
      )
  }
}

/** The database keeps its id, by which the picture store recognises it, and gets a new era. */
async function readInstance(client: pg.Client): Promise<string | null> {
  if (!(await hasInstance(client))) return null
  const { rows } = await client.query<{ id: string }>('select id from public.instance')
  return rows[0]?.id ?? null
}

async function restoreInstance(client: pg.Client, instance: string | null) {
  if (await hasInstance(client))
    await client.query('insert into public.instance (one, id) values (1, coalesce($1, gen_random_uuid()))', [
      instance,
    ])
}

async function hasInstance(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.instance') is not null as there",
  )
  return rows[0]?.there ?? false
}

async function restoreRows(archive: ArchiveReader, client: pg.Client, table: Manifest['tables'][number]) {
  const [name, columns] = [pg.escapeIdentifier(table.name), table.columns.map(pg.escapeIdentifier).join(', ')]
  const compressed = archive.read(rowsName(table.name))
  const hash = createHash('sha256')
  compressed.on('data', (chunk: Buffer) => hash.update(chunk))
  const copied = client.query(copyFrom(`copy public.${name} (${columns}) from stdin`))
  await pipeline(compressed, createGunzip(), copied)
  if (copied.rowCount !== table.rows || hash.digest('hex') !== table.sha256)
    throw new BackupError(`The rows of ${table.name} are not those that were backed up. Nothing was changed.`)
}

/** Before the commit of the rows, like every upload. If it fails, the new files are removed. */
async function restorePictures(archive: ArchiveReader, { pictures }: Manifest, storage: Storage) {
  const written: string[] = []
  const undo = async () => {
    for (const name of written) await storage.remove(name).catch(() => {}) // the sweep takes the rest
  }
  try {
    await storage.ready()
    for (const { name, sha256: expected } of pictures) {
      const bytes = await archive.bytesOf(pictureName(name))
      if (pictureOfFile(name) === null || sha256(bytes) !== expected)
        throw new BackupError(`${name} is not the picture that was backed up. Nothing was changed.`)
      const existing = await storage.open(name)
      existing?.body.destroy()
      if (!existing) written.push(name)
      await storage.put(name, bytes)
    }
  } catch (error) {
    await undo()
    throw error
  }
  return undo
}
