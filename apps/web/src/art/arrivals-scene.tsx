import type { FigureSpot } from '@turnout/art/figure.tsx'
import type { Point } from '@turnout/art/grounds/ground.ts'
import { groundName, groundOf } from '@turnout/art/grounds/ground-of.ts'
import { seededRandom } from '@turnout/art/hash.ts'
import type { LightMode } from '@turnout/art/light.ts'
import { Scene } from '@turnout/art/scene.tsx'
import { toPicture, type View } from '@turnout/art/surface.tsx'
import { JITTER, type Spots, TALL, WIDE } from './arrival-spots.ts'
import styles from './arrivals-scene.module.css'
import { CheckInCircle, type CheckInDistance, dotPosition, YouDot } from './check-in-circle.tsx'
import { MorePlate } from './more-plate.tsx'

export type Arrival = { id: string; name: string; team: number | null }

type ArrivalsSceneProps = {
  /** In order of arrival. */
  people: readonly Arrival[]
  light: LightMode
  sport: string
  /**
   * 'tall' keeps the top free for a title (phones, tablets), 'wide' the left (from 1000 px). 'strip' carries no text:
   * it stands between two texts on a phone.
   */
  shape?: Shape
  /** Before check-in: how far this phone is from the pitch. Draws the check-in circle and the dot for you. */
  distance?: CheckInDistance | null
  /** Ids of people who have just arrived: they walk on to the pitch. */
  justArrived?: readonly string[]
  className?: string
}

const MAX_FIGURES = 32

type Shape = 'tall' | 'wide' | 'strip'
type Framing = { offset: Point; zoom: number }

/** Wider than any screen: a narrow screen cuts both sides and keeps the middle, where people stand. */
const SHAPES: Record<
  Shape,
  {
    frame: { width: number; height: number }
    spots: Spots
    near: Framing
    /** With the check-in circle, where it is drawn. */
    circle?: Framing
    far?: Framing
  }
> = {
  tall: {
    frame: { width: 1000, height: 352 },
    spots: TALL,
    near: { offset: [23, -28], zoom: 0.94 },
    far: { offset: [105, -90], zoom: 0.5 },
  },
  wide: {
    frame: { width: 1920, height: 320 },
    spots: WIDE,
    near: { offset: [-63, 0], zoom: 1.35 },
    circle: { offset: [-150, 0], zoom: 0.92 },
    far: { offset: [-90, -40], zoom: 0.72 },
  },
  strip: {
    frame: { width: 1000, height: 168 },
    spots: TALL,
    near: { offset: [21, 14], zoom: 0.75 },
    circle: { offset: [0, 0], zoom: 0.5 },
    far: { offset: [105, 0], zoom: 0.5 },
  },
}

/** The pitch fills up: one figure for each person there, in the order of arrival. */
export function ArrivalsScene(props: ArrivalsSceneProps) {
  const { people, light, sport, shape = 'tall', distance = null, justArrived = [], className } = props
  const { frame, spots, near, circle = near, far = near } = SHAPES[shape]
  const { offset, zoom } = distance === null ? near : distance.metres > distance.radius ? far : circle
  const ground = groundOf(sport)
  const centre: Point = [ground.size[0] / 2, ground.size[1] / 2]
  const view: View = { at: offsetBy(centre, offset), zoom, turn: 0 }
  const hiddenCount = people.length - MAX_FIGURES
  return (
    <Scene
      ground={ground}
      frame={frame}
      view={view}
      light={light}
      people={people
        .slice(0, MAX_FIGURES)
        .map((person, index) => toFigure(person, spots.people[index], centre))}
      ball={{ x: centre[0], y: centre[1], scale: 1.3, sport: groundName(sport) }}
      entering={{ ids: justArrived, className: styles.walkOn }}
      underlay={distance && <CheckInCircle centre={centre} zoom={zoom} />}
      overlay={
        <>
          {hiddenCount > 0 && (
            <MorePlate count={hiddenCount} at={toPicture(offsetBy(centre, spots.more), view, frame)} />
          )}
          {distance && (
            <YouDot
              distance={distance}
              at={toPicture(offsetBy(centre, dotPosition(distance)), view, frame)}
            />
          )}
        </>
      }
      className={className}
    />
  )
}

const offsetBy = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

/** Near their spot and turned roughly to the ball, like people who talk while they wait. */
function toFigure({ id, team }: Arrival, spot: Point = [0, 0], centre: Point): FigureSpot {
  const random = seededRandom(`stands ${id}`)
  const jitter = (): number => (random() * 2 - 1) * JITTER
  const [dx, dy] = [spot[0] + jitter(), spot[1] + jitter()]
  const toBall = (Math.atan2(dx, -dy) * 180) / Math.PI
  return { id, team, x: centre[0] + dx, y: centre[1] + dy, facing: toBall + (random() * 2 - 1) * 40 }
}
