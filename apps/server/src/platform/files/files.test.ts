import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyTables, type TestDatabase, workerDatabase } from '../../testing/database.ts'
import { plainPicture, refusePicture } from '../../testing/photo.ts'
import { Refusal } from '../http/refusal.ts'
import { newId } from '../ids.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { diskStorage } from './disk-storage.ts'
import { createFiles, type Files } from './files.ts'
import { pictureOfUrl, pictureUrl } from './picture-names.ts'
import type { Storage } from './storage.ts'
import { belongsToOtherDatabase } from './storage-owner.ts'
import { instance } from './tables.ts'

let db: TestDatabase
let folder: string
let files: Files
let bytes: Buffer
beforeAll(async () => {
  db = await workerDatabase()
  bytes = await plainPicture().png().toBuffer()
})
afterAll(() => db.close())
beforeEach(async () => {
  await emptyTables(db.database.sql)
  folder = mkdtempSync(join(tmpdir(), 'turnout-pictures-'))
  files = createFiles(diskStorage(folder), db.database.sql)
  return () => rmSync(folder, { recursive: true, force: true })
})

const ADA = newId()
const sender = { actor: { id: ADA, at: 0 }, refuse: refusePicture, spend: async () => {} }
const listFolder = () => readdir(folder)
const anHourAgo = async () => {
  const anHourAgoDate = new Date(Date.now() - 61 * 60 * 1000)
  for (const name of await listFolder()) await utimes(join(folder, name), anHourAgoDate, anHourAgoDate)
}

test('a stored picture has files in both sizes and is read by its name', async () => {
  const picture = await files.storePicture(bytes, refusePicture)
  await files.addPicture(db.database.sql, picture, ADA)
  expect((await listFolder()).sort()).toEqual([`${picture.id}-1600.webp`, `${picture.id}-480.webp`])
  const file = await files.open(`${picture.id}-480.webp`)
  expect(file?.size).toBeGreaterThan(0)
  file?.body.destroy()
  expect(await files.open('../secret')).toBeNull()
})

test('[C9] the picture of a refused command is removed', async () => {
  await expect(
    files.withPicture({ file: bytes, ...sender }, async () => {
      throw new Refusal('not-allowed')
    }),
  ).rejects.toThrow('not-allowed')
  expect(await listFolder()).toEqual([])
})

test.each(['1600', '480'])(
  '[C9] a picture of which the store does not take the size %s is removed completely',
  async (size) => {
    const disk = diskStorage(folder)
    const put: Storage['put'] = (name, picture) =>
      name.includes(`-${size}.`) ? Promise.reject(new Error('no room')) : disk.put(name, picture)
    const { storePicture } = createFiles({ ...disk, put }, db.database.sql)
    await expect(storePicture(bytes, refusePicture)).rejects.toThrow('no room')
    expect(await listFolder()).toEqual([])
  },
)

test('[C7] files that are an hour old and have no row are swept away, and nothing else', async () => {
  const picture = await files.storePicture(bytes, refusePicture)
  await files.addPicture(db.database.sql, picture, ADA)
  const orphan = await files.storePicture(bytes, refusePicture)
  for (const name of [`${newId()}-1600.webp`, `${newId()}-480.webp.${newId()}`, `instance-id.${newId()}`])
    await writeFile(join(folder, `.${name}.part`), 'half')
  await writeFile(join(folder, 'README'), 'the operator wrote this')
  expect(await files.removeOrphans(db.database.sql)).toBe(0)

  await anHourAgo()
  const young = await files.storePicture(bytes, refusePicture)
  expect(await files.removeOrphans(db.database.sql)).toBe(5)
  const left = (await listFolder()).join(' ')
  expect(left).toContain(picture.id)
  expect(left).toContain(young.id)
  expect(left).toContain('README')
  expect(left).not.toContain(orphan.id)
})

test('a program that was started on the wrong, empty database removes no picture', async () => {
  await files.storePicture(bytes, refusePicture)
  await anHourAgo()
  const before = await listFolder()
  expect(await files.removeOrphans(db.database.sql)).toBe(0)
  expect(await listFolder()).toEqual(before)
})

test('a copy of the database leaves the picture store of the original alone, and the error says how to take it over', async () => {
  const { sql } = db.database
  const sweep = () => files.removeOrphans(sql)
  for (const _ of [1, 2, 3]) await files.addPicture(sql, await files.storePicture(bytes, refusePicture), ADA)
  await sweep()
  const [before] = await sql.select().from(instance)
  await files.storePicture(bytes, refusePicture)
  await anHourAgo()
  const lying = await listFolder()
  await sql.delete(instance)
  expect(await belongsToOtherDatabase(sql, diskStorage(folder))).toBe(true)
  await expect(sweep()).rejects.toThrow('remove "instance-id" from it')
  expect(await listFolder()).toEqual(lying)

  await rm(join(folder, 'instance-id'))
  expect(await belongsToOtherDatabase(sql, diskStorage(folder))).toBe(false)
  expect(await sweep()).toBe(2)
  const [after] = await sql.select().from(instance)
  expect(after?.id).not.toBe(before?.id)
})

test('a store that lacks most of the pictures in the rows is not ours yet', async () => {
  const { sql } = db.database
  for (const _ of [1, 2]) await files.addPicture(sql, { id: newId(), bytes: 1 }, ADA)
  await files.addPicture(sql, await files.storePicture(bytes, refusePicture), ADA)
  await files.storePicture(bytes, refusePicture)
  await anHourAgo()
  const lying = await listFolder()
  expect(await files.removeOrphans(sql)).toBe(0)
  expect(await listFolder()).toEqual(lying)
})

test('a missing folder has nothing to sweep', async () => {
  expect(
    await createFiles(diskStorage(join(folder, 'not', 'yet')), db.database.sql).removeOrphans(
      db.database.sql,
    ),
  ).toBe(0)
})

test('[C7] picture number 51 of one person is refused', async () => {
  const { sql } = db.database
  for (let number = 0; number < 50; number += 1) await files.addPicture(sql, { id: newId(), bytes: 1 }, ADA)
  await expect(files.addPicture(sql, { id: newId(), bytes: 1 }, ADA)).rejects.toThrow('too-large')
  await files.addPicture(sql, { id: newId(), bytes: 1 }, newId())
})

test('[C3] at most two pictures are decoded at once, and the others wait in order', async () => {
  const two = limitConcurrency(2, 20)
  let now = 0
  let most = 0
  const done: number[] = []
  await Promise.all(
    Array.from({ length: 9 }, (_, number) =>
      two(async () => {
        now += 1
        most = Math.max(most, now)
        await new Promise((resolve) => setImmediate(resolve))
        now -= 1
        done.push(number)
      }),
    ),
  )
  expect(most).toBe(2)
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

test('[C3] when too many pictures wait, the next is refused as busy', async () => {
  const one = limitConcurrency(1, 1)
  let finish = () => {}
  const first = one(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
  )
  const second = one(async () => 'second')
  await expect(one(async () => 'third')).rejects.toThrow('busy')
  finish()
  await first
  expect(await second).toBe('second')
})

test('[C3] a failed picture frees its place for the next', async () => {
  const one = limitConcurrency(1, 1)
  await expect(one(() => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged')
  expect(await one(async () => 'next')).toBe('next')
})

test.each([
  [pictureUrl('0198c2f0-0000-7000-8000-000000000000', 'small'), '0198c2f0-0000-7000-8000-000000000000'],
  ['https://example.org/api/v1/uploads/0198c2f0-0000-7000-8000-000000000000-480.webp', null],
  ['/api/v1/uploads/0198c2f0-0000-7000-8000-000000000000-9999.webp', null],
  ['/api/v1/uploads/../0198c2f0-0000-7000-8000-000000000000-480.webp', null],
  ['javascript:alert(1)', null],
])('[B8] %s is the picture %s', (url, id) => {
  expect(pictureOfUrl(url)).toBe(id)
})
