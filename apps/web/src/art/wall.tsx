import { Ball } from '@turnout/art/ball.tsx'
import { INK } from '@turnout/art/colour.ts'
import { round } from '@turnout/art/light.ts'
import type { ReactNode } from 'react'

/** 'strip' runs across the top of a phone, 'tall' fills the left half of a desktop. */
export type WallShape = 'strip' | 'tall'

export const WALLS = {
  strip: { width: 390, height: 236, middle: 195 },
  tall: { width: 590, height: 1010, middle: 300 },
} as const

type WallProps = {
  shape: WallShape
  /** In a box far wider than the wall everything on it shows, and the bricks continue on both sides. */
  fitsWhole?: boolean | undefined
  children: ReactNode
}

/** How far bricks and boards continue beyond the frame, for boxes of another shape. */
const OVERHANG = 1248

/** Painted bricks, lit from the upper right. On the tall wall there is a floor with a ball too. */
export function Wall({ shape, fitsWhole = false, children }: WallProps) {
  const { width, height } = WALLS[shape]
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fitsWhole ? 'xMidYMid meet' : 'xMidYMin slice'}
      aria-hidden="true"
      focusable="false"
    >
      <rect x={-OVERHANG} width={width + 2 * OVERHANG} height={height + 400} fill="#CFDFD3" />
      <path
        d={fitsWhole ? bricks(-OVERHANG, width + OVERHANG, height) : bricks(-576, width + 600, height)}
        stroke="#BBD0C1"
        strokeWidth="2.5"
        fill="none"
      />
      {shape === 'tall' && <Floor />}
      <NightShade y={0} height={height + 400} />
      {children}
      {shape === 'tall' && <WallBall />}
    </svg>
  )
}

function bricks(from: number, to: number, down: number): string {
  let d = ''
  for (let row = 0; row * 48 < down; row++) {
    d += `M${from} ${row * 48}H${to}`
    for (let x = from + (row % 2) * 48; x < to; x += 96) d += `M${x} ${row * 48}v48`
  }
  return d
}

type RailProps = { y: number; height: number }

const BOARD = { x: -OVERHANG, width: 590 + 2 * OVERHANG }

/** With the lamps off only what hangs here is bright. */
const NightShade = (box: RailProps) => (
  <rect {...BOARD} {...box} fill="#00110B" opacity=".72" data-by="night" />
)

/** A board on the wall for pegs or a name. */
export function Rail({ y, height }: RailProps) {
  return (
    <g>
      <rect {...BOARD} y={y + height} height="9" fill="#0A3B20" opacity=".16" />
      <rect {...BOARD} y={y} height={height} fill="#B9813F" />
      <path d={`M${BOARD.x} ${y}h${BOARD.width}`} stroke="#D9A566" strokeWidth="5" />
      <path d={`M${BOARD.x} ${y + height}h${BOARD.width}`} stroke="#7E5423" strokeWidth="4" />
      <NightShade y={y - 3} height={height + 5} />
    </g>
  )
}

function Floor() {
  return (
    <g>
      <rect x="-600" y="786" width="1790" height="900" fill="#8FA898" />
      <path d="M-600 786h1790" stroke="#6F8A79" strokeWidth="4" />
    </g>
  )
}

function WallBall() {
  return (
    <g>
      <ellipse cx="300" cy="871" rx="120" ry="12" fill="#0A3B20" opacity=".3" />
      <circle cx="404" cy="840" r="40" fill={INK} />
      <Ball x={404} y={840} scale={round(6.5)} sport="football" />
    </g>
  )
}

/** A bench along the wall; the ball rolls in front of it. */
export function Bench() {
  return (
    <g>
      <path d="M70 716v150M520 716v150" stroke={INK} strokeWidth="12" />
      <Rail y={690} height={34} />
    </g>
  )
}
