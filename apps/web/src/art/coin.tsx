import { HI_VIS, INK, WHITE } from '@turnout/art/colour.ts'
import { Drawing } from '@turnout/art/drawing.tsx'
import styles from './coin.module.css'

export const otherSide = { heads: 'tails', tails: 'heads' } as const
export type CoinSide = keyof typeof otherSide

type CoinProps = {
  /** The side on top, after the spin if there is one. */
  side: CoinSide
  size?: number
  /** A side that the other team has: no gold, grey lines. */
  taken?: boolean
  /** Throws the coin once on the first render; it lands on `side`. */
  spin?: boolean
  title?: string
  className?: string | undefined
}

type Metal = { line: string; face: string }

const GOLD: Metal = { line: INK, face: HI_VIS }
const TAKEN: Metal = { line: '#6F8378', face: WHITE }

export function Coin({ side, size = 48, taken = false, spin = false, title, className }: CoinProps) {
  const metal = taken ? TAKEN : GOLD
  return (
    <Drawing
      width={size}
      height={size}
      viewBox="-24 -24 48 48"
      overflow="visible"
      title={title}
      className={className}
    >
      <g className={spin ? styles.toss : undefined}>
        <g className={spin ? styles.turn : undefined}>
          <circle r="23" fill={metal.face} stroke={metal.line} strokeWidth="2" />
          <circle
            r="19"
            fill="none"
            stroke={metal.line}
            strokeWidth="1.2"
            strokeDasharray=".1 3"
            strokeLinecap="round"
          />
          {spin && (
            <g className={styles.under}>
              <Face side={otherSide[side]} metal={metal} />
            </g>
          )}
          <g className={spin ? styles.upper : undefined}>
            <Face side={side} metal={metal} />
          </g>
        </g>
      </g>
    </Drawing>
  )
}

/** Heads is a face from the front, tails is the ball in low sun. */
function Face({ side, metal: { line, face } }: { side: CoinSide; metal: Metal }) {
  if (side === 'heads') {
    return (
      <g fill={line}>
        <path d="M-12.4 12C-12 5.6-6.5 2.6 0 2.6S12 5.6 12.4 12A17.3 17.3 0 0 1-12.4 12z" />
        <circle cy="-5.5" r="7.6" />
      </g>
    )
  }
  return (
    <>
      <path d="M-3 3 12-10" stroke={line} strokeWidth="9.5" strokeLinecap="round" opacity=".42" />
      <circle cx="-5" cy="5" r="7" fill={face} stroke={line} strokeWidth="2" />
      <path d="M-5 2.2l2.7 2-1 3.2h-3.4l-1-3.2z" fill={line} />
    </>
  )
}
