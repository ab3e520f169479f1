// Writes the last figures of each bench into the page of the benches, and the simulation into that of growth.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Curve,
  curveHeading,
  curveRows,
  FIGURE_HEADING,
  figureRow,
  type Machine,
  type Report,
  type Results,
  readResults,
} from './measure.ts'

const PAGE = join(import.meta.dirname, '../README.md')
const GROWTH = join(import.meta.dirname, '../../docs/scaling.md')

function writePages(reports: Results): void {
  const parts = Object.entries(reports).map(([name, one]) => part(name, one))
  write(PAGE, 'figures', parts.join('\n'))
  if (reports.scale)
    write(GROWTH, 'simulation', `${simulated(reports.scale)}\n${whereOf(reports.scale.machine)}\n`)
}

const whereOf = ({ date, node, processors, load, commit }: Machine): string =>
  `Measured on ${date} at ${commit}, Node ${node}, ${processors}; load of the machine over a quarter of an hour ${load.toFixed(1)}.`

/** Replaces the text between the marks of this name; the rest of the page is written by hand. */
function write(file: string, name: string, text: string): void {
  const [from, to] = [`<!-- ${name}: npm run bench -- --write -->`, `<!-- end of the ${name} -->`]
  const page = readFileSync(file, 'utf8')
  const [before, rest] = page.split(from)
  const after = rest?.split(to)[1]
  if (before === undefined || after === undefined)
    throw new Error(`${file} has lost the marks of its ${name}.`)
  writeFileSync(file, [before, from, `\n\n${text}`, to, after].join(''))
}

const simulated = ({ curves = [], notes = [] }: Report): string =>
  [...curves.map(grown), ...notes.map((note) => `${note}\n`)].join('\n')

function part(name: string, { figures, curves = [], notes = [], machine }: Results[string]): string {
  const pieces = [
    figures.length > 0 ? markdown(FIGURE_HEADING, figures.map(figureRow)) : '',
    ...curves.map(grown),
    ...notes.map((note) => `${note}\n`),
    `${whereOf(machine)}\n`,
  ]
  return `### ${name}\n\n${pieces.filter((piece) => piece !== '').join('\n')}`
}

const grown = (curve: Curve) => `${curve.title}:\n\n${markdown(curveHeading(curve), curveRows(curve))}`

const markdown = (heading: readonly string[], rows: readonly (readonly string[])[]) =>
  [heading, heading.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |\n`).join('')

writePages(readResults())
