import { bibOf } from '@turnout/art/bibs.ts'
import { type FigurePlacement, type FigureSpot, toFigures } from '@turnout/art/figure.tsx'
import { basketball } from '@turnout/art/grounds/basketball.ts'
import type { Point } from '@turnout/art/grounds/ground.ts'
import { seededRandom } from '@turnout/art/hash.ts'
import { round } from '@turnout/art/light.ts'
import { Scene } from '@turnout/art/scene.tsx'

const FRAME = { width: 720, height: 440 }
const MIDDLE: Point = [420, 290]

const PLAYERS: readonly FigurePlacement[] = [
  [398, 262, 285, 'run', 1],
  [352, 318, 265, 'run', 1],
  [470, 330, 120, 'walk', 1],
  [442, 282, 80, 'cheer', 2],
  [500, 262, 95, 'run', 2],
  [386, 346, 215, 'run', 2],
]

/** The next team already wears its bibs. */
const WAITING = [2, 3, 4]
const CROWD_SIZE = 26

/** Street ball on a summer evening from above: two teams, a ring of people, and flags across the court. */
export function EventsScene() {
  return (
    <Scene
      ground={basketball}
      frame={FRAME}
      view={{ at: MIDDLE, zoom: 1, turn: -8 }}
      light="theme"
      people={[...PLAYERS.map(toFigures('player')), ...crowd()]}
      ball={{ x: 420, y: 272, scale: 1.5, sport: 'basketball' }}
      overlay={<Flags />}
    />
  )
}

/** No one stands exactly on a line, and everyone faces the ball. */
function crowd(): FigureSpot[] {
  const random = seededRandom('the ring')
  return Array.from({ length: CROWD_SIZE }, (_, index) => {
    const turn = ((index + random() * 0.5) / CROWD_SIZE) * 2 * Math.PI
    const away = 1 + random() * 0.2
    const [dx, dy] = [Math.cos(turn) * 205 * away, Math.sin(turn) * 142 * away]
    return {
      id: `guest ${index}`,
      x: MIDDLE[0] + dx,
      y: MIDDLE[1] + dy,
      facing: (Math.atan2(dx, -dy) * 180) / Math.PI,
      team: WAITING.includes(index) ? 5 : null,
    }
  })
}

const LINES: readonly (readonly [Point, Point, Point])[] = [
  [
    [-20, 96],
    [330, 150],
    [740, 70],
  ],
  [
    [-20, 318],
    [420, 404],
    [740, 286],
  ],
]
const COLOURS = [1, 2, 3, 8, 5, 7].map((team) => bibOf(team).colour)
const FLAGS = 22

const Flags = () =>
  LINES.map(([from, bow, to]) => {
    const line = `M${from.join(' ')}Q${bow.join(' ')} ${to.join(' ')}`
    return (
      <g key={line}>
        <path
          d={line}
          transform="translate(-30 26)"
          stroke="#6B2F10"
          strokeWidth="9"
          fill="none"
          opacity=".3"
        />
        <path d={line} stroke="#FFFFFF" strokeWidth="2.5" fill="none" />
        {Array.from({ length: FLAGS }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a flag is its place on the line
            key={index}
            d={flagAt((index + 0.5) / FLAGS, from, bow, to)}
            fill={COLOURS[index % COLOURS.length]}
          />
        ))}
      </g>
    )
  })

function flagAt(t: number, from: Point, bow: Point, to: Point): string {
  const pointOn = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bow[axis] + t ** 2 * to[axis]
  return `M${round(pointOn(0) - 11)} ${round(pointOn(1))}h22l-11 24z`
}
