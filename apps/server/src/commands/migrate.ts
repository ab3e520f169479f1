import type { Command } from 'commander'
import type { Config } from '../config.ts'
import { backUpBeforeUpgrade, saidOf } from '../platform/backup/kept-backups.ts'
import { migrateDatabase, refuseWhileServed } from '../platform/db/migrate.ts'
import { storageOf } from '../storage-of.ts'
import { onceConnected, withDatabase } from './on-database.ts'

export function migrateCommand(turnout: Command): void {
  turnout
    .command('migrate')
    .description('bring the database up to this version; no other version may run')
    .action(() => withDatabase((url, config) => bringUpToDate(url, config)))
}

/** As a start does it: with its own database everything is put aside first. */
export async function bringUpToDate(
  databaseUrl: string,
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>,
  migrations?: string,
): Promise<string> {
  await onceConnected(databaseUrl, ({ sql }) => refuseWhileServed(sql, migrations))
  const ground = { databaseUrl, storage: storageOf(config), dataDir: config.dataDir }
  const aside = config.databaseUrl ? null : await backUpBeforeUpgrade(ground, Date.now(), migrations)
  await migrateDatabase(databaseUrl, migrations)
  return `The database is up to date.${aside ? ` Before that ${saidOf(aside, config.dataDir)}` : ''}`
}
