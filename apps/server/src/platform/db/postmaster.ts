import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabasePaths } from './paths.ts'

export function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What the running server wrote about itself; undefined when none was left running or fallen. */
export function readPostmaster({ cluster }: DatabasePaths): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return pid && port ? { pid: Number(pid), port: Number(port) } : undefined
  } catch {
    return undefined
  }
}

/**
 * PostgreSQL believes a left-over pid file as long as any process of the same account has that number,
 * and in a container that was killed and started again one soon does.
 */
export function removeStalePidFile(folders: DatabasePaths) {
  const { pid } = readPostmaster(folders) ?? {}
  if (process.platform !== 'linux' || !pid || !isAlive(pid)) return
  try {
    const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    if (name === 'postgres' && state !== 'Z') return // a dead one that nobody buried counts as gone
    rmSync(join(folders.cluster, 'postmaster.pid'))
  } catch {
    // it has ended in this very moment
  }
}
