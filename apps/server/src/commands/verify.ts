import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pluralize } from '@turnout/rules/words'
import type { Command } from 'commander'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { startEmbeddedPostgres } from '../platform/db/embedded.ts'
import { diskStorage } from '../platform/files/disk-storage.ts'
import { ONE_MOMENT, type Verification, verifyDatabase } from '../verify/verify-database.ts'
import { onMigratedDatabase, printResult, withDatabase } from './with-database.ts'

export function verifyCommand(turnout: Command): void {
  turnout
    .command('verify')
    .argument('[backup]', 'a backup to look into instead')
    .description('replay the log of every game and say which differs from what is stored; changes nothing')
    .action((backup?: string) =>
      backup === undefined ? withDatabase(verify) : printResult(() => verifyBackup(resolve(backup))),
    )
}

const verify = (url: string): Promise<string> =>
  onMigratedDatabase(url, async ({ sql }) => describe(await sql.transaction(verifyDatabase, ONE_MOMENT)))

/** In a temporary database. */
async function verifyBackup(path: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'turnout-verify-'))
  const database = await startEmbeddedPostgres(folder)
  try {
    const storage = diskStorage(join(folder, 'uploads'))
    const { madeAt } = await restoreBackup(path, { databaseUrl: database.url, storage, replace: false })
    return `The backup of ${madeAt}. ${await verify(database.url)}`
  } finally {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function describe({ games, scheduledGames, events, faults }: Verification): string {
  if (faults.length > 0) throw new Error([...faults, `${pluralize(faults.length, 'fault')}.`].join('\n'))
  const counted = [
    pluralize(games, 'game'),
    pluralize(scheduledGames, 'scheduled game'),
    pluralize(events, 'event'),
  ]
  return `Every log gives what is stored, and every invariant holds: ${counted.join(', ')}.`
}
