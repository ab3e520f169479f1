import { BOARD_FONT, INK, WHITE } from '@turnout/art/colour.ts'
import { WordmarkLetters } from '@turnout/art/wordmark.tsx'
import { type ReactNode, useId } from 'react'

export const CARD_SHAPES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
} as const
export type CardShape = keyof typeof CARD_SHAPES

const FOOTER_HEIGHT = 104
export const MARGIN = 36
const STRIPE_WIDTH = 60

export type CardFrameProps = { shape: CardShape; title: string; group: string; date: string }

/** The frame of a share card: the mown pitch, the drawing on it, and the name of the group. */
export function CardFrame({
  shape,
  title,
  group,
  date,
  children,
}: CardFrameProps & { children: (pitch: { width: number; height: number }) => ReactNode }) {
  const { width, height } = CARD_SHAPES[shape]
  const pitch = { width, height: height - FOOTER_HEIGHT }
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={title}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <PitchGround {...pitch} />
      {children(pitch)}
      <CardFooter width={width} top={pitch.height} group={group} date={date} />
    </svg>
  )
}

function PitchGround({ width, height }: { width: number; height: number }) {
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

/** Longer names are set smaller rather than cut off. */
const CHARACTERS_AT_FULL_SIZE = 26

function CardFooter({
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
