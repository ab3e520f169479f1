import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile, readdir, readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { sql as query } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { adasGroup } from '../../features/groups/testing.ts'
import { unsubscribePath } from '../../features/notifications/one-click.ts'
import { vapidKeys } from '../../features/push/vapid-keys.ts'
import { command, emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import type { Person } from '../../testing/people.ts'
import { keptPicture } from '../../testing/photo.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { tableChecksums } from '../../testing/table-snapshot.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { diskStorage } from '../files/disk-storage.ts'
import type { Storage } from '../files/storage.ts'
import { deleteUpload } from '../files/store.ts'
import { newId } from '../ids.ts'
import { ArchiveReader } from './archive-reader.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { makeBackup } from './make-backup.ts'
import { FORMAT, LABEL, MANIFEST } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const server = sharedServer()
let empty: TestDatabase
let folder: string
let file: string
let people: Person[]
beforeEach(async () => {
  const { ada, ben, dan } = await adasGroup(server)
  people = [ada, ben, dan]
  for (const { id } of people) await newPicture(id)
  empty = await emptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'turnout-backup-'))
  file = join(folder, 'club.tar')
  return async () => {
    await empty.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

const newPicture = (ownerId: string) => keptPicture(server.deps, ownerId)

const backUp = () => makeBackup(file, { databaseUrl: server.databaseUrl, storage: server.deps.storage })
const uploadsOf = (appDir: string) => join(appDir, 'uploads')
const restore = (
  path = file,
  { replace = false, storage = diskStorage(uploadsOf(folder)) as Storage } = {},
) => restoreBackup(path, { databaseUrl: empty.url, storage, replace })

async function filesIn(appDir: string): Promise<Record<string, string>> {
  const names = (await readdir(uploadsOf(appDir)).catch(() => [])).sort()
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(uploadsOf(appDir), name), 'base64')]),
    ),
  )
}

/** On a connection that is closed afterwards: a restore refuses to run while another connection is open. */
const runSql = (text: string) => command(empty.url, text)

const tablesThere = async () => {
  const { rows } = await runSql("select tablename from pg_tables where schemaname in ('public', 'drizzle')")
  return rows
}

test('[I25] a restored database equals the original in every row and every picture', async () => {
  await server.deps.sql.execute(query`delete from cookie_keys`)
  const { publicKey } = await vapidKeys(server.deps.sql)
  const made = await backUp()
  expect(made).toMatchObject({ pictures: 6, missing: [] })
  const restored = await restore()
  expect(restored).toMatchObject({ rows: made.rows, pictures: 6 })
  expect(await tableChecksums(empty.database.sql)).toEqual(await tableChecksums(server.deps.sql))
  // with another key pair the push services would refuse every message
  expect(await vapidKeys(empty.database.sql)).toMatchObject({ publicKey })
  const here = await filesIn(server.config.dataDir)
  const known = Object.entries(await filesIn(folder))
  expect(known.length).toBe(6)
  expect(known.every(([name, bytes]) => here[name] === bytes)).toBe(true)
})

test('[I25] a picture that is replaced during a backup is still in it when its row is', async () => {
  let busy = true
  const replacing = people.map(async ({ id }) => {
    let last = await newPicture(id)
    while (busy) {
      const next = await newPicture(id)
      await server.deps.transact((sql) => deleteUpload(sql, last))
      await server.deps.files.remove(last)
      last = next
    }
  })
  for (let round = 0; round < 2; round += 1) expect((await backUp()).missing).toEqual([])
  busy = false
  await Promise.all(replacing)
  await restore()
  const { rows } = await runSql('select id from uploads')
  const there = Object.keys(await filesIn(folder))
  expect(rows.every(({ id }) => there.filter((name) => name.startsWith(id)).length === 2)).toBe(true)
})

test('[I25] one flipped byte or a cut, wherever it is, and nothing is restored', async () => {
  await backUp()
  const whole = await readFile(file)
  const hurt = join(folder, 'hurt.tar')
  const places = [
    0,
    1,
    100,
    124,
    148,
    257,
    511,
    512,
    513,
    ...spread(20, whole.length),
    whole.length - 1,
    whole.length - 1024,
  ]
  for (const at of places) {
    const flipped = Buffer.from(whole)
    flipped[at] = (flipped[at] ?? 0) ^ (1 << (at % 8))
    await writeFile(hurt, flipped)
    await expect(restore(hurt), `flipped at ${at}`).rejects.toThrow('Nothing was changed.')
  }
  for (const length of [0, 1, 511, 512, ...spread(10, whole.length), whole.length - 512, whole.length - 1]) {
    await copyFile(file, hurt)
    await truncate(hurt, length)
    await expect(restore(hurt), `cut at ${length}`).rejects.toThrow('Nothing was changed.')
  }
  await writeFile(hurt, Buffer.concat([whole, Buffer.alloc(512)]))
  await expect(restore(hurt), 'with something behind it').rejects.toThrow('Nothing was changed.')
  expect(await tablesThere()).toEqual([])
  expect(await filesIn(folder)).toEqual({})
})

const spread = (places: number, over: number) =>
  Array.from({ length: places }, (_, nr) => Math.floor(((nr + Math.random()) * over) / places))

test('[I25] a file that is not a backup of Turnout is refused', async () => {
  await writeFile(file, 'Dear Ada, here are the photos of last Tuesday.')
  await expect(restore()).rejects.toThrow('is no backup of Turnout')
  await expect(restore(join(folder, 'nowhere.tar'))).rejects.toThrow('cannot be read')
})

test('[I24] a backup of a newer version is refused', async () => {
  const archive = await ArchiveWriter.open(file)
  const label = { format: FORMAT, madeAt: new Date().toISOString(), schema: [1, 9_999_999_999_999] }
  await archive.add(LABEL, [Buffer.from(JSON.stringify(label))])
  await archive.add(MANIFEST, [Buffer.from('{}')])
  await archive.seal()
  await expect(restore()).rejects.toThrow('made by a newer Turnout')
  expect(await tablesThere()).toEqual([])
})

test('[I25] a picture store that fails half-way leaves neither rows nor pictures behind', async () => {
  await backUp()
  const disk = diskStorage(uploadsOf(folder))
  let puts = 0
  const failing: Storage = {
    ...disk,
    put: async (name, bytes) => {
      puts += 1
      if (puts === 4) throw new Error('The disk fell off the table.')
      return disk.put(name, bytes)
    },
  }
  await expect(restore(file, { storage: failing })).rejects.toThrow('fell off')
  expect(await tablesThere()).toEqual([])
  expect(await filesIn(folder)).toEqual({})
  await restore()
  expect(Object.keys(await filesIn(folder)).length).toBe(6)
})

test('[I25] pictures that cannot be read (EIO, EACCES, EPERM) are listed as missing, and all others are in the backup', async () => {
  const disk = server.deps.storage
  const badFiles = new Map<string, string>()
  for (const code of ['EIO', 'EACCES', 'EPERM']) badFiles.set(`${await newPicture(newId())}-480.webp`, code)
  const badSector = (code: string) => ({
    size: 1,
    body: new Readable({
      read: (): never => {
        throw Object.assign(new Error('A bad sector.'), { code })
      },
    }),
  })
  const failing: Storage = {
    ...disk,
    open: async (name) => {
      const code = badFiles.get(name)
      return code ? badSector(code) : disk.open(name)
    },
  }
  const made = await makeBackup(file, { databaseUrl: server.databaseUrl, storage: failing })
  const missing = [...badFiles.keys()]
  expect(made).toMatchObject({ pictures: 9, storageError: null })
  expect(made.missing.toSorted()).toEqual(missing.toSorted())
  expect((await restore()).missing.toSorted()).toEqual(missing.toSorted())
})

test('[I25] when the picture store is unavailable or most pictures are gone, a backup needs an explicit option', async () => {
  const disk = server.deps.storage
  const made = (open: Storage['open'], pictures: 'most' | 'any' = 'most') =>
    makeBackup(file, { databaseUrl: server.databaseUrl, storage: { ...disk, open }, pictures })
  const stale = Object.assign(new Error('A stale handle.'), { code: 'ESTALE' })
  await expect(made(() => Promise.reject(stale))).rejects.toThrow('A stale handle.')
  await expect(made(async () => null)).rejects.toThrow('6 of 6 picture files are not where they should be')
  expect(await readdir(folder)).toEqual([])
  let requests = 0
  const away = () => {
    requests += 1
    return Promise.reject(stale)
  }
  expect(await made(away, 'any')).toMatchObject({ pictures: 0, missing: { length: 6 }, storageError: stale })
  expect(requests).toBe(1)
  expect(await restore()).toMatchObject({ pictures: 0, missing: { length: 6 } })
})

test('an unfinished backup is removed by one that is made a day later, and an active one is not touched', async () => {
  const stale = [newId(), '1'].map((maker) => `${file}.${maker}.part`).concat(`${file}.part`)
  const others = [`${file}.${newId()}.part`, join(folder, 'my.part')]
  for (const path of [...stale, ...others]) await writeFile(path, 'half')
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  for (const path of [...stale, join(folder, 'my.part')]) await utimes(path, yesterday, yesterday)
  await backUp()
  expect((await readdir(folder)).sort()).toEqual([file, ...others].map((path) => basename(path)).sort())
})

test('[I25] a database that is not empty is left alone unless the command line says to replace it', async () => {
  await backUp()
  await restore()
  await expect(restore()).rejects.toThrow('The database is not empty.')
  await server.deps.sql.execute(query`update users set bio = 'I came later.'`)
  const eraOf = async () => (await runSql('select era from instance')).rows[0]?.era
  await runSql(`update instance set id = '${people[0]?.id}'`)
  const era = await eraOf()
  const later = join(folder, 'later.tar')
  await makeBackup(later, { databaseUrl: server.databaseUrl, storage: server.deps.storage })
  await restore(later, { replace: true })
  const { rows } = await runSql('select distinct bio from users')
  expect(rows).toEqual([{ bio: 'I came later.' }])
  // the picture store recognises its database by this id
  expect((await runSql('select id from instance')).rows).toEqual([{ id: people[0]?.id }])
  // and a new era tells the phones that a lower version is a later one now
  expect(await eraOf()).toMatch(/^[\da-f-]{36}$/)
  expect(await eraOf()).not.toBe(era)
})

test('[I25] while another program uses the database, nothing is restored into it', async () => {
  await backUp()
  await empty.pool.query('select 1')
  await expect(restore()).rejects.toThrow('Stop it everywhere')
})

test('after a restore, the unsubscribe link of an earlier mail still turns off its topic', async () => {
  const { sql, chance } = server.deps
  const path = await unsubscribePath(sql, chance, people[0]?.id ?? '', 'game')
  await backUp()
  await restore()
  expect(await unsubscribePath(empty.database.sql, chance, people[0]?.id ?? '', 'game')).toBe(path)
})

test('[I25] a database in which a visitor has only opened a form counts as empty', async () => {
  await backUp()
  await migrateDatabase(empty.url)
  await runSql("insert into cookie_keys values ('sign-up', 'the-key-of-the-forms')")
  await restore()
  expect((await runSql("select from cookie_keys where name = 'sign-up'")).rows).toEqual([])
})

test('[A11] a backup contains no session token and no key of cookies', async () => {
  await server.deps.sql.execute(query`insert into cookie_keys values ('passage', 'the-key-of-the-cookies')`)
  await backUp()
  const archive = await ArchiveReader.open(file, LABEL)
  const packed = archive.names.filter((name) => name.endsWith('.gz'))
  const text = (
    await Promise.all(packed.map(async (name) => gunzipSync(await archive.bytesOf(name)).toString()))
  ).join()
  expect(text).toContain(people[0]?.email)
  for (const secret of [...people.map(({ token }) => token), 'the-key-of-the-cookies'])
    expect(text).not.toContain(secret)
})

test('[C7] the files of a deleted picture stay while a backup runs, and the sweep removes them afterwards', async () => {
  const { files, sql } = server.deps
  const id = await newPicture(newId())
  const client = await server.deps.transact(async (lockSql) => {
    await lockSql.execute(query`select pg_advisory_xact_lock_shared(727003)`)
    await deleteUpload(sql, id)
    await files.remove(id)
    return (await files.open(`${id}-480.webp`))?.body.destroy() !== undefined
  })
  expect(client).toBe(true)
  await files.remove(id)
  expect(await files.open(`${id}-480.webp`)).toBeNull()
})
