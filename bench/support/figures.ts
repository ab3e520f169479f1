import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { treeOf } from '../../apps/server/src/testing/processes.ts'

/** The value below which the share `of` (0 to 1) of all values lies. */
export function quantile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((first, second) => first - second)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Milliseconds that this work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Milliseconds of each of many, begun at even intervals without waiting for those before. */
export const timesAtIntervals = (
  many: number,
  everyMs: number,
  work: (nr: number) => Promise<unknown>,
): Promise<number[]> =>
  Promise.all(
    Array.from({ length: many }, async (_, nr) => {
      await sleep(everyMs * nr)
      return timed(() => work(nr))
    }),
  )

/** The clock in milliseconds that the processes of this machine share. */
export const sharedClock = () => Number(process.hrtime.bigint()) / 1e6

/** Average milliseconds for each of many items, one after the other. */
export async function averageTime<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<number> {
  const took = await timed(async () => {
    for (const one of all) await work(one)
  })
  return took / all.length
}

/** Rows under a heading, numbers to the right. */
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

/** Processor seconds and megabytes of a process; null except on Linux. */
export function usageOf(pid: number): { cpuS: number; mb: number } | null {
  const [own, system] = ticksOf(pid)
  if (own === undefined || system === undefined) return null
  return { cpuS: (own + system) / TICKS_A_SECOND, mb: kbOf(pid, 'status', /VmRSS:\s+(\d+)/) / 1024 }
}

/** Megabytes of a process and its descendants, shared memory counted once; 0 if the system does not report it. */
export const memoryOfTree = (root: number): number =>
  sum(treeOf(root).map((pid) => kbOf(pid, 'smaps_rollup', /^Pss:\s+(\d+)/m))) / 1024

/** Processor seconds of a process and its descendants, ended ones included. */
export const processorOfTree = (root: number): number => sum(treeOf(root).flatMap(ticksOf)) / TICKS_A_SECOND

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Ticks of the process and of the system for it, and those of its ended children. */
const ticksOf = (pid: number): number[] =>
  (readProc(pid, 'stat').split(') ').at(-1) ?? '').split(' ').slice(11, 15).map(Number)

const kbOf = (pid: number, about: string, line: RegExp): number =>
  Number(line.exec(readProc(pid, about))?.[1] ?? 0)

/** Empty if the process has ended. */
function readProc(pid: number, about: string): string {
  try {
    return readFileSync(`/proc/${pid}/${about}`, 'utf8')
  } catch {
    return ''
  }
}
