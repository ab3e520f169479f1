import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { runningUrl } from './address.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import {
  acquireOwnership,
  connect,
  createServer,
  DATABASE,
  ensureDatabase,
  type Server,
  type ServerOptions,
  stopServer,
} from './ownership.ts'
import { databasePaths } from './paths.ts'
import { runAs } from './privileges.ts'
import { ensureMajor, type OnUpgrade } from './upgrade-cluster.ts'

export { DataFolderTaken } from './ownership.ts'

export type EmbeddedPostgres = {
  url: string
  /** Called each time the database went away unexpectedly, before it is started again. */
  onLost(listener: () => void): void
  stop(): Promise<void>
}

export type EmbeddedOptions = ServerOptions & {
  /** Called before the folder of an older PostgreSQL is upgraded; without it such a folder is refused. */
  onUpgrade?: OnUpgrade
  /** An older PostgreSQL for tests, which has no built-in locales. */
  release?: { wrapper: string; locale: readonly string[] }
  initdbArgs?: string[]
}

const BUILT_IN_LOCALE = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Starts our own PostgreSQL under the data folder and keeps it running until `stop`. */
export async function startEmbeddedPostgres(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const server = await prepareServer(resolve(dataDir), options)
  const listeners: (() => void)[] = []
  let owner = await acquireOwnership(server)
  await ensureDatabase(owner)
  keepRunning().catch(() => {}) // ends only when the program stops

  async function keepRunning() {
    while (!server.stopped) {
      await new Promise((ended) => owner.once('end', ended))
      if (server.stopped) return
      for (const listener of listeners) listener()
      owner = await reacquireOwnership(server)
    }
  }

  return {
    url: server.address.url(DATABASE),
    onLost: (listener) => void listeners.push(listener),
    stop: () => stopServer(server, owner),
  }
}

/** The address of the database of a running Turnout on this folder; undefined when none runs. */
export async function findRunningUrl(dataDir: string): Promise<string | undefined> {
  const folders = databasePaths(resolve(dataDir))
  const url = existsSync(folders.cluster) ? runningUrl(folders, DATABASE) : undefined
  const client = url ? await connect(url) : undefined
  void client?.end().catch(() => {})
  return client && url
}

async function prepareServer(dataDir: string, options: EmbeddedOptions): Promise<Server> {
  const folders = databasePaths(dataDir)
  const { wrapper, locale = BUILT_IN_LOCALE } = options.release ?? {}
  const binaries = await findBinaries(wrapper)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  mkdirSync(folders.home, { recursive: true, mode: 0o700 })
  const account = runAs(folders.home, binaries.postgres)
  const initdbArgs = [...locale, ...(options.initdbArgs ?? [])]
  await ensureMajor({ folders, binaries, account, initdbArgs, options }, options.onUpgrade)
  await ensureCluster(folders, binaries, account, initdbArgs)
  return createServer(folders, binaries, account, options)
}

/** Tries as long as the program lives; requests meanwhile get "try again shortly". */
async function reacquireOwnership(server: Server): Promise<pg.Client> {
  for (;;) {
    try {
      return await acquireOwnership(server)
    } catch (error) {
      if (server.stopped) throw error
      await sleep(1_000)
    }
  }
}
