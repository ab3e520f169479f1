import { teamName } from '@turnout/rules/words'
import { useId } from 'react'
import { Bib } from './bib.tsx'
import { BOARD_FONT, INK, PLATE, WHITE } from './colour.ts'
import { WordmarkLetters } from './wordmark.tsx'

export const CARD_SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const
export type CardShape = keyof typeof CARD_SHAPES

type CardSide = { team: number; score: number }

type ShareCardProps = {
  shape: CardShape
  title: string
  a: CardSide
  b: CardSide
  group: string
  date: string
}

export const FOOTER_HEIGHT = 104
export const MARGIN = 36
const STRIPE_WIDTH = 60

/** A result to send on: the pitch, both bibs, two giant plates, and whose evening it was. Teams and no people. */
export function ShareCard({ shape, title, a, b, group, date }: ShareCardProps) {
  const { width, height } = CARD_SHAPES[shape]
  const pitch = height - FOOTER_HEIGHT
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={title}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Pitch width={width} height={pitch} />
      <Half side={a} at={width / 4} width={width} height={pitch} />
      <Half side={b} at={(3 * width) / 4} width={width} height={pitch} />
      <CardFooter width={width} top={pitch} group={group} date={date} />
    </svg>
  )
}

export function PitchGround({ width, height }: { width: number; height: number }) {
  const id = useId()
  return (
    <>
      <pattern id={id} width={2 * STRIPE_WIDTH} height="8" patternUnits="userSpaceOnUse">
        <path d={`M0 0h${2 * STRIPE_WIDTH}v8H0z`} fill="#0E5B34" />
        <path d={`M${STRIPE_WIDTH} 0h${STRIPE_WIDTH}v8H${STRIPE_WIDTH}z`} fill="#0C5530" />
      </pattern>
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id})`} />
    </>
  )
}

function Pitch({ width, height }: { width: number; height: number }) {
  const [right, bottom] = [width - MARGIN, height - MARGIN]
  return (
    <>
      <PitchGround width={width} height={height} />
      <g fill="none" stroke={WHITE} strokeWidth="5">
        <path d={`M${MARGIN} ${MARGIN}H${right}V${bottom}H${MARGIN}zM${width / 2} ${MARGIN}V${bottom}`} />
        <circle cx={width / 2} cy={height / 2} r={height * 0.2} />
        <path
          d={`M${MARGIN + 34} ${MARGIN}a34 34 0 0 1-34 34M${right - 34} ${MARGIN}a34 34 0 0 0 34 34M${MARGIN + 34} ${bottom}a34 34 0 0 0-34-34M${right - 34} ${bottom}a34 34 0 0 1 34-34`}
        />
      </g>
    </>
  )
}

type HalfProps = { side: CardSide; at: number; width: number; height: number }

/** How wide a letter of the board's face is, in its own size: enough to set a name beside its bib. */
const LETTER_WIDTH = 0.56
const GAP = 20

/** Bib and name side by side, the plate beneath, in the middle of its half. */
function Half({ side: { team, score }, at, width, height }: HalfProps) {
  const digits = String(score)
  const name = teamName(team)
  const plate = Math.min(height * 0.5, (width / 2 - 3 * MARGIN) / (digits.length * 0.74))
  const bib = height * 0.19
  const bibWidth = bib * 0.91
  const nameWidth = width / 2 - 3 * MARGIN - bibWidth - GAP
  const size = Math.min(height * 0.1, nameWidth / (name.length * LETTER_WIDTH))
  const left = at - (bibWidth + GAP + name.length * LETTER_WIDTH * size) / 2
  const top = (height - bib - plate * 1.16 - GAP) / 2
  return (
    <>
      <g transform={`translate(${left} ${top}) scale(${bib / 44})`}>
        <Bib team={team} size={44} ground="turf" />
      </g>
      <text
        x={left + bibWidth + GAP}
        y={top + bib * 0.5 + size * 0.36}
        fontFamily={BOARD_FONT}
        fontWeight="700"
        fontSize={size}
        fill={WHITE}
      >
        {name}
      </text>
      <g transform={`translate(${at} ${top + bib + GAP})`}>
        {Array.from(digits).map((digit, index) => (
          <ScoreTile
            // biome-ignore lint/suspicious/noArrayIndexKey: a plate is its place on the board
            key={index}
            digit={digit}
            size={plate}
            x={(index - (digits.length - 1) / 2) * plate * 0.74}
          />
        ))}
      </g>
    </>
  )
}

function ScoreTile({ digit, size, x }: { digit: string; size: number; x: number }) {
  const [w, h] = [size * 0.68, size * 1.16]
  return (
    <>
      <rect x={x - w / 2} width={w} height={h} rx={size * 0.05} fill={PLATE} />
      <circle cx={x} cy={h * 0.06} r={size * 0.018} fill="#0E5B34" />
      <text
        x={x}
        y={h * 0.5 + size * 0.37}
        textAnchor="middle"
        fontFamily={BOARD_FONT}
        fontWeight="700"
        fontSize={size * 1.02}
        fill={WHITE}
      >
        {digit}
      </text>
    </>
  )
}

/** Longer names are set smaller rather than cut: it is their evening. */
const CHARACTERS_AT_FULL_SIZE = 26

export function CardFooter({
  width,
  top,
  group,
  date,
}: {
  width: number
  top: number
  group: string
  date: string
}) {
  const characters = Array.from(group).length
  const size = 38 * Math.min(1, CHARACTERS_AT_FULL_SIZE / characters)
  return (
    <>
      <path d={`M0 ${top}h${width}v${FOOTER_HEIGHT}H0z`} fill={INK} />
      <g fontFamily={BOARD_FONT} fill={WHITE}>
        <text x={MARGIN} y={top + 50} fontWeight="700" fontSize={size}>
          {group}
        </text>
        <text x={MARGIN} y={top + 84} fontSize="26" fill="#B6C8BC">
          {date}
        </text>
      </g>
      <g transform={`translate(${width - MARGIN - 226} ${top + 68}) scale(0.057)`} color={WHITE}>
        <WordmarkLetters />
      </g>
    </>
  )
}
