import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { median, quantile, table } from './figures.ts'

/** The aim for a ratio, or for our own figure where a ratio says nothing. */
export type Aim =
  | { of: 'ratio' | 'ours'; atLeast: number }
  | { of: 'ratio'; atMost: number }
  | { of: 'ours' | 'difference'; atMost: number }

/** A row of the table: our figure and its baseline, for each round. */
export interface Figure {
  what: string
  unit: string
  baseline: string
  ours: readonly number[]
  bare: readonly number[]
  aim: Aim | null
}

/** Figures that grow with a size: a separate table. */
export interface Curve {
  title: string
  /** What the first column counts. */
  by: string
  unit: string
  sizes: readonly number[]
  lines: readonly { name: string; values: readonly number[] }[]
}

export interface Report {
  figures: readonly Figure[]
  curves?: readonly Curve[]
  notes?: readonly string[]
}

/** When, where and at which commit it was measured. Only the last figures of each bench are stored. */
export interface Machine {
  date: string
  node: string
  processors: string
  load: number
  commit: string
}

export type Results = Record<string, Report & { machine: Machine }>

const FOLDER = join(import.meta.dirname, '../results')
const FILE = join(FOLDER, 'results.json')

/** Enough for a median; fewer only to see that a bench runs. */
export const ROUNDS = Number(process.env.ROUNDS ?? 5)

type Round = () => number | Promise<number>

/** Alternates rounds of ours and of the baseline, so that other load on the machine affects both alike. */
export async function alternate<Whose extends string>(rounds: Record<Whose, Round>, many = ROUNDS) {
  const turns = Object.keys(rounds) as Whose[]
  const kept = Object.fromEntries(turns.map((whose) => [whose, []])) as unknown as Record<Whose, number[]>
  for (let round = 0; round < many; round += 1)
    for (const whose of round % 2 ? turns.toReversed() : turns) kept[whose].push(await rounds[whose]())
  return kept
}

/** Our figure divided by the baseline of the same round. */
const ratiosOf = ({ ours, bare }: Pick<Figure, 'ours' | 'bare'>): number[] =>
  ours.map((value, round) => value / (bare[round] ?? Number.NaN))

/** Whether the aim is reached; null without an aim. */
function isMet({ aim, ours, bare }: Pick<Figure, 'aim' | 'ours' | 'bare'>): boolean | null {
  if (!aim) return null
  const over = () => ours.map((value, round) => value - (bare[round] ?? Number.NaN))
  const figure = median(
    { ratio: () => ratiosOf({ ours, bare }), ours: () => ours, difference: over }[aim.of](),
  )
  return 'atLeast' in aim ? figure >= aim.atLeast : figure <= aim.atMost
}

export const FIGURE_HEADING = ['', 'ours', 'baseline', 'ratio', 'spread', 'aim', '']

export function figureRow(figure: Figure): string[] {
  const { what, unit, baseline, ours, bare } = figure
  const ratios = ratiosOf(figure)
  const met = isMet(figure)
  return [
    what,
    `${short(median(ours))} ${unit}`,
    `${short(median(bare))} ${unit}, ${baseline}`,
    short(median(ratios)),
    `${short(quantile(ratios, 0))}–${short(quantile(ratios, 1))}`,
    aimInWords(figure),
    met === null ? '' : met ? 'met' : 'SHORT',
  ]
}

function aimInWords({ aim, unit }: Pick<Figure, 'aim' | 'unit'>): string {
  if (!aim) return ''
  if ('atLeast' in aim) return `at least ${aim.atLeast}${aim.of === 'ours' ? ` ${unit}` : ''}`
  if (aim.of === 'ratio') return `at most ${aim.atMost}`
  return `at most ${short(aim.atMost)} ${unit}${aim.of === 'difference' ? ' more' : ''}`
}

/** Three significant digits. */
export const short = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en-GB') : String(Number(value.toPrecision(3)))

export const curveHeading = ({ by, sizes }: Curve) => [
  by,
  ...sizes.map((size) => size.toLocaleString('en-GB')),
]

export const curveRows = ({ unit, lines }: Curve): string[][] =>
  lines.map(({ name, values }) => [`${name} (${unit})`, ...values.map(short)])

/** Prints the figures and stores them in place of the earlier ones of this bench. */
export function report(name: string, measured: Report): void {
  if (measured.figures.length > 0) console.log(table(FIGURE_HEADING, measured.figures.map(figureRow)))
  for (const curve of measured.curves ?? [])
    console.log(`\n${curve.title}\n${table(curveHeading(curve), curveRows(curve))}`)
  for (const note of measured.notes ?? []) console.log(`\n${note}`)

  mkdirSync(FOLDER, { recursive: true })
  const results: Results = { ...readResults(), [name]: { machine: machine(), ...measured } }
  writeFileSync(FILE, compact(results))
}

/** Each list of numbers on one line, so that a new run changes few lines. */
const compact = (results: Results): string =>
  `${JSON.stringify(results, null, 1).replace(/\[[-\d.e+,\s]+\]/g, (list) => list.replace(/\s/g, ''))}\n`

/** The last figures of all benches. */
export const readResults = (): Results =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : {}

function machine(): Machine {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout?.trim()
  return {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    processors: `${availableParallelism()} of ${cpus()[0]?.model.trim() ?? 'an unknown kind'}`,
    load: loadavg()[2] ?? 0,
    commit: commit || 'unknown',
  }
}
