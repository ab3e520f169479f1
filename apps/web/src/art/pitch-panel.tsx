import { WHITE } from '@turnout/art/colour.ts'
import { useId } from 'react'
import styles from './pitch-panel.module.css'

type PitchPanelProps = {
  /** Landscape has its halfway line from top to bottom, portrait from left to right. */
  orientation?: 'landscape' | 'portrait'
  /** Follows the theme, or stays under floodlights as the big board does. */
  light?: 'theme' | 'floodlights'
  /** Corner arcs mark what is in play now. */
  inPlay?: boolean
  /** How wide a mown stripe is, in pixels. */
  stripe?: number
  className?: string | undefined
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

/**
 * The painted pitch behind a scoreboard. It fills its positioned parent and stretches with it in pixels, so lines keep
 * their width and corners stay round. The clock is its centre circle and is not drawn here.
 */
export function PitchPanel(props: PitchPanelProps) {
  const { orientation = 'landscape', light = 'theme', inPlay = true, stripe = 56, className } = props
  const isLandscape = orientation === 'landscape'
  return (
    <div aria-hidden="true" className={[styles.panel, className].filter(Boolean).join(' ')}>
      <Turf isLandscape={isLandscape} stripe={stripe} isNight={light === 'floodlights'} />
      <svg width="100%" height="100%" overflow="visible" aria-hidden="true" className={styles.lines}>
        <g fill="none" stroke={WHITE} strokeWidth="3">
          <rect width="100%" height="100%" />
          {isLandscape ? (
            <line x1="50%" x2="50%" y1="0" y2="100%" />
          ) : (
            <line x1="0" x2="100%" y1="50%" y2="50%" />
          )}
          {/* Whole circles: the inner svg cuts them off at the corners, and percentages reach its far sides. */}
          {inPlay && (
            <svg width="100%" height="100%" aria-hidden="true">
              {CORNERS.map(([x, y]) => (
                <circle key={`${x}${y}`} cx={`${x * 100}%`} cy={`${y * 100}%`} r="20" />
              ))}
            </svg>
          )}
        </g>
      </svg>
    </div>
  )
}

const THEME = { a: 'var(--live-a, #0E5B34)', b: 'var(--live-b, #0C5530)' }
const NIGHT = { a: '#073A21', b: '#06331D' }

type TurfProps = { isLandscape: boolean; stripe: number; isNight: boolean }

function Turf({ isLandscape, stripe, isNight }: TurfProps) {
  const id = useId()
  const { a, b } = isNight ? NIGHT : THEME
  const [w, h] = isLandscape ? [2 * stripe, 8] : [8, 2 * stripe]
  return (
    <svg width="100%" height="100%" aria-hidden="true" className={styles.turf}>
      <pattern id={id} width={w} height={h} patternUnits="userSpaceOnUse">
        <rect width={w} height={h} fill={a} />
        <rect x={isLandscape ? stripe : 0} y={isLandscape ? 0 : stripe} width={w} height={h} fill={b} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {isNight && <Floodlit id={id} isLandscape={isLandscape} />}
    </svg>
  )
}

/** A lamp in each corner. */
function Floodlit({ id, isLandscape }: { id: string; isLandscape: boolean }) {
  const [rx, ry] = isLandscape ? [0.46, 0.8] : [0.9, 0.42]
  return CORNERS.map(([x, y]) => (
    <g key={`${x}${y}`}>
      <radialGradient
        id={`${id}${x}${y}`}
        r="1"
        gradientTransform={`translate(${x} ${y}) scale(${rx} ${ry})`}
        cx="0"
        cy="0"
      >
        <stop offset="0" stopColor="#2F8A5A" stopOpacity=".4" />
        <stop offset=".7" stopColor="#2F8A5A" stopOpacity="0" />
      </radialGradient>
      <rect width="100%" height="100%" fill={`url(#${id}${x}${y})`} />
    </g>
  ))
}
