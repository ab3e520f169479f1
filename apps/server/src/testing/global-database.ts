import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { migrateDatabase } from '../platform/db/migrate.ts'
import { command, inDatabase, TEMPLATE, TEMPLATE_VARIABLE } from './database.ts'

/** Vitest's globalSetup: one PostgreSQL for the whole run, with a migrated template database. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[TEMPLATE_VARIABLE]) return undefined // another project of this run has started it

  const folder = mkdtempSync(join(tmpdir(), 'turnout-test-'))
  const embedded = await startEmbeddedPostgres(folder, {
    initdbArgs: ['--no-sync'],
    serverArgs: FAST_SETTINGS.flatMap((setting) => ['-c', setting]),
  })
  const url = inDatabase(embedded.url, TEMPLATE)
  await command(embedded.url, `create database ${TEMPLATE}`)
  await migrateDatabase(url)
  process.env[TEMPLATE_VARIABLE] = url

  return async () => {
    delete process.env[TEMPLATE_VARIABLE]
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// No data has to outlive the run. Tests of crashes start another server.
const FAST_SETTINGS = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=300',
  'autovacuum=off',
]
