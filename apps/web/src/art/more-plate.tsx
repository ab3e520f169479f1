import { BOARD_FONT, PLATE, WHITE } from '@turnout/art/colour.ts'
import type { Point } from '@turnout/art/grounds/ground.ts'
import { round } from '@turnout/art/light.ts'

/** '+4' on a tin plate with its nail hole, for the people without a place in the picture; in the units of the picture. */
export function MorePlate({ count, at: [x, y] }: { count: number; at: Point }) {
  const text = `+${count}`
  const width = text.length * 10.5 + 13
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <rect
        x={-width / 2}
        y="-17"
        width={width}
        height="34"
        rx="3"
        fill={PLATE}
        stroke={WHITE}
        strokeOpacity=".32"
      />
      <circle cy="-12.5" r="1.7" fill="#5D7267" />
      <text
        y="10.5"
        textAnchor="middle"
        fontFamily={BOARD_FONT}
        fontWeight="700"
        fontStretch="78%"
        fontSize="24"
        fill={WHITE}
      >
        {text}
      </text>
    </g>
  )
}
