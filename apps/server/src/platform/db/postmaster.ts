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

/** The pid file of the running server; undefined when there is none. */
export function readPostmaster({ cluster }: DatabasePaths): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return pid && port ? { pid: Number(pid), port: Number(port) } : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a server still uses the folder: it stops, recovers or has just started, and a second one would end at
 * once. When a container is killed and restarted, another process may soon have the pid of the old pid file.
 */
export function isOccupied(folders: DatabasePaths): boolean {
  const { pid } = readPostmaster(folders) ?? {}
  if (!pid || !isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'postgres' && state !== 'Z' // a zombie process counts as gone
  } catch {
    return true // it has just ended, which the next check sees
  }
}

/** PostgreSQL trusts a stale pid file while any process of the same account has that pid. */
export function removeStalePidFile(folders: DatabasePaths): void {
  const { pid } = readPostmaster(folders) ?? {}
  if (process.platform === 'linux' && isAlive(pid) && !isOccupied(folders))
    rmSync(join(folders.cluster, 'postmaster.pid'), { force: true })
}
