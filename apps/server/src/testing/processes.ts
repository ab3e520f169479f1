import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The pid of the database's first process in a data folder. */
export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

export const parentOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'ppid=', '-p', `${pid}`], { encoding: 'utf8' }))

/** A process with all of its descendants. */
export function treeOf(root: number): number[] {
  const pairs = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const descendants = (pid: number): number[] => [
    pid,
    ...pairs.filter(([, parent]) => parent === pid).flatMap(([child = 0]) => descendants(child)),
  ]
  return descendants(root)
}

/**
 * Stops every process of the database without ending it, as on a hanging disk, until the returned function is called.
 */
export function freezeDatabase(dataDir: string): () => void {
  const frozen = treeOf(postmasterOf(dataDir))
  signalAll(frozen, 'SIGSTOP')
  return () => signalAll(frozen.splice(0), 'SIGCONT')
}

/** Sends the signal to the processes that still exist: a worker of the database may end at any moment. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
}
