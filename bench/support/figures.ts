import { readdirSync, readFileSync } from 'node:fs'

/** The value below which the share `of` (0 to 1) of all values lies. */
export function quantile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Milliseconds for one of many, one after the other. */
export async function averageTime<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<number> {
  const began = performance.now()
  for (const one of all) await work(one)
  return (performance.now() - began) / all.length
}

/** Lines under a heading, numbers to the right. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows]
  const widths = heading.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
  return all.map(line).join('\n')
}

const TICKS_A_SECOND = 100

/** Seconds of processor that a process has used, and megabytes it holds; only Linux says so. */
export function usageOf(pid: number): { cpuS: number; mb: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
    return { cpuS: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND, mb: kb / 1024 }
  } catch {
    return null
  }
}

/** Megabytes of a process and all that it started, what they share counted once; 0 where the system does not say. */
export function memoryOfTree(root: number): number {
  const shares = treeOf(root).map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup'))?.[1] ?? 0),
  )
  return shares.reduce((sum, kb) => sum + kb / 1024, 0)
}

/** Seconds of processor that a process and all that it started have used, those among them that have ended since. */
export const processorOfTree = (root: number): number =>
  treeOf(root).reduce((sum, pid) => sum + secondsOf(pid), 0)

function secondsOf(pid: number): number {
  const stat = readProc(pid, 'stat')
  const [own = 0, system = 0, ended = 0, endedSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
  return (own + system + ended + endedSystem) / TICKS_A_SECOND
}

function treeOf(root: number): number[] {
  const parents = new Map(processes().map((pid) => [pid, parentOf(pid)]))
  const isOfTree = (pid: number): boolean => {
    const parent = parents.get(pid)
    return pid === root || (parent !== undefined && parent > 1 && isOfTree(parent))
  }
  return [...parents.keys()].filter(isOfTree)
}

const processes = () => {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

const parentOf = (pid: number) => Number(/^PPid:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1] ?? 0)

/** Empty when it has gone since. */
function readProc(pid: number, about: string): string {
  try {
    return readFileSync(`/proc/${pid}/${about}`, 'utf8')
  } catch {
    return ''
  }
}
