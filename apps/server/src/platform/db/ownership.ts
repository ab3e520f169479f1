import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isRunning } from '../is-running.ts'
import { type Address, chooseAddress, runningUrl } from './address.ts'
import type { Binaries } from './binaries.ts'
import { closeGuard, spawnGuard } from './guard.ts'
import type { DatabasePaths } from './paths.ts'
import { isAlive, isOccupied, readPostmaster, removeStalePidFile } from './postmaster.ts'
import type { RunAs } from './privileges.ts'
import { StartError } from './start-error.ts'

export class DataFolderTaken extends StartError {
  constructor() {
    super('Another Turnout is using this data folder.')
  }
}

export type Server = {
  folders: DatabasePaths
  address: Address
  /** The cluster_name of the server, so that an earlier server is not mistaken for ours. */
  name: string
  start(): ChildProcess
  guard: ChildProcess | undefined
  stopped: boolean
}

export type ServerOptions = {
  /** Fault tests set a false clock or a failing disk with it. */
  env?: Record<string, string>
  serverArgs?: string[]
}

/** A server on these folders, not started yet. */
export async function createServer(
  folders: DatabasePaths,
  { postgres }: Binaries,
  account: RunAs,
  { env = {}, serverArgs = [] }: ServerOptions,
): Promise<Server> {
  const address = await chooseAddress(folders)
  const name = `turnout-${process.pid}-${Date.now()}`
  const settings = ['-D', folders.cluster, ...address.args, '-c', `cluster_name=${name}`, ...serverArgs]
  const command = [...account.command, postgres, ...settings]
  const start = () => spawnGuard(command, account, folders, env)
  return { folders, address, name, start, guard: undefined, stopped: false }
}

export async function stopServer(server: Server, owner: pg.Client | undefined): Promise<void> {
  server.stopped = true
  void owner?.end().catch(() => {}) // never awaited: it may hang on a dead connection
  await closeGuard(server.guard)
}

export const DATABASE = 'turnout'

export async function ensureDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('select from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await owner.query(`create database ${DATABASE}`)
}

/** The owner of this lock owns the data folder, for as long as its connection lives. */
const OWNER_LOCK = 727002
/** Time between two checks; the two numbers below count checks. */
const LOOK_MS = 20
const ORPHAN_AFTER = 100
/** The database needs a moment to notice that a killed program has closed its connection. */
const TAKEN_AFTER = 50
/** A recovery on a busy machine takes time. */
const START_TIMEOUT_MS = 60_000
/** Number of starts. */
const GIVE_UP_AFTER = 5

/**
 * Returns the connection that owns the folder and starts the server if needed. A server that may already run
 * is asked first: from another container the pid file of a running server looks abandoned.
 */
export async function acquireOwnership(server: Server): Promise<pg.Client> {
  const { folders, address, name } = server
  const deadline = Date.now() + START_TIMEOUT_MS
  let starts = 0
  let ownerlessCount = 0
  let takenCount = 0

  while (Date.now() < deadline && !server.stopped) {
    const started = isRunning(server.guard)
    const url = started ? address.url('postgres') : runningUrl(folders, 'postgres')
    const client = url ? await connect(url) : undefined
    const claimResult = client ? await claim(client, name) : 'nobody'
    if (client && claimResult === 'ours') return client

    void client?.end().catch(() => {}) // never awaited: it may hang on a dead connection
    if (claimResult === 'taken' && ++takenCount === TAKEN_AFTER) {
      await closeGuard(server.guard)
      throw new DataFolderTaken()
    }
    if (claimResult === 'ownerless' && ++ownerlessCount === ORPHAN_AFTER) stopOrphan(folders)
    // while a server stops or recovers, a second one would end at once, and its next try would come later
    if (claimResult === 'nobody' && !started && !isOccupied(folders)) {
      if (starts >= GIVE_UP_AFTER) break
      if (starts > 0) await sleep(Math.min(50 * 2 ** starts, 1000))
      removeStalePidFile(folders)
      server.guard = server.start()
      starts++
    }
    await sleep(LOOK_MS)
  }
  await closeGuard(server.guard)
  throw new StartError(
    `The database did not start${lastFatalError(folders)}. The whole story is in ${folders.log}.`,
  )
}

export async function connect(connectionString: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {}) // the end is noticed in other ways
  try {
    await client.connect()
    return client
  } catch {
    void client.end().catch(() => {})
    return undefined
  }
}

async function claim(client: pg.Client, name: string): Promise<'ours' | 'taken' | 'ownerless' | 'nobody'> {
  try {
    const { rows } = await client.query<{ ours: boolean; locked: boolean; taken: boolean }>(
      `select current_setting('cluster_name') = $1 as ours,
              case when current_setting('cluster_name') = $1 then pg_try_advisory_lock($2) else false end as locked,
              exists (select from pg_locks where locktype = 'advisory' and objid = $2 and granted) as taken`,
      [name, OWNER_LOCK],
    )
    const [answer] = rows
    if (answer?.locked) return 'ours'
    return answer?.taken && !answer.ours ? 'taken' : 'ownerless'
  } catch {
    return 'nobody' // it went down meanwhile
  }
}

/** Stops a server without an owner: its program and its guard were both killed, or no program has claimed it yet. */
export function stopOrphan(folders: DatabasePaths) {
  const running = readPostmaster(folders)
  if (running && isAlive(running.pid)) process.kill(running.pid, 'SIGINT')
}

function lastFatalError({ log }: DatabasePaths): string {
  const fatal = readFileSync(log, 'utf8')
    .match(/(?:FATAL|PANIC): .*/g)
    ?.at(-1)
  return fatal ? ` (${fatal})` : ''
}
