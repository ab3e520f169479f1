import { bibOf, type Pattern, type TeamBib } from '@turnout/art/bibs.ts'
import { BOARD_FONT, INK, WHITE } from '@turnout/art/colour.ts'
import { Drawing } from '@turnout/art/drawing.tsx'
import { type ReactNode, useId } from 'react'

/** The surface under the bib. By default the outline follows `--bib-line` of the page. */
type BibGround = 'light' | 'dark' | 'turf'

const SHAPE =
  'M11.5 2.5h4c0 5.6 9 5.6 9 0h4c.2 6.6 2.6 10.4 7.5 12V39a2.5 2.5 0 0 1-2.5 2.5h-27A2.5 2.5 0 0 1 4 39V14.5c4.9-1.6 7.3-5.4 7.5-12z'

/** Turned inside out the plain bib is all white: the hems keep its colour. */
const HEMS = 'M11.5 2.5c-.2 6.6-2.6 10.4-7.5 12M28.5 2.5c.2 6.6 2.6 10.4 7.5 12M15.5 2.5c0 5.6 9 5.6 9 0'

const PATTERNS: Record<Pattern, ReactNode> = {
  plain: null,
  stripes: <path d="M9 0v44M20 0v44M31 0v44" strokeWidth="5" />,
  hoops: <path d="M0 17.2h40M0 26.8h40M0 36.4h40" strokeWidth="4.8" />,
  halves: <path d="M30 0v44" strokeWidth="20" />,
  sash: <path d="M2 10 40 44" strokeWidth="9" />,
  chevron: <path d="M0 13l20 15 20-15" strokeWidth="7" />,
  quarters: <path d="M30 0v26.5M10 26.5V44" strokeWidth="20" />,
  yoke: <path d="M0 8h40" strokeWidth="18" />,
}

const outlineOn: Record<BibGround, string> = { light: INK, dark: WHITE, turf: WHITE }

type BibProps = {
  /** The team, counted from 1; null is a bib that no one wears yet. */
  team: number | null
  /** Height in pixels, from 20. */
  size?: number
  ground?: BibGround
  /** The name for screen readers; without it the bib is decoration next to a name. */
  title?: string
  className?: string | undefined
}

export function Bib({ team, size = 28, ground, title, className }: BibProps) {
  const outline = ground ? outlineOn[ground] : `var(--bib-line, ${INK})`
  const width = Math.round((size * 400) / 44) / 10
  return (
    <Drawing width={width} height={size} viewBox="0 0 40 44" className={className} title={title}>
      {team === null ? (
        <Unknown outline={outline} />
      ) : (
        <Worn bib={bibOf(team)} outline={outline} small={size < 28} />
      )}
    </Drawing>
  )
}

function Worn({ bib, outline, small }: { bib: TeamBib; outline: string; small: boolean }) {
  const clip = useId()
  const long = bib.number > 9
  const figure = (small ? 20 : 17.5) - (long ? 2.5 : 0)
  return (
    <>
      <clipPath id={clip}>
        <path d={SHAPE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h40v44H0z" fill={bib.colour} />
        <g stroke={bib.second} fill="none">
          {PATTERNS[bib.pattern]}
          {bib.colour === WHITE && bib.pattern === 'plain' && <path d={HEMS} strokeWidth="7" />}
        </g>
      </g>
      <circle cx="20" cy="27" r={small ? 11.5 : 10.5} fill={bib.colour} />
      <BoardText x={20} y={27 + figure * 0.352} size={figure} fill={bib.numberColour} narrow={long}>
        {bib.number}
      </BoardText>
      <path d={SHAPE} fill="none" stroke={outline} strokeWidth={small ? 2.8 : 2.2} strokeLinejoin="round" />
    </>
  )
}

function Unknown({ outline }: { outline: string }) {
  return (
    <>
      <path
        d={SHAPE}
        fill="none"
        stroke={outline}
        strokeWidth="2.2"
        strokeDasharray="4.5 3"
        strokeLinejoin="round"
      />
      <BoardText x={20} y={33.2} size={17.5} fill={outline}>
        ?
      </BoardText>
    </>
  )
}

type BoardTextProps = {
  x: number
  y: number
  size: number
  fill: string
  narrow?: boolean
  children: ReactNode
}

function BoardText({ x, y, size, fill, narrow, children }: BoardTextProps) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontFamily={BOARD_FONT}
      fontWeight="700"
      fontStretch={narrow ? '78%' : undefined}
      fontSize={size}
      fill={fill}
    >
      {children}
    </text>
  )
}
