import { bibOf } from '../bibs.ts'
import { mix, WHITE } from '../colour.ts'
import type { FigureSpot } from '../figure.tsx'
import { type Area, box, circle } from '../grounds/ground.ts'
import { pick } from '../hash.ts'
import { round } from '../light.ts'
import { type Block, floor, type Gathering, stepsAcross } from './gathering.ts'

const TABLE = { width: 232, depth: 66 }
const EVERY = { across: 284, down: 156 }
const CHAIRS = [-84, -28, 28, 84] as const

const JOINTS = stepsAcross(2400, 64)
  .map((y) => box(-1400, y, 2800, 2))
  .join('')

type Setting = (x: number, y: number, random: () => number) => Area[]

const laptop: Setting = (x, y) => [
  { d: box(x - 12, y - 9, 24, 9), fill: '#D7DCD9' },
  { d: box(x - 12, y, 24, 4), fill: '#17191B' },
]

const papersAndCup: Setting = (x, y) => [
  { d: box(x - 15, y - 10, 15, 19), fill: WHITE },
  { d: circle(x + 10, y, 6), fill: WHITE },
  { d: circle(x + 10, y, 4), fill: '#5A3A1E' },
]

const openBook: Setting = (x, y, random) => [
  { d: box(x - 16, y - 11, 32, 22), fill: pick([1, 2, 6, 8].map(colourOf), random) },
  { d: box(x - 14, y - 9, 13, 18) + box(x + 1, y - 9, 13, 18), fill: WHITE },
]

const paints: Setting = (x, y, random) => [
  { d: box(x - 14, y - 11, 22, 22), fill: WHITE },
  { d: circle(x - 4, y, 7), fill: pick([1, 2, 5, 7].map(colourOf), random) },
  { d: circle(x + 16, y - 5, 5), fill: pick([1, 6, 7, 8].map(colourOf), random) },
]

const colourOf = (team: number) => bibOf(team).colour

/** Technology, business, education, arts: people along both sides of long tables; what lies on them differs. */
const longTables = (colour: string, shade: string, setting: Setting): Gathering => ({
  ground: floor(colour, shade, { d: JOINTS, fill: mix(colour, shade, 0.2) }),
  closeness: 1.05,
  layOut(area, random) {
    const blocks: Block[] = []
    const pieces: Area[] = []
    const people: FigureSpot[] = []
    const aside = random() * 120 - 60
    for (const [row, down] of stepsAcross(area.height + TABLE.depth, EVERY.down).entries()) {
      for (const [index, across] of stepsAcross(area.width + EVERY.across, EVERY.across).entries()) {
        const middle = round(across + aside + (row % 2) * 40)
        const top = round(down - TABLE.depth / 2)
        blocks.push({
          x: middle - TABLE.width / 2,
          y: top,
          width: TABLE.width,
          height: TABLE.depth,
          tall: 14,
        })
        pieces.push(...tableTop(middle - TABLE.width / 2, top))
        for (const chair of CHAIRS)
          for (const side of [-1, 1]) {
            if (random() < 0.16) continue
            const x = middle + chair
            pieces.push(...setting(x, down + side * 18, random))
            people.push({
              id: `guest ${row} ${index} ${chair} ${side}`,
              x: x + random() * 6 - 3,
              y: down + side * (TABLE.depth / 2 + 14),
              facing: side < 0 ? 0 : 180,
              pose: 'stand',
              scale: 1.05,
              team: random() < 0.45 ? pick([1, 2, 5, 6, 7, 8], random) : null,
            })
          }
      }
    }
    return { blocks, pieces, people }
  },
})

const tableTop = (x: number, y: number): Area[] => [
  { d: box(x, y, TABLE.width, TABLE.depth), fill: '#C98B52' },
  { d: box(x, y + TABLE.depth / 2 - 1, TABLE.width, 2), fill: '#A66E3A' },
]

export const laptopTables = longTables('#6F8087', '#26343A', laptop)
export const meetingTables = longTables('#8C8477', '#37322A', papersAndCup)
export const bookTables = longTables('#8FA58B', '#2C3B2A', openBook)
export const paintTables = longTables('#A8958A', '#40322B', paints)
