import type { BallSpot } from './ball.tsx'
import type { FigureSpot } from './figure.tsx'
import type { Point } from './grounds/ground.ts'
import { groundName, groundOf } from './grounds/ground-of.ts'
import { draws, pick } from './hash.ts'
import { direction, type Hour } from './light.ts'
import { Scene } from './scene.tsx'
import { onGround } from './surface.tsx'

const TURNS = [-24, -14, -8, 8, 14, 24, 66, -66] as const
const SUNS = [20, 35, 150, 165, 200, 215, 330, 345] as const

/** So far across and down the picture from the ball: to both sides of it, then behind it. */
const ABOUT_THE_BALL: readonly Point[] = [
  [-0.17, 0.12],
  [0.15, 0.05],
  [0.05, 0.3],
]

type CoverProps = {
  groupName: string
  sport: string
  /** Proportions of the picture. It fills its box and is cut where the box is shaped otherwise. */
  width?: number
  height?: number
  light?: Hour
  /** Whose players are about the ball, one of each. */
  teams?: readonly number[]
  className?: string
}

/** The cover of a group without a photo. Its lower third stays quiet: the time board lies there. */
export function Cover(props: CoverProps) {
  const { groupName, sport, width = 300, height = 180, light = 'theme', teams = [], className } = props
  const ground = groundOf(sport)
  const chance = draws(`${groupName.toLowerCase()}|${sport.toLowerCase()}`)
  const at = pick(ground.views, chance())
  const turn = pick(TURNS, chance())
  const zoom = (ground.closeness * (0.62 + chance() * 0.3) * Math.min(width, height * 1.8)) / 300
  const sun = pick(SUNS, chance())

  // The ball lies in the upper middle, on the side from which its shadow falls into the picture.
  const across = direction(sun)[0] > 0 ? 0.36 + chance() * 0.14 : 0.5 + chance() * 0.14
  const down = 0.16 + chance() * 0.24
  const view = { at, zoom, turn }
  const inGround = (at: Point) => onGround([at[0] * width, at[1] * height], view, { width, height })
  const [x, y] = inGround([across, down])
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
      people={teams.map((team, place) => {
        const [dx, dy] = ABOUT_THE_BALL[place % ABOUT_THE_BALL.length] ?? [0, 0]
        return beside(ball, inGround([across + dx, down + dy]), team)
      })}
      className={className}
    />
  )
}

/** Somebody who looks at the ball, as large beside it as people are. */
const beside = (ball: BallSpot, [x, y]: Point, team: number): FigureSpot => ({
  id: `player of ${team}`,
  x,
  y,
  facing: (Math.atan2(x - ball.x, ball.y - y) * 180) / Math.PI,
  scale: ball.scale * 0.6,
  team,
})
