import { readFileSync } from 'node:fs'

/** The value below which the share `of` (0 to 1) of all values lies. */
export function quantile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

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
