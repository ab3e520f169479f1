import { type FigurePlacement, toFigures } from '@turnout/art/figure.tsx'
import { football } from '@turnout/art/grounds/football.ts'
import type { Point } from '@turnout/art/grounds/ground.ts'
import type { LightMode } from '@turnout/art/light.ts'
import { Scene } from '@turnout/art/scene.tsx'

type MatchSceneProps = {
  /** 'tall' keeps the upper half free for text, 'wide' the left half. */
  shape?: 'tall' | 'wide'
  light?: LightMode
}

/** A moment of five a side, and three who wait for the winner. */
const WIDE: readonly FigurePlacement[] = [
  [462, 222, 275, 'run', 1],
  [440, 388, 240, 'run', 1],
  [398, 300, 280, 'walk', 1],
  [497, 338, 268, 'kick', 1],
  [476, 470, 255, 'run', 1],
  [585, 240, 80, 'run', 2],
  [572, 372, 85, 'run', 2],
  [640, 312, 90, 'walk', 2],
  [622, 452, 105, 'run', 2],
  [676, 196, 70, 'stand', 2],
  [706, 388, 85, 'hips', null],
  [748, 268, 82, 'stand', null],
  [752, 470, 100, 'cheer', null],
]

const TALL: readonly FigurePlacement[] = [
  [400, 250, 275, 'run', 1],
  [418, 372, 240, 'cheer', 1],
  [462, 300, 265, 'kick', 1],
  [470, 432, 255, 'run', 1],
  [566, 262, 80, 'run', 2],
  [560, 372, 85, 'walk', 2],
  [622, 318, 90, 'run', 2],
  [628, 428, 105, 'stand', 2],
  [672, 238, 70, 'stand', null],
]

const SHAPES = {
  tall: {
    frame: { width: 900, height: 770 },
    at: [530, 158] as Point,
    zoom: 1.1,
    players: TALL,
    ball: [503, 318],
  },
  wide: {
    frame: { width: 1920, height: 676 },
    at: [338, 322] as Point,
    zoom: 1.42,
    players: WIDE,
    ball: [525, 340],
  },
} as const

/** The first picture of the landing page: a game an hour before dark. */
export function MatchScene({ shape = 'tall', light = 'theme' }: MatchSceneProps) {
  const { frame, at, zoom, players, ball } = SHAPES[shape]
  return (
    <Scene
      ground={football}
      frame={frame}
      view={{ at, zoom, turn: -7 }}
      light={light}
      people={players.map(toFigures('player'))}
      ball={{ x: ball[0], y: ball[1], scale: 1.5, sport: 'football' }}
    />
  )
}
