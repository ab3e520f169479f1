import { existsSync } from 'node:fs'
import { onEmbedded } from '../commands/with-database.ts'
import type { Config } from '../config.ts'
import { createStorage } from '../create-storage.ts'
import { databasePaths } from '../platform/db/paths.ts'
import { runningDatabaseUrl } from '../platform/db/primary.ts'
import { withClient } from '../platform/db/with-client.ts'
import { examineDatabase, examineOutbox, examinePasskeys, examineStore } from './examine-database.ts'
import {
  examineAddress,
  examineBackups,
  examineContact,
  examineDisk,
  examineMail,
  examinePush,
  examineStorage,
} from './examine-environment.ts'
import { examineFiles } from './examine-files.ts'
import { examineMap } from './examine-map.ts'
import { type Finding, fail, reasonOf, warn } from './finding.ts'

/** Examines everything that Turnout depends on and changes nothing. */
export async function examine(config: Config): Promise<Finding[]> {
  return [
    examineAddress(config),
    examineContact(config),
    ...(await onDatabase(config)),
    await examineMail(config),
    examinePush(config),
    await examineMap(config),
    await examineStorage(createStorage(config), config),
    await examineDisk(config),
    await examineBackups(config),
    await examineFiles(import.meta.dirname),
  ]
}

async function onDatabase(config: Config): Promise<Finding[]> {
  try {
    const url = await runningDatabaseUrl(config)
    if (url) return await examineConnected(url, config)
    const { home, cluster } = databasePaths(config.dataDir)
    if (!existsSync(cluster))
      return [warn('database', `There is none yet in ${home}. The first start makes it.`)]
    return await onEmbedded(config, examineConnected)
  } catch (error) {
    const help = config.databaseUrl
      ? 'Does it run, and is DATABASE_URL right?'
      : 'The folder postgres has its log.'
    return [fail('database', `It does not answer: ${reasonOf(error)}. ${help}`)]
  }
}

function examineConnected(connectionString: string, config: Config): Promise<Finding[]> {
  const timeouts = { connectionTimeoutMillis: 5_000, statement_timeout: 10_000 }
  return withClient({ connectionString, ...timeouts }, async (client) => {
    const findings = await examineDatabase(client)
    const { rows } = await client.query<{ made: boolean }>(`select to_regclass('jobs') is not null as made`)
    if (!rows[0]?.made) return findings
    const passkeys = await examinePasskeys(client, new URL(config.publicUrl).hostname)
    return [
      ...findings,
      await examineOutbox(client),
      ...(passkeys ? [passkeys] : []),
      ...(await examineStore(client, createStorage(config))),
    ]
  })
}
