import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase } from '../../testing/database.ts'
import { nextRelease } from '../../testing/next-release.ts'
import { person } from '../../testing/people.ts'
import { keptPicture } from '../../testing/photo.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { tableChecksums } from '../../testing/table-snapshot.ts'
import { diskStorage } from '../files/disk-storage.ts'
import { pictureFiles } from '../files/picture-names.ts'
import type { Storage } from '../files/storage.ts'
import { uploads } from '../files/tables.ts'
import { newId } from '../ids.ts'
import { backUpBeforeUpgrade, describeBackup, maintainBackups } from './backup-retention.ts'
import { restoreBackup } from './restore-backup.ts'

const server = sharedServer()
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'turnout-kept-'))
  return () => rmSync(dataDir, { recursive: true, force: true })
})

const MIDNIGHT = Date.parse('2026-07-14T00:00:00Z')
const HOUR_MS = 3_600_000
const folder = () => join(dataDir, 'backups')
const backupDeps = () => ({ databaseUrl: server.databaseUrl, storage: server.deps.storage, dataDir })
const hour = (n: number) => maintainBackups(backupDeps(), MIDNIGHT + n * HOUR_MS)

test('checked every hour, it makes one backup a day and keeps a week of them', async () => {
  await person(server, 'Ada')
  for (const n of [0, 1, 23, 24, 25, 48]) await hour(n)
  expect(readdirSync(folder())).toEqual(
    ['14', '15', '16'].map((day) => `turnout-2026-07-${day}T00-00-00Z.tar`),
  )
  for (let day = 17; day <= 22; day += 1)
    writeFileSync(join(folder(), `turnout-2026-07-${day}T00-00-00Z.tar`), 'made')
  await hour(9 * 24)
  expect(readdirSync(folder()).length).toBe(7)
  expect(readdirSync(folder())[0]).toBe('turnout-2026-07-17T00-00-00Z.tar')
})

test('the newest backup stays at any age, an unfinished one is removed, and files of the operator stay', async () => {
  await person(server, 'Ada')
  await hour(0)
  for (const half of ['.41.part', '.part', `.${newId()}.part`])
    writeFileSync(join(folder(), `turnout-2026-07-14T12-00-00Z.tar${half}`), 'half')
  writeFileSync(join(folder(), 'before-the-tournament.tar'), 'mine')
  await server.reset()
  await hour(24 * 30)
  expect(readdirSync(folder())).toEqual(['before-the-tournament.tar', 'turnout-2026-07-14T00-00-00Z.tar'])
})

test('a backup with a date in the future does not count as the one of today and does not cost the last good one', async () => {
  await person(server, 'Ada')
  mkdirSync(folder())
  writeFileSync(join(folder(), 'turnout-2030-01-01T00-00-00Z.tar'), 'ahead')
  await hour(0)
  await server.reset()
  await hour(24 * 30)
  expect(readdirSync(folder())).toEqual([
    'turnout-2026-07-14T00-00-00Z.tar',
    'turnout-2030-01-01T00-00-00Z.tar',
  ])
})

test('a backup without some pictures says so in its name and never costs the last complete one', async () => {
  const ada = await person(server, 'Ada')
  await hour(0)
  const { storage, sql } = server.deps
  const [stored, lost] = [newId(), newId()]
  await storage.ready()
  for (const id of [stored, lost]) {
    await sql.insert(uploads).values({ id, ownerId: ada.id, bytes: 8 })
    for (const name of pictureFiles(id)) await storage.put(name, Buffer.from('pictured'))
  }
  for (const name of pictureFiles(lost)) await storage.remove(name)
  for (const day of [1, 2]) expect((await hour(day * 24))?.missing.sort()).toEqual(pictureFiles(lost).sort())
  await server.reset()
  await hour(24 * 30)
  expect(readdirSync(folder())).toEqual([
    'turnout-2026-07-14T00-00-00Z.tar',
    'turnout-2026-07-16T00-00-00Z-without-some-pictures.tar',
  ])
})

test('when all pictures are lost, the rows are backed up each day, and the last backup with the pictures stays', async () => {
  const ada = await person(server, 'Ada')
  const { storage, sql } = server.deps
  const id = newId()
  await storage.ready()
  await sql.insert(uploads).values({ id, ownerId: ada.id, bytes: 8 })
  for (const name of pictureFiles(id)) await storage.put(name, Buffer.from('pictured'))
  await hour(0)
  for (const name of pictureFiles(id)) await storage.remove(name)
  for (const day of [1, 9]) expect((await hour(day * 24))?.missing.sort()).toEqual(pictureFiles(id).sort())
  expect(readdirSync(folder())).toEqual([
    'turnout-2026-07-14T00-00-00Z.tar',
    'turnout-2026-07-23T00-00-00Z-without-some-pictures.tar',
  ])
})

test('an unavailable picture store is tried once an hour; when it is back, the backup of today is made complete', async () => {
  const ada = await person(server, 'Ada')
  for (const _ of [1, 2]) await keptPicture(server.deps, ada.id)
  let requests = 0
  const open: Storage['open'] = () => {
    requests += 1
    return Promise.reject(new Error('503 Slow down.'))
  }
  const away = { ...backupDeps(), storage: { ...server.deps.storage, open } }
  const hourAway = (n: number) => maintainBackups(away, MIDNIGHT + n * HOUR_MS)
  await hour(0)
  expect(await hourAway(24)).toMatchObject({
    missing: { length: 4 },
    storageError: { message: '503 Slow down.' },
  })
  for (const n of [25, 26]) await expect(hourAway(n)).rejects.toThrow('503 Slow down.')
  expect(requests).toBe(3)
  const incomplete = 'turnout-2026-07-15T00-00-00Z-without-pictures-that-were-away.tar'
  expect(readdirSync(folder())).toEqual(['turnout-2026-07-14T00-00-00Z.tar', incomplete])
  for (const n of [27, 28]) await hour(n)
  expect(readdirSync(folder())).toEqual(['14T00', '15T03'].map((at) => `turnout-2026-07-${at}-00-00Z.tar`))
})

test('an incomplete backup never costs the one from before an upgrade', async () => {
  const ada = await person(server, 'Ada')
  await keptPicture(server.deps, ada.id)
  mkdirSync(folder())
  const before = 'turnout-2026-07-14T00-00-00Z-before-upgrade-without-pictures-that-were-away.tar'
  writeFileSync(join(folder(), before), 'rows')
  await hour(1)
  expect(readdirSync(folder())).toEqual([before, 'turnout-2026-07-14T01-00-00Z.tar'])
})

test('the free space needed follows the largest stored backup, because the last one may lack its pictures', async () => {
  await person(server, 'Ada')
  mkdirSync(folder())
  const [whole, incomplete] = ['14', '15'].map((day) => join(folder(), `turnout-2026-07-${day}T00-00-00Z`))
  writeFileSync(`${whole}.tar`, '')
  writeFileSync(`${incomplete}-without-some-pictures.tar`, 'rows')
  const { bavail, bsize } = statfsSync(folder())
  truncateSync(`${whole}.tar`, bavail * bsize) // a sparse file, which uses no disk space
  await expect(hour(48)).rejects.toThrow('too little room')
  truncateSync(`${whole}.tar`, 0)
  expect(await hour(48)).toMatchObject({ missing: [] })
})

test('a database without users gets no backup', async () => {
  await hour(0)
  expect(() => readdirSync(folder())).toThrow()
})

test('[I25] an automatic backup can be restored', async () => {
  await person(server, 'Ada')
  await hour(0)
  const elsewhere = await emptyDatabase()
  const [name = ''] = readdirSync(folder())
  const storage = diskStorage(join(dataDir, 'uploads'))
  await restoreBackup(join(folder(), name), { databaseUrl: elsewhere.url, storage, replace: false })
  expect(await tableChecksums(elsewhere.database.sql)).toEqual(await tableChecksums(server.deps.sql))
  await elsewhere.close()
})

test('[I24] a backup is made before an upgrade, and at no other start', async () => {
  await person(server, 'Ada')
  expect(await backUpBeforeUpgrade(backupDeps(), MIDNIGHT)).toBeNull()
  const next = nextRelease(join(dataDir, 'next-release'), [])
  expect(await backUpBeforeUpgrade(backupDeps(), MIDNIGHT, next)).toMatchObject({ missing: [] })
  expect(readdirSync(folder())).toEqual(['turnout-2026-07-14T00-00-00Z-before-upgrade.tar'])
})

test('[I24] an incomplete backup never has the name of a complete one, not even for a moment', async () => {
  const ada = await person(server, 'Ada')
  await server.deps.sql.insert(uploads).values({ id: newId(), ownerId: ada.id, bytes: 8 })
  mkdirSync(folder())
  const whole = join(folder(), 'turnout-2026-07-14T00-00-00Z-before-upgrade.tar')
  writeFileSync(whole, 'another of the same second')
  const next = nextRelease(join(dataDir, 'next-release'), [])
  const made = await backUpBeforeUpgrade(backupDeps(), MIDNIGHT, next)
  expect(made && describeBackup(made, dataDir)).toBe(
    `everything was put into ${folder()}, without 2 picture files.`,
  )
  expect(readFileSync(whole, 'utf8')).toBe('another of the same second')
  expect(readdirSync(folder())).toContain(
    'turnout-2026-07-14T00-00-00Z-before-upgrade-without-some-pictures.tar',
  )
})
