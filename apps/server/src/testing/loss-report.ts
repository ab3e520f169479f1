import { appendFileSync } from 'node:fs'

export interface LossReport {
  rounds: number
  acknowledged: number
  lost: number
  doubled: number
}

/** The cost of a fault, one line at the end of the run: `tools/loss-reports.mjs` collects the lines. */
export function reportLoss(
  fault: string,
  { rounds, acknowledged, lost, doubled }: LossReport,
  details = '',
): void {
  const text = `${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`
  write(`FAULT ${fault}: ${text}${details && `, ${details}`}`)
}

/** A fault that this machine cannot cause is reported as skipped: `test.skipIf(cannotRun('powerloss', why))`. */
export function cannotRun(fault: string, why: string | null): boolean {
  if (why) write(`SKIP ${fault}: ${why}`)
  return why !== null
}

function write(line: string): void {
  const file = process.env.TURNOUT_LOSS_REPORTS
  if (file) appendFileSync(file, `${line}\n`)
  else console.log(line)
}

/** How many acknowledged commands are missing, and how many are stored more often than acknowledged. */
export function compareCounts(
  acknowledged: ReadonlyMap<string, number>,
  stored: ReadonlyMap<string, number>,
): Pick<LossReport, 'acknowledged' | 'lost' | 'doubled'> {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const names = [...new Set([...acknowledged.keys(), ...stored.keys()])]
  const differences = names.map((name) => (stored.get(name) ?? 0) - (acknowledged.get(name) ?? 0))
  return {
    acknowledged: sum([...acknowledged.values()]),
    lost: sum(differences.map((difference) => Math.max(0, -difference))),
    doubled: sum(differences.map((difference) => Math.max(0, difference))),
  }
}

/** Milliseconds, as the figures of a line. */
export function latencySummary(durations: readonly number[]): string {
  const sorted = [...durations].sort((first, second) => first - second)
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`
}
