import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { assertMigrated, isMigrated, migrateDatabase } from '../platform/db/migrate.ts'
import { Primary } from '../platform/db/primary.ts'
import { uploads } from '../platform/files/tables.ts'
import { newId } from '../platform/ids.ts'
import { connectLive } from '../platform/live/broker.ts'
import { emptyDatabase, type TestDatabase } from '../testing/database.ts'
import { nextRelease } from '../testing/next-release.ts'
import { runCli } from '../testing/run-cli.ts'
import { bringUpToDate } from './migrate.ts'

let there: TestDatabase
let dataDir: string
let next: string
beforeEach(async () => {
  there = await emptyDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'turnout-migrate-'))
  next = nextRelease(join(dataDir, 'next-release'), ['alter table users add column shirt integer'])
  return async () => {
    await there.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

const log = pino({ level: 'silent' })
const serving = async () => connectLive(await Primary.connect(there.url, log), log)
const upToDate = (migrations: string, databaseUrl: string | null = null) =>
  bringUpToDate(there.url, { databaseUrl, dataDir, s3: null }, migrations)

test('[I24] a command that is not about tables leaves those of another version alone and says what to do', async () => {
  const env = { DATABASE_URL: there.url, DATA_DIR: dataDir }
  await expect(runCli(env, 'admin', 'grant', 'ada@example.org')).rejects.toThrow('Nothing was changed. Start')
  expect((await there.pool.query("select from pg_tables where schemaname = 'public'")).rowCount).toBe(0)
  expect(await runCli(env, 'migrate')).toBe('The database is up to date.')
  await expect(runCli(env, 'admin', 'grant', 'ada@example.org')).rejects.toThrow(
    'They register first, and open the link in the mail.',
  )
})

test('[I24] a command of an older version says that the tables are newer', async () => {
  await migrateDatabase(there.url, next)
  await expect(assertMigrated(there.database.sql)).rejects.toThrow('made by a newer Turnout')
})

test('[I24] nothing is migrated while a program of another version runs; a second node of the same version does not matter', async () => {
  await migrateDatabase(there.url)
  const nodes = [await serving(), await serving()]
  expect(await upToDate(next).catch((error: Error) => error.message)).toMatch(
    /from \S.*, process \d+, since \d.* UTC; from .*Stop it everywhere/,
  )
  expect(await isMigrated(there.database.sql)).toBe(true)
  expect(await runCli({ DATABASE_URL: there.url, DATA_DIR: dataDir }, 'migrate')).toBe(
    'The database is up to date.',
  )
  for (const node of nodes) await node.close()
  await expect.poll(() => upToDate(next).catch(String)).toContain('The database is up to date.')
  expect(await isMigrated(there.database.sql, next)).toBe(true)
  const newer = await serving()
  await expect(runCli({ DATABASE_URL: there.url, DATA_DIR: dataDir }, 'migrate')).rejects.toThrow(
    'made by a newer Turnout',
  )
  await newer.close()
})

test('[I24] before the tables of the built-in database change, one backup is made', async () => {
  await migrateDatabase(there.url)
  expect(await upToDate(next)).toContain(`put into ${join(dataDir, 'backups')}`)
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/-before-upgrade\.tar$/)])
  expect(await upToDate(next)).toBe('The database is up to date.')
})

test('[I24] the message names the pictures that a backup before an upgrade lacks', async () => {
  await migrateDatabase(there.url)
  await there.database.sql.insert(uploads).values({ id: newId(), ownerId: newId(), bytes: 8 })
  expect(await upToDate(next)).toMatch(/put into \S+backups, without 2 picture files\.$/)
})

test("[I24] a database of the operator's own is theirs to back up", async () => {
  await migrateDatabase(there.url)
  expect(await upToDate(next, there.url)).toBe('The database is up to date.')
  expect(await isMigrated(there.database.sql, next)).toBe(true)
  expect(readdirSync(dataDir)).toEqual(['next-release'])
})
