import { bibOf, type Pattern } from '@turnout/art/bibs.ts'
import { BOARD_FONT, INK, WHITE } from '@turnout/art/colour.ts'
import { useId } from 'react'
import { Bench, Rail, WALLS, Wall, type WallShape } from './wall.tsx'

type BibOnPegProps = {
  /** First name as typed so far. */
  name: string
  /** Day of the birthday, as typed so far. */
  day?: number | null
  /** The bib is taken: the peg in the middle is empty. */
  taken?: boolean
  shape?: WallShape
  fitsWhole?: boolean
}

const HANGING = {
  strip: { rail: 34, pegs: -32, bibs: 90, scale: 0.47, apart: 158 },
  tall: { rail: 116, pegs: 50, bibs: 172, scale: 0.98, apart: 322 },
} as const

/** Your bib on the wall of the changing room, between two others. */
export function BibOnPeg({ name, day = null, taken = false, shape = 'strip', fitsWhole }: BibOnPegProps) {
  const { middle } = WALLS[shape]
  const { rail, pegs, bibs, scale, apart } = HANGING[shape]
  const pegTransform = (index: number) =>
    `translate(${middle + index * apart - 150 * scale} ${bibs}) scale(${scale})`
  return (
    <Wall shape={shape} fitsWhole={fitsWhole}>
      <Rail y={rail} height={52} />
      {[-1, 0, 1].map((index) => (
        <Peg key={index} x={middle + index * apart} y={pegs} />
      ))}
      <g transform={pegTransform(-1)}>
        <HungBib team={2} />
      </g>
      <g transform={pegTransform(1)}>
        <HungBib team={3} />
      </g>
      {!taken && (
        <g transform={pegTransform(0)}>
          <HungBib team={1} name={name} day={day} />
        </g>
      )}
      {shape === 'tall' && <Bench />}
    </Wall>
  )
}

function Peg({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-7" y="86" width="14" height="34" rx="7" fill={INK} />
      <circle cy="92" r="12" fill="#E9EFE8" stroke={INK} strokeWidth="3" />
    </g>
  )
}

/** 300 wide and 314 high, so that a name can be read on it. */
const BIB_SHAPE =
  'M86 12h28c0 44 72 44 72 0h28c2 50 20 80 58 92v196a14 14 0 0 1-14 14H42a14 14 0 0 1-14-14V104c38-12 56-42 58-92z'
const HEMS = 'M86 12c-2 50-20 80-58 92M214 12c2 50 20 80 58 92M114 12c0 44 72 44 72 0'

const CLOTH: Partial<Record<Pattern, { d: string; width: number }>> = {
  stripes: { d: 'M60 0v330M105 0v330M150 0v330M195 0v330M240 0v330', width: 24 },
  hoops: { d: 'M0 150h300M0 220h300M0 290h300', width: 34 },
}

type HungBibProps = { team: number; name?: string; day?: number | null }

function HungBib({ team, name = '', day = null }: HungBibProps) {
  const clip = useId()
  const { colour, second, pattern, numberColour } = bibOf(team)
  const cloth = CLOTH[pattern]
  const text = name.trim().toUpperCase()
  return (
    <>
      <path d={BIB_SHAPE} fill="#0A3B20" opacity=".26" transform="translate(-44 40) skewX(3)" />
      <path d="M150-30v74" stroke={INK} strokeWidth="6" />
      <clipPath id={clip}>
        <path d={BIB_SHAPE} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h300v330H0z" fill={colour} />
        {cloth ? (
          <path d={cloth.d} stroke={second} strokeWidth={cloth.width} />
        ) : (
          <path d={HEMS} fill="none" stroke={WHITE} strokeWidth="13" />
        )}
      </g>
      <g fill={numberColour} textAnchor="middle" fontFamily={BOARD_FONT} fontWeight="700">
        <text x="150" y="140" {...fitText(text)}>
          {text}
        </text>
        <text x="150" y="284" fontSize="168" fontStretch="84%">
          {day}
        </text>
      </g>
      <path d={BIB_SHAPE} fill="none" stroke={INK} strokeWidth="5" strokeLinejoin="round" />
    </>
  )
}

/** A long name is printed narrower and smaller, never cut. */
const fitText = ({ length }: string) =>
  length <= 8
    ? {
        fontSize: Math.min(40, Math.round(272 / Math.max(1, length))),
        fontStretch: '112%',
        letterSpacing: '.04em',
      }
    : { fontSize: Math.min(38, Math.round(415 / length)), fontStretch: '78%' }
