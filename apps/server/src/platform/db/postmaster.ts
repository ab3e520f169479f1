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
 * Whether a server still has the folder: it stops, recovers or has just begun, and another one would end at once.
 * In a container that was killed and started again, some other process soon has the number of its pid file.
 */
export function isOccupied(folders: DatabasePaths): boolean {
  const { pid } = readPostmaster(folders) ?? {}
  if (!pid || !isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const [, name, state] = /\((.*)\) (\w)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return name === 'postgres' && state !== 'Z' // a dead one that nobody buried counts as gone
  } catch {
    return true // it has ended in this very moment, and the next look sees that
  }
}

/** PostgreSQL believes a left-over pid file as long as any process of the same account has that number. */
export function removeStalePidFile(folders: DatabasePaths): void {
  const { pid } = readPostmaster(folders) ?? {}
  if (process.platform === 'linux' && isAlive(pid) && !isOccupied(folders))
    rmSync(join(folders.cluster, 'postmaster.pid'), { force: true })
}
