import type { ReactNode } from 'react'
import { INK, WHITE } from './colour.ts'
import type { GroundName } from './grounds/ground-of.ts'
import { direction, type Light, lightSetup, round } from './light.ts'

const FOOTBALL = (
  <>
    <circle r="5.8" fill={WHITE} />
    <path d="M0-2.3 2.2-.7 1.4 1.9h-2.8L-2.2-.7z" fill={INK} />
    <path d="M0-2.3v-3.3M2.2-.7l3.2-1M1.4 1.9l2 2.7M-1.4 1.9l-2 2.7M-2.2-.7l-3.2-1" stroke={INK} />
  </>
)

const TENNIS_BALL = (
  <>
    <circle r="4.6" fill="#E9F25A" />
    <path d="M-4-2.2Q0 0-4 2.2M4-2.2Q0 0 4 2.2" stroke={WHITE} fill="none" />
  </>
)

const BALLS: Record<GroundName, ReactNode> = {
  football: FOOTBALL,
  futsal: FOOTBALL,
  basketball: (
    <>
      <circle r="6.4" fill="#F39A2D" />
      <path
        d="M-6.4 0H6.4M0-6.4V6.4M-4.6-4.4Q-1 0-4.6 4.4M4.6-4.4Q1 0 4.6 4.4"
        stroke="#2A1206"
        fill="none"
      />
    </>
  ),
  tennis: TENNIS_BALL,
  volleyball: (
    <>
      <circle r="5.6" fill={WHITE} />
      <path
        d="M0 0V-5.6M0 0 4.8 2.8M0 0-4.8 2.8M0-3Q4-3 5-1.5M2.6 1.5Q1 5-1 5.5M-2.6 1.5Q-5 0-4.8-2.6"
        stroke="#1B4E8F"
        fill="none"
      />
    </>
  ),
  netball: (
    <>
      <circle r="6" fill={WHITE} />
      <path d="M-6 0Q0-4 6 0M-6 0Q0 4 6 0M0-6V6" stroke="#7B3F73" fill="none" />
    </>
  ),
  hockey: (
    <>
      <circle r="4.8" fill="#FFF27A" />
      <circle cx="-1.5" cy="-1.2" r=".8" fill="#B9A916" />
      <circle cx="1.5" cy="1" r=".8" fill="#B9A916" />
    </>
  ),
  cricket: (
    <>
      <circle r="4.6" fill="#A3161F" />
      <path d="M-1-4.5Q.5 0-1 4.5M1.2-4.4Q2.7 0 1.2 4.4" stroke={WHITE} strokeWidth=".7" fill="none" />
    </>
  ),
  handball: FOOTBALL,
  'touch-rugby': <ellipse rx="7" ry="4.6" fill={WHITE} />,
  'ultimate-frisbee': (
    <>
      <circle r="5.8" fill={WHITE} />
      <circle r="4" stroke={INK} fill="none" />
    </>
  ),
  padel: TENNIS_BALL,
}

export type BallSpot = { x: number; y: number; scale: number; sport: GroundName }

export function Ball({ x, y, scale, sport }: BallSpot) {
  return <g transform={`translate(${round(x)} ${round(y)}) scale(${round(scale, 2)})`}>{BALLS[sport]}</g>
}

type BallShadowProps = { spot: BallSpot; shade: string; light: Light; sun?: number | undefined; turn: number }

/** The shadow of a ball is a long one: a thick line with round ends. */
export function BallShadow({ spot: { x, y, scale }, shade, light, sun, turn }: BallShadowProps) {
  const radius = 5.4 * scale
  const reach = radius * (light === 'floodlights' ? 6.5 : 6)
  return lightSetup(light, sun).shadows.map(({ towards, length, opacity }) => {
    const [dx, dy] = direction(towards - turn)
    return (
      <path
        key={towards}
        d={`M${round(x)} ${round(y)}l${round(dx * reach * length)} ${round(dy * reach * length)}`}
        stroke={shade}
        strokeWidth={round(radius * 1.85)}
        strokeLinecap="round"
        opacity={opacity}
      />
    )
  })
}
