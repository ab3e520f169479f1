import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { createStorage } from '../create-storage.ts'
import { backUpBeforeUpgrade, describeBackup } from '../platform/backup/backup-retention.ts'
import { assertNotServed, migrateDatabase } from '../platform/db/migrate.ts'
import { withConnection, withDatabase } from './with-database.ts'

export function migrateCommand(turnout: Command): void {
  turnout
    .command('migrate')
    .description('bring the database up to this version; no other version may run')
    .action(() => withDatabase((url, config) => bringUpToDate(url, config)))
}

/** Like a start: on the built-in database a backup is made before an upgrade. */
export async function bringUpToDate(
  databaseUrl: string,
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  migrations?: string,
): Promise<string> {
  await withConnection(databaseUrl, ({ sql }) => assertNotServed(sql, migrations))
  const backupDeps = { databaseUrl, storage: createStorage(config), dataDir: config.dataDir }
  const backup = config.databaseUrl ? null : await backUpBeforeUpgrade(backupDeps, Date.now(), migrations)
  await migrateDatabase(databaseUrl, migrations)
  return `The database is up to date.${backup ? ` Before that ${describeBackup(backup, config.dataDir)}` : ''}`
}
