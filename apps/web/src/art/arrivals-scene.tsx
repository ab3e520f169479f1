import { type Spots, STEP_ASIDE, TALL, WIDE } from './arrival-spots.ts'
import styles from './arrivals-scene.module.css'
import { CheckInCircle, type CheckInDistance, whereYouAre, YouDot } from './check-in-circle.tsx'
import type { FigureSpot } from './figure.tsx'
import type { Point } from './grounds/ground.ts'
import { groundName, groundOf } from './grounds/ground-of.ts'
import { draws } from './hash.ts'
import type { Hour } from './light.ts'
import { MorePlate } from './more-plate.tsx'
import { Scene } from './scene.tsx'
import { inPicture, type View } from './surface.tsx'

export type Arrival = { id: string; name: string; team: number | null }

type ArrivalsSceneProps = {
  /** In order of arrival. */
  people: readonly Arrival[]
  light: Hour
  sport: string
  /** 'tall' keeps the top for a title (phones, tablets), 'wide' keeps the left for it (from 1000 px). */
  shape?: 'tall' | 'wide'
  /** Before check-in: how far off this phone is. Draws the check-in circle and the dot that is you. */
  you?: CheckInDistance | null
  /** Ids of those who came just now: they walk on to the pitch. */
  justArrived?: readonly string[]
  className?: string
}

const MOST_FIGURES = 32

type Look = { past: Point; zoom: number }

/** Drawn wider than any screen: a narrow one cuts both sides and keeps the middle, where people stand. */
const SHAPES: Record<
  'tall' | 'wide',
  { frame: { width: number; height: number }; spots: Spots } & Record<'near' | 'circle' | 'far', Look>
> = {
  tall: {
    frame: { width: 1000, height: 352 },
    spots: TALL,
    near: { past: [23, -28], zoom: 0.94 },
    circle: { past: [0, -52], zoom: 0.72 },
    far: { past: [105, -90], zoom: 0.5 },
  },
  wide: {
    frame: { width: 1920, height: 320 },
    spots: WIDE,
    near: { past: [-63, 0], zoom: 1.35 },
    circle: { past: [-150, 0], zoom: 0.92 },
    far: { past: [-90, -40], zoom: 0.72 },
  },
}

/** The pitch fills up: one figure for everybody who is there, by order of arrival. */
export function ArrivalsScene(props: ArrivalsSceneProps) {
  const { people, light, sport, shape = 'tall', you = null, justArrived = [], className } = props
  const { frame, spots, ...looks } = SHAPES[shape]
  const { past, zoom } = you === null ? looks.near : you.away > you.radius ? looks.far : looks.circle
  const ground = groundOf(sport)
  const centre: Point = [ground.size[0] / 2, ground.size[1] / 2]
  const view: View = { at: beside(centre, past), zoom, turn: 0 }
  const left = people.length - MOST_FIGURES
  return (
    <Scene
      ground={ground}
      frame={frame}
      view={view}
      light={light}
      people={people
        .slice(0, MOST_FIGURES)
        .map((person, place) => standing(person, spots.people[place], centre))}
      ball={{ x: centre[0], y: centre[1], scale: 1.3, sport: groundName(sport) }}
      walkOn={{ ids: justArrived, className: styles.walkOn }}
      under={you && <CheckInCircle centre={centre} zoom={zoom} />}
      over={
        <>
          {left > 0 && <MorePlate left={left} at={inPicture(beside(centre, spots.more), view, frame)} />}
          {you && <YouDot you={you} at={inPicture(beside(centre, whereYouAre(you)), view, frame)} />}
        </>
      }
      className={className}
    />
  )
}

const beside = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy]

/** Near their spot and turned to the ball, roughly, as people do who talk while they wait. */
function standing({ id, team }: Arrival, spot: Point = [0, 0], centre: Point): FigureSpot {
  const chance = draws(`stands ${id}`)
  const aside = (): number => (chance() * 2 - 1) * STEP_ASIDE
  const [dx, dy] = [spot[0] + aside(), spot[1] + aside()]
  const toBall = (Math.atan2(dx, -dy) * 180) / Math.PI
  return { id, team, x: centre[0] + dx, y: centre[1] + dy, facing: toBall + (chance() * 2 - 1) * 40 }
}
