import type { Ground, Point } from '@turnout/art/grounds/ground.ts'
import { type GroundName, groundName, groundOf } from '@turnout/art/grounds/ground-of.ts'
import type { LightMode } from '@turnout/art/light.ts'
import { Scene } from '@turnout/art/scene.tsx'
import { toGround, type View } from '@turnout/art/surface.tsx'
import { GoalNet } from './goal-net.tsx'

/** What the drawing says: nothing yet, the ball is gone, it went over the line, it is in the net. */
type GroundMood = 'empty' | 'error' | 'not-found' | 'success'

type EmptyGroundProps = {
  mood?: GroundMood
  /** The goal of 'success' is always a football goal: other sports have no net that holds the ball. */
  sport?: string
  light?: LightMode
  width?: number
  height?: number
}

type MoodFraming = { at: (ground: Ground) => Point; turn: number; zoom: number; ball: Point | null }

const middle = ({ size: [w, h] }: Ground): Point => [w / 2, h / 2]

/** The ball's place as a share of the picture, near its middle: a phone cuts off both sides, a wide screen top and bottom. */
const MOOD_FRAMINGS: Record<GroundMood, MoodFraming> = {
  empty: { at: middle, turn: -9, zoom: 1, ball: [0.535, 0.42] },
  error: { at: middle, turn: -9, zoom: 1, ball: null },
  'not-found': { at: () => [-10, 34], turn: 8, zoom: 1, ball: [0.46, 0.43] },
  success: { at: () => [18, 344], turn: -9, zoom: 1.45, ball: [0.375, 0.5] },
}

export function EmptyGround(props: EmptyGroundProps) {
  const { mood = 'empty', light = 'theme', width = 390, height = 150 } = props
  const sport: GroundName = mood === 'success' ? 'football' : groundName(props.sport ?? 'football')
  const ground = groundOf(sport)
  const framing = MOOD_FRAMINGS[mood]
  const zoom = framing.zoom * Math.min(1.4, ground.closeness) * Math.max(width / 390, height / 150)
  const frame = { width, height }
  const view: View = { at: framing.at(ground), zoom, turn: framing.turn }
  const spot = framing.ball && toGround([framing.ball[0] * width, framing.ball[1] * height], view, frame)
  return (
    <Scene
      ground={ground}
      frame={frame}
      view={view}
      light={light}
      sun={153}
      ball={
        spot && { x: spot[0], y: spot[1], scale: (Math.min(width, height * 2.6) / 390) * (1.9 / zoom), sport }
      }
      underlay={mood === 'success' && <GoalNet />}
    />
  )
}
