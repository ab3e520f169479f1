import { existsSync } from 'node:fs'
import { type Config, loadConfig } from '../config.ts'
import { createDatabase, type Database, type Sql } from '../platform/db/database.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { assertMigrated } from '../platform/db/migrate.ts'
import { createPool } from '../platform/db/pool.ts'
import { runningDatabaseUrl } from '../platform/db/primary.ts'
import { restoreOwner } from '../platform/db/privileges.ts'

type Work<T = string> = (url: string, config: Config) => Promise<T>

/** On the database of the running program, or on one that is started for this command alone. */
export const withDatabase = (work: Work): Promise<void> =>
  printResult(async () => {
    const config = readSettings()
    const running = await runningDatabaseUrl(config)
    return running ? work(running, config) : onEmbedded(config, work)
  })

/** Prints the result, or the reason of a failure and fails too. */
export async function printResult(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

export function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile()
  return loadConfig(process.env)
}

export async function onEmbedded<T>(config: Config, work: Work<T>): Promise<T> {
  const embedded = await startEmbeddedPostgres(config.dataDir)
  try {
    return await work(embedded.url, config)
  } finally {
    await embedded.stop()
    // not earlier: files of a running database must keep their owner
    restoreOwner(config.dataDir)
  }
}

/** Works on the database through the stores of the server, and only if its tables have their version. */
export const onMigratedDatabase = <T>(url: string, work: (database: Database) => Promise<T>): Promise<T> =>
  withConnection(url, async (database) => {
    await assertMigrated(database.sql)
    return work(database)
  })

/** The same in one transaction. */
export const inTransaction = <T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> =>
  onMigratedDatabase(url, ({ transact }) => transact(work))

export async function withConnection<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const pool = createPool(url, { statement_timeout: 0, query_timeout: 0 })
  try {
    return await work(createDatabase(pool))
  } finally {
    await pool.end()
  }
}
