import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pluralize } from '@turnout/rules/words'
import type { Command } from 'commander'
import { createStorage } from '../create-storage.ts'
import { makeBackup } from '../platform/backup/make-backup.ts'
import { countPictureFiles, withoutPictures } from '../platform/backup/manifest.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { restoreOwner } from '../platform/db/privileges.ts'
import { belongsToOtherDatabase, FOREIGN_STORAGE_MESSAGE } from '../platform/files/storage-owner.ts'
import { withConnection, withDatabase } from './with-database.ts'

/** The commands to back up and restore. */
export function backupCommands(turnout: Command): void {
  turnout
    .command('backup')
    .argument('<file>', 'where to write it, such as turnout.tar')
    .option('--without-lost-pictures', 'also when most of them are lost, or their store does not answer')
    .description('everything of one moment, rows and pictures, into one file; the server may run')
    .action((file: string, { withoutLostPictures = false }: { withoutLostPictures?: boolean }) =>
      withDatabase(async (databaseUrl, config) => {
        const path = resolve(file)
        if (existsSync(path)) throw new Error(`There is a file ${path} already. Nothing was written.`)
        const {
          rows,
          pictures,
          missing,
          storageError: away,
        } = await makeBackup(path, {
          databaseUrl,
          storage: createStorage(config),
          pictures: withoutLostPictures ? 'any' : 'most',
        })
        const reason = away ? 'Their store failed and was asked no more' : 'They are lost or cannot be read'
        return `${pluralize(rows, 'row')} and ${countPictureFiles(pictures)} are in ${path}${withoutPictures(missing, away)}.${listMissing(missing, reason)}`
      }),
    )

  turnout
    .command('restore')
    .argument('<file>', 'a backup')
    .option('--replace', 'throw away what the database holds now')
    .description('bring everything back from a backup; the server must not run')
    .action((file: string, { replace = false }: { replace?: boolean }) =>
      withDatabase(async (databaseUrl, config) => {
        const target = { databaseUrl, storage: createStorage(config), replace }
        const { madeAt, rows, pictures, missing } = await restoreBackup(resolve(file), target)
        const foreign = await withConnection(databaseUrl, ({ sql }) =>
          belongsToOtherDatabase(sql, target.storage),
        )
        // with an external database the data folder has only the pictures
        if (config.databaseUrl) restoreOwner(config.dataDir)
        const place = config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir
        return `Everything in ${place} is as it was on ${madeAt}: ${pluralize(rows, 'row')} and ${countPictureFiles(pictures)}${withoutPictures(missing)}.${listMissing(missing, 'They were not in the backup')}${foreign ? ` ${FOREIGN_STORAGE_MESSAGE}` : ''}`
      }),
    )
}

const listMissing = (missing: readonly string[], reason: string) =>
  missing.length === 0 ? '' : ` ${reason}: ${missing.join(', ')}.`
