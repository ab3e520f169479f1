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

test('looked at each hour, a backup is made each day, and a week of them is there', async () => {
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

test('the last one is kept however old it is, half of one goes, and what somebody put there stays', async () => {
  await person(server, 'Ada')
  await hour(0)
  for (const half of ['.41.part', '.part', `.${newId()}.part`])
    writeFileSync(join(folder(), `turnout-2026-07-14T12-00-00Z.tar${half}`), 'half')
  writeFileSync(join(folder(), 'before-the-tournament.tar'), 'mine')
  await server.reset()
  await hour(24 * 30)
  expect(readdirSync(folder())).toEqual(['before-the-tournament.tar', 'turnout-2026-07-14T00-00-00Z.tar'])
})

test('one from an hour when the clock was ahead neither stands for today nor costs the last good one', async () => {
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

test('those that lack a picture say so, and never cost the last that has them all', async () => {
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

test('a club whose pictures are all gone has its rows put aside each day, and the last that has the pictures stays', async () => {
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

test('while the store is away it is asked once an hour, and once it is there again today has its whole one', async () => {
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

test('one that has to do without never costs the one from before an upgrade', async () => {
  const ada = await person(server, 'Ada')
  await keptPicture(server.deps, ada.id)
  mkdirSync(folder())
  const before = 'turnout-2026-07-14T00-00-00Z-before-upgrade-without-pictures-that-were-away.tar'
  writeFileSync(join(folder(), before), 'rows')
  await hour(1)
  expect(readdirSync(folder())).toEqual([before, 'turnout-2026-07-14T01-00-00Z.tar'])
})

test('room is counted by the largest that is kept, because the last may lack its pictures', async () => {
  await person(server, 'Ada')
  mkdirSync(folder())
  const [whole, incomplete] = ['14', '15'].map((day) => join(folder(), `turnout-2026-07-${day}T00-00-00Z`))
  writeFileSync(`${whole}.tar`, '')
  writeFileSync(`${incomplete}-without-some-pictures.tar`, 'rows')
  const { bavail, bsize } = statfsSync(folder())
  truncateSync(`${whole}.tar`, bavail * bsize) // a hole, which takes no room itself
  await expect(hour(48)).rejects.toThrow('too little room')
  truncateSync(`${whole}.tar`, 0)
  expect(await hour(48)).toMatchObject({ missing: [] })
})

test('an empty club has nothing to lose', async () => {
  await hour(0)
  expect(() => readdirSync(folder())).toThrow()
})

test('[I25] what was made by itself restores', async () => {
  await person(server, 'Ada')
  await hour(0)
  const elsewhere = await emptyDatabase()
  const [name = ''] = readdirSync(folder())
  const storage = diskStorage(join(dataDir, 'uploads'))
  await restoreBackup(join(folder(), name), { databaseUrl: elsewhere.url, storage, replace: false })
  expect(await tableChecksums(elsewhere.database.sql)).toEqual(await tableChecksums(server.deps.sql))
  await elsewhere.close()
})

test('[I24] before an upgrade everything is put aside, and only then', async () => {
  await person(server, 'Ada')
  expect(await backUpBeforeUpgrade(backupDeps(), MIDNIGHT)).toBeNull()
  const next = nextRelease(join(dataDir, 'next-release'), [])
  expect(await backUpBeforeUpgrade(backupDeps(), MIDNIGHT, next)).toMatchObject({ missing: [] })
  expect(readdirSync(folder())).toEqual(['turnout-2026-07-14T00-00-00Z-before-upgrade.tar'])
})

test('[I24] one that lacks a picture has not for a moment the name of one that does not', async () => {
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
