import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command, emptyDatabase, type TestDatabase } from '../../testing/database.ts'
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

test('[I24] three programs that start at once on an empty database all find it migrated', async () => {
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

test('[I24] a program older than its database does not start', async () => {
  const [first, second] = [release('pitches', 1000), release('bibs', 2000)]
  await migrateDatabase(empty.url, folderWith(first, second))
  await expect(migrateDatabase(empty.url, folderWith(first))).rejects.toThrow('made by a newer Turnout')
})

test('a database of an unreleased version is left alone', async () => {
  await migrateDatabase(empty.url, folderWith(release('pitches', 1000)))
  const rewritten = folderWith(release('pitches', 2000))
  await expect(migrateDatabase(empty.url, rewritten)).rejects.toThrow('never released')
})

test('a database that does not answer gives a clear sentence', async () => {
  const nowhere = migrateDatabase('postgres://turnout@127.0.0.1:1/turnout', folderWith(release('pitches', 1)))
  await expect(nowhere).rejects.toThrow(
    /^The database cannot be reached: .*ECONNREFUSED.* DATABASE_URL right\?$/,
  )
})

const ANYBODY = 'somebody_without_rights'
const CANNOT_START =
  /lacks the extension pg_trgm .*permission denied.* create extension pg_trgm; create extension cube;$/

/** The same database for an account that may not even create a schema. */
async function asAnybody(): Promise<string> {
  await command(empty.url, `create role ${ANYBODY} login password 'bibs'`)
  return empty.url.replace(/(?<=user=|\/\/)turnout(:[^@]*)?/, (_, secret) =>
    secret ? `${ANYBODY}:bibs` : ANYBODY,
  )
}

test('an account that may not create extensions gets the statements to ask for, and needs no more once they are there', async () => {
  const url = await asAnybody()
  try {
    await expect(migrateDatabase(url, folderWith(release('pitches', 1000)))).rejects.toThrow(CANNOT_START)
    for (const name of ['pg_trgm', 'cube']) await command(empty.url, `create extension ${name}`)
    await command(empty.url, `grant create on database ${databaseOf(empty.url)} to ${ANYBODY}`)
    await command(empty.url, `grant create on schema public to ${ANYBODY}`)
    await migrateDatabase(url, folderWith(release('pitches', 1000)))
  } finally {
    await command(empty.url, `drop owned by ${ANYBODY}`)
    await command(empty.url, `drop role ${ANYBODY}`)
  }
})

const databaseOf = (url: string) => /\/(\w+)(?=\?|$)/.exec(url)?.[1]

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
