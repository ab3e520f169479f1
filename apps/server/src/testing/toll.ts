import { appendFileSync } from 'node:fs'

export interface Toll {
  rounds: number
  acknowledged: number
  lost: number
  doubled: number
}

/** What a fault cost, in one line at the end of the run: `tools/tolls.mjs` says where that is written. */
export function tell(fault: string, { rounds, acknowledged, lost, doubled }: Toll, more = ''): void {
  const toll = `${rounds} rounds, ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`
  write(`FAULT ${fault}: ${toll}${more && `, ${more}`}`)
}

/** A fault that cannot be made on this machine is missing loudly: `test.skipIf(cannotRun('powerloss', why))`. */
export function cannotRun(fault: string, why: string | null): boolean {
  if (why) write(`SKIP ${fault}: ${why}`)
  return why !== null
}

function write(line: string): void {
  const file = process.env.TURNOUT_TOLLS
  if (file) appendFileSync(file, `${line}\n`)
  else console.log(line)
}

/** How much of what was acknowledged is not there, and how much is there more often than it was acknowledged. */
export function compare(
  acknowledged: ReadonlyMap<string, number>,
  kept: ReadonlyMap<string, number>,
): Pick<Toll, 'acknowledged' | 'lost' | 'doubled'> {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const names = [...new Set([...acknowledged.keys(), ...kept.keys()])]
  const over = names.map((name) => (kept.get(name) ?? 0) - (acknowledged.get(name) ?? 0))
  return {
    acknowledged: sum([...acknowledged.values()]),
    lost: sum(over.map((more) => Math.max(0, -more))),
    doubled: sum(over.map((more) => Math.max(0, more))),
  }
}

/** Milliseconds, as the figures of a line. */
export function spread(took: readonly number[]): string {
  const sorted = [...took].sort((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0)
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`
}
