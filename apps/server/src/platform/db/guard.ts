import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from '../is-running.ts'
import { plainEnvironment } from './cluster.ts'
import type { DatabasePaths } from './paths.ts'
import type { RunAs } from './privileges.ts'
import { StartError } from './start-error.ts'

const program = join(import.meta.dirname, 'postgres-guard.js')
const LOG_LIMIT = 10_000_000

/** Starts PostgreSQL behind its guard; its output goes to a file in the data folder. */
export function spawnGuard(
  command: string[],
  { uid, gid }: RunAs,
  { log }: DatabasePaths,
  env: Record<string, string>,
) {
  if (existsSync(log) && statSync(log).size > LOG_LIMIT) renameSync(log, `${log}.old`)
  const output = openLog(log)
  const guard = spawn(process.execPath, [program, `${uid ?? '-'}`, `${gid ?? '-'}`, ...command], {
    detached: true, // a Ctrl-C in the terminal must not reach the database while requests finish
    stdio: ['pipe', output, output],
    env: { ...plainEnvironment(), ...env },
  })
  closeSync(output)
  guard.on('error', () => {}) // the guard is then not running, which every use checks
  guard.stdin?.on('error', () => {})
  return guard
}

/** Follows no link: the folder may belong to another account, and root would write wherever the link leads. */
function openLog(log: string): number {
  const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants
  try {
    return openSync(log, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOOP') throw error
    throw new StartError(`${log} is a link. Remove it: the log of the database is a file of its own.`)
  }
}

/** Closes the pipe, which tells the guard to stop, and waits until the guard and the database have ended. */
export async function closeGuard(guard: ChildProcess | undefined) {
  if (!isRunning(guard)) return
  const gone = new Promise((exited) => guard.once('exit', exited))
  guard.stdin?.end()
  await gone
}
