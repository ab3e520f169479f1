import { median, quantile } from './figures.ts'
import { type Curve, type Figure, isMet, ratiosOf, short } from './measure.ts'

/** Light and dark by what the reader's system likes; no script and no font of its own. */
const STYLE = `<style>
  svg { --ink: #1c2420; --soft: #66726b; --line: #d8dfda; --paper: #ffffff; --met: #1c7c4a; --short: #b3431e;
    --c0: #1c7c4a; --c1: #b3431e; --c2: #2456a8; --c3: #8a5cb8; --c4: #8a6d00; --c5: #00777a; }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #e9efeb; --soft: #9fada5; --line: #35403a; --paper: #141a17; --met: #5fd198; --short: #ff9569;
      --c0: #5fd198; --c1: #ff9569; --c2: #8db8ff; --c3: #cfa8f5; --c4: #e3c652; --c5: #56d3d6; } }
  text { font: 13px system-ui, sans-serif; fill: var(--ink) } .soft { fill: var(--soft); font-size: 12px }
  .title { font-weight: 600; font-size: 15px } .paper { fill: var(--paper) } .line { stroke: var(--line) }
</style>`

const WIDTH = 820
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const renderSvg = (title: string, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(title)}">
${STYLE}
<rect class="paper" width="${WIDTH}" height="${height}"/>
<text class="title" x="16" y="28">${escapeXml(title)}</text>
${inside}
</svg>
`

/** A place on a line where each tenfold takes as much room. */
const logarithmic = (least: number, most: number, from: number, to: number) => (value: number) =>
  from + ((Math.log10(value) - Math.log10(least)) / (Math.log10(most) - Math.log10(least))) * (to - from)

const tenfolds = (least: number, most: number): number[] => {
  const first = Math.floor(Math.log10(least))
  return Array.from({ length: Math.ceil(Math.log10(most)) - first + 1 }, (_, n) => 10 ** (first + n))
}

const LABELS = 330
const ROW = 26

/** Every ratio with its spread, and the mark that it is to reach. */
export function ratioChart(title: string, figures: readonly Figure[]): string {
  const shown = figures.filter((figure) =>
    ratiosOf(figure).every((ratio) => ratio > 0 && Number.isFinite(ratio)),
  )
  const all = shown.flatMap(ratiosOf)
  const steps = tenfolds(Math.min(...all, 0.5), Math.max(...all, 2))
  const x = logarithmic(steps[0] ?? 0.1, steps.at(-1) ?? 10, LABELS, WIDTH - 90)
  const bottom = 56 + shown.length * ROW
  const grid = steps.map(
    (step) => `<line class="line" x1="${x(step)}" x2="${x(step)}" y1="44" y2="${bottom}"/>
<text class="soft" x="${x(step)}" y="${bottom + 18}" text-anchor="middle">${step}</text>`,
  )
  const rows = shown.map((figure, at) => ratioRow(figure, 60 + at * ROW, x))
  return renderSvg(title, bottom + 32, [...grid, ...rows].join('\n'))
}

function ratioRow(figure: Figure, y: number, x: (value: number) => number): string {
  const ratios = ratiosOf(figure)
  const colour = isMet(figure) === false ? 'var(--short)' : 'var(--met)'
  const aim = figure.aim?.of === 'ratio' && ('atLeast' in figure.aim ? figure.aim.atLeast : figure.aim.atMost)
  const mark = aim
    ? `<path d="M${x(aim)} ${y - 5} v18" stroke="var(--ink)" stroke-width="2" stroke-dasharray="3 2"/>`
    : ''
  const [least, middle, most] = [quantile(ratios, 0), median(ratios), quantile(ratios, 1)]
  return `<text x="${LABELS - 12}" y="${y + 8}" text-anchor="end">${escapeXml(figure.what)}</text>
<path d="M${x(least)} ${y + 4} H${x(most)}" stroke="${colour}" stroke-width="6" stroke-linecap="round" opacity=".35"/>
<circle cx="${x(middle)}" cy="${y + 4}" r="6" fill="${colour}"/>${mark}
<text class="soft" x="${WIDTH - 78}" y="${y + 8}">${short(middle)}</text>`
}

const TOP = 50
const FLOOR = 300
const LABEL_ROW = 18
const COLOURS = 6
/** After the last colour they begin again, and the line tells: no two look alike. */
const DASHES = ['', ' stroke-dasharray="8 4"', ' stroke-dasharray="2 4"']

/** The same heights in the same order, so far from each other that each can be read. */
function spreadLabels(heights: readonly number[], row: number): number[] {
  const placed = [...heights]
  let least = TOP
  for (const at of heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!)) {
    placed[at] = Math.max(heights[at] ?? 0, least)
    least = placed[at]! + row
  }
  return placed
}

/** How something grows, both ways by tenfolds. */
export function curveChart({ title, by, unit, sizes, lines }: Curve): string {
  const values = lines.flatMap((line) => line.values).filter((value) => value > 0)
  const steps = tenfolds(Math.min(...values), Math.max(...values))
  const y = logarithmic(steps[0] ?? 0.1, steps.at(-1) ?? 10, FLOOR, TOP)
  const right = WIDTH - 250
  const x = logarithmic(Math.min(...sizes), Math.max(...sizes, 2), 70, right)
  const grid = steps.map(
    (step) => `<line class="line" x1="70" x2="${right}" y1="${y(step)}" y2="${y(step)}"/>
<text class="soft" x="62" y="${y(step) + 4}" text-anchor="end">${short(step)}</text>`,
  )
  const feet = sizes.map(
    (size) =>
      `<text class="soft" x="${x(size)}" y="${FLOOR + 20}" text-anchor="middle">${size.toLocaleString('en-GB')}</text>`,
  )
  const ends = lines.map((line) => y(line.values.at(-1) ?? 1))
  const labels = spreadLabels(ends, LABEL_ROW)
  const drawn = lines.map((line, at) => {
    const colour = `var(--c${at % COLOURS})`
    const dash = DASHES[Math.floor(at / COLOURS) % DASHES.length] ?? ''
    const points = line.values.map((value, n) => [x(sizes[n] ?? 1), y(value)] as const)
    const dots = points.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4" fill="${colour}"/>`)
    const [end, label] = [ends[at] ?? 0, labels[at] ?? 0]
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"${dash}/>${dots.join('')}
<path d="M${right + 6} ${end} L${right + 30} ${label} h18" fill="none" stroke="${colour}" stroke-width="2.5"${dash}/>
<text x="${right + 54}" y="${label + 4}">${escapeXml(line.name)}</text>`
  })
  const foot = `<text class="soft" x="70" y="${FLOOR + 42}">${escapeXml(by)}, ${escapeXml(unit)}</text>`
  return renderSvg(
    title,
    Math.max(FLOOR + 56, Math.max(...labels) + 30),
    [...grid, ...feet, ...drawn, foot].join('\n'),
  )
}
