import type { BallSpot } from './ball.tsx'
import type { FigureSpot } from './figure.tsx'
import type { Point } from './grounds/ground.ts'
import { groundName, groundOf } from './grounds/ground-of.ts'
import { pick, seededRandom } from './hash.ts'
import { direction, type LightMode } from './light.ts'
import { Scene } from './scene.tsx'
import { toGround } from './surface.tsx'

const TURNS = [-24, -14, -8, 8, 14, 24, 66, -66] as const
const SUNS = [20, 35, 150, 165, 200, 215, 330, 345] as const

/** Offsets from the ball, as shares of the picture: to both sides of it, then behind it. */
const AROUND_BALL: readonly Point[] = [
  [-0.17, 0.12],
  [0.15, 0.05],
  [0.05, 0.3],
]

type CoverProps = {
  groupName: string
  sport: string
  /** Proportions of the picture. It fills its box and is cropped if the box has others. */
  width?: number
  height?: number
  light?: LightMode
  /** The teams of the players around the ball, one player of each. */
  teams?: readonly number[]
}

/** The cover of a group without a photo. Its lower third stays calm, because the time board covers it. */
export function Cover(props: CoverProps) {
  const { groupName, sport, width = 300, height = 180, light = 'theme', teams = [] } = props
  const ground = groundOf(sport)
  const random = seededRandom(`${groupName.toLowerCase()}|${sport.toLowerCase()}`)
  const at = pick(ground.views, random)
  const turn = pick(TURNS, random)
  const zoom = (ground.closeness * (0.62 + random() * 0.3) * Math.min(width, height * 1.8)) / 300
  const sun = pick(SUNS, random)

  // The ball lies in the upper middle, on the side from which its shadow falls into the picture.
  const across = direction(sun)[0] > 0 ? 0.36 + random() * 0.14 : 0.5 + random() * 0.14
  const down = 0.16 + random() * 0.24
  const view = { at, zoom, turn }
  const toGroundPoint = (at: Point) => toGround([at[0] * width, at[1] * height], view, { width, height })
  const [x, y] = toGroundPoint([across, down])
  const ball = {
    x,
    y,
    scale: Math.max(1.1, (Math.min(width, height) / (120 * zoom)) * 1.15),
    sport: groundName(sport),
  }
  return (
    <Scene
      ground={ground}
      frame={{ width, height }}
      view={view}
      light={light}
      sun={sun}
      ball={ball}
      people={teams.map((team, index) => {
        const [dx, dy] = AROUND_BALL[index % AROUND_BALL.length] ?? [0, 0]
        return playerBeside(ball, toGroundPoint([across + dx, down + dy]), team)
      })}
    />
  )
}

/** A person who faces the ball, in proportion to it. */
const playerBeside = (ball: BallSpot, [x, y]: Point, team: number): FigureSpot => ({
  id: `player of ${team}`,
  x,
  y,
  facing: (Math.atan2(x - ball.x, ball.y - y) * 180) / Math.PI,
  scale: ball.scale * 0.6,
  team,
})
