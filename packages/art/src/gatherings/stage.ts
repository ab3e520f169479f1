import { bibOf } from '../bibs.ts'
import type { FigureSpot } from '../figure.tsx'
import { type Area, box, circle } from '../grounds/ground.ts'
import { pick } from '../hash.ts'
import { type Block, floor, type Gathering, stepsAcross } from './gathering.ts'

const STAGE = { width: 330, depth: 108 }
const SPEAKER = { width: 46, depth: 40 }
/** The distance between two people of the crowd. */
const APART = 54
const BAND = [-104, 0, 104] as const

/** Music: a band on a stage, and the crowd in front of it. */
export const stage: Gathering = {
  ground: floor('#66506F', '#21152B'),
  closeness: 1.1,
  layOut(area, random) {
    const top = -area.height / 2 - 18
    const end = top + STAGE.depth
    const left = -STAGE.width / 2
    const speakers = [left - SPEAKER.width - 12, -left + 12]
    const blocks: Block[] = [
      { x: left, y: top, width: STAGE.width, height: STAGE.depth, tall: 18 },
      ...speakers.map((x) => ({
        x,
        y: end - SPEAKER.depth,
        width: SPEAKER.width,
        height: SPEAKER.depth,
        tall: 46,
      })),
    ]
    return {
      blocks,
      pieces: [...boards(left, top), ...speakers.flatMap((x) => speaker(x, end - SPEAKER.depth))],
      people: [...band(top, random), ...crowd(area, end + 42, random)],
    }
  },
}

function boards(left: number, top: number): Area[] {
  const lines = [1, 2, 3, 4].map((line) => box(left, top + (line * STAGE.depth) / 5, STAGE.width, 2)).join('')
  const drums = circle(-16, top + 36, 15) + circle(18, top + 38, 12) + circle(2, top + 58, 18)
  return [
    { d: box(left, top, STAGE.width, STAGE.depth), fill: '#B5763F' },
    { d: lines, fill: '#8F5A2C' },
    { d: box(left, top + STAGE.depth - 6, STAGE.width, 6), fill: '#0B2019' },
    { d: drums, fill: '#F3F0E6' },
    { d: circle(2, top + 58, 11), fill: bibOf(1).colour },
  ]
}

const speaker = (x: number, y: number): Area[] => [
  { d: box(x, y, SPEAKER.width, SPEAKER.depth), fill: '#17191B' },
  {
    d: circle(x + 13, y + SPEAKER.depth - 13, 9) + circle(x + 33, y + SPEAKER.depth - 13, 9),
    fill: '#46525A',
  },
]

const band = (top: number, random: () => number): FigureSpot[] =>
  BAND.map((x, index) => ({
    id: `player ${index} ${Math.floor(random() * 99)}`,
    x,
    y: x === 0 ? top + 22 : top + 66,
    facing: x / -6,
    pose: 'stand',
    team: pick([1, 5, 7], random),
  }))

/** Densest in front of the stage, all facing it. */
function crowd({ width, height }: { width: number; height: number }, from: number, random: () => number) {
  return stepsAcross(width, APART).flatMap((across, column) =>
    Array.from({ length: Math.ceil((height / 2 - from) / APART) + 1 }, (_, row): FigureSpot[] => {
      if (random() < row * 0.13) return []
      const x = across + (row % 2) * (APART / 2) + random() * 20 - 10
      return [
        {
          id: `listener ${column} ${row} ${Math.floor(random() * 9)}`,
          x,
          y: from + row * APART + random() * 18,
          facing: 180 + Math.max(-40, Math.min(40, x / 9)),
          pose: random() < 0.4 ? 'cheer' : 'stand',
          team: random() < 0.12 ? pick([2, 5, 7], random) : null,
        },
      ]
    }).flat(),
  )
}
