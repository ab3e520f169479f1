import { bibOf } from '../bibs.ts'
import { WHITE } from '../colour.ts'
import type { FigureSpot } from '../figure.tsx'
import { type Area, box } from '../grounds/ground.ts'
import { pick } from '../hash.ts'
import { round } from '../light.ts'
import { type Block, floor, type Gathering, stepsAcross } from './gathering.ts'

const CLOTHS = [1, 2, 8, 6].map((team) => bibOf(team).colour)
const STALL = { width: 112, depth: 70 }
const EVERY = { across: 150, down: 250 }
const FLAPS = 8

/** Food: rows of stalls under striped cloth, and people between them. */
export const stalls: Gathering = {
  ground: floor('#C9B28C', '#1B1F14'),
  closeness: 1,
  layOut(area, random) {
    const blocks: Block[] = []
    const pieces: Area[] = []
    const people: FigureSpot[] = []
    const first = Math.floor(random() * CLOTHS.length)
    const aside = random() * 60 - 30
    for (let row = 0; row * EVERY.down < area.height; row += 1) {
      for (const [index, across] of stepsAcross(area.width + EVERY.across, EVERY.across).entries()) {
        const x = round(across - STALL.width / 2 + aside)
        const y = round(row * EVERY.down - area.height / 2 + 26 + random() * 10)
        blocks.push({ x, y, width: STALL.width, height: STALL.depth, tall: 52 })
        pieces.push(...roof(x, y, CLOTHS[(first + index + row) % CLOTHS.length] ?? WHITE))
        for (const queue of [0, 1]) {
          if (random() < 0.25) continue
          people.push({
            id: `guest ${row} ${index} ${queue}`,
            x: x + 24 + queue * 62 + random() * 16,
            y: y + 112 + queue * 18 + random() * 50,
            facing: 150 + random() * 70,
            pose: pick(['stand', 'walk', 'hips'], random),
            team: random() < 0.2 ? pick([1, 2, 6], random) : null,
          })
        }
      }
    }
    return { blocks, pieces, people }
  },
}

/** White cloth, every second strip in colour, with round flaps along its lower edge. */
function roof(x: number, y: number, colour: string): Area[] {
  const flap = STALL.width / FLAPS
  const strip = (at: number) =>
    `M${round(x + at * flap)} ${y}h${flap}v${STALL.depth}a${flap / 2} ${flap / 2} 0 0 1-${flap} 0z`
  const strips = (from: number) =>
    Array.from({ length: FLAPS / 2 }, (_, index) => strip(from + 2 * index)).join('')
  return [
    { d: strips(0), fill: WHITE },
    { d: strips(1), fill: colour },
    { d: box(x, y + STALL.depth / 2 - 1, STALL.width, 2), fill: '#B8B4A6' },
  ]
}
