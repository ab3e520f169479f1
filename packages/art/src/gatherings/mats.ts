import { bibOf } from '../bibs.ts'
import type { FigureSpot } from '../figure.tsx'
import { type Area, box, stripes } from '../grounds/ground.ts'
import { pick } from '../hash.ts'
import { round } from '../light.ts'
import { floor, type Gathering, stepsAcross } from './gathering.ts'

const MAT = { width: 52, depth: 104 }
const EVERY = { across: 104, down: 150 }
const COLOURS = [bibOf(1).colour, bibOf(7).colour, '#BFE3C8', '#E6C49A', '#F3C9EA'] as const
const MOWN = 90

/** Health: rows of mats on the grass, most of them with a person. */
export const mats: Gathering = {
  ground: floor('#3F8F38', '#123812', { d: stripes([0, 0], MOWN, -1200, 1200), fill: '#478F3D' }),
  closeness: 1.05,
  layOut(area, random) {
    const pieces: Area[] = []
    const people: FigureSpot[] = []
    for (const [row, down] of stepsAcross(area.height + MAT.depth, EVERY.down).entries()) {
      for (const [index, across] of stepsAcross(area.width + EVERY.across, EVERY.across).entries()) {
        const x = across + (row % 2) * (EVERY.across / 2) + random() * 8
        const y = down + random() * 10
        pieces.push(...mat(x, y, pick(COLOURS, random)))
        if (random() < 0.22) continue
        people.push({
          id: `guest ${row} ${index} ${Math.floor(random() * 99)}`,
          x,
          y: y + 4,
          facing: 180,
          pose: 'cheer',
          scale: 1.25,
          team: random() < 0.5 ? pick([1, 2, 5, 7], random) : null,
        })
      }
    }
    return { blocks: [], pieces, people }
  },
}

const mat = (x: number, y: number, fill: string): Area[] => [
  { d: box(round(x - MAT.width / 2), round(y - MAT.depth / 2), MAT.width, MAT.depth), fill },
  { d: box(round(x - MAT.width / 2), round(y + MAT.depth / 2 - 9), MAT.width, 9), fill: '#0B2019' },
]
