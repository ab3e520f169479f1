import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../testing/database.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'

let empty: TestDatabase
let folder: string

beforeEach(async () => {
  empty = await emptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'turnout-migrations-'))
  mkdirSync(join(folder, 'meta'))
})

afterEach(async () => {
  await empty.close()
  rmSync(folder, { recursive: true, force: true })
})

test('three programs that start at once on an empty database all find it migrated', async () => {
  const first = release('pitches', 1000)
  await Promise.all([1, 2, 3].map(() => migrateDatabase(empty.url, folderWith(first))))
  expect(await isMigrated(empty.database.sql, folderWith(first))).toBe(true)
})

test('a database is migrated only when every migration of this program has been applied', async () => {
  const [first, second] = [release('pitches', 1000), release('bibs', 2000)]
  expect(await isMigrated(empty.database.sql, folderWith(first))).toBe(false)
  await migrateDatabase(empty.url, folderWith(first))
  expect(await isMigrated(empty.database.sql, folderWith(first, second))).toBe(false)
  await migrateDatabase(empty.url, folderWith(first, second))
  expect(await isMigrated(empty.database.sql, folderWith(first, second))).toBe(true)
})

test('a program older than its database does not start', async () => {
  const [first, second] = [release('pitches', 1000), release('bibs', 2000)]
  await migrateDatabase(empty.url, folderWith(first, second))
  await expect(migrateDatabase(empty.url, folderWith(first))).rejects.toThrow('made by a newer Turnout')
})

test('a database from before the first release is left alone', async () => {
  await migrateDatabase(empty.url, folderWith(release('pitches', 1000)))
  const rewritten = folderWith(release('pitches', 2000))
  await expect(migrateDatabase(empty.url, rewritten)).rejects.toThrow('never released')
})

test('a database that does not answer is a sentence', async () => {
  const nowhere = migrateDatabase('postgres://turnout@127.0.0.1:1/turnout', folderWith(release('pitches', 1)))
  await expect(nowhere).rejects.toThrow(
    /^The database cannot be reached: .*ECONNREFUSED.* DATABASE_URL right\?$/,
  )
})

type Release = { tag: string; when: number; sql: string }

const release = (table: string, when: number): Release => ({
  tag: table,
  when,
  sql: `create table ${table} ()`,
})

function folderWith(...releases: Release[]): string {
  const entries = releases.map(({ tag, when }, idx) => ({ idx, version: '7', when, tag, breakpoints: true }))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', entries }))
  for (const { tag, sql } of releases) writeFileSync(join(folder, `${tag}.sql`), sql)
  return folder
}
