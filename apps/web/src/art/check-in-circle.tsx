import { BOARD_FONT, HI_VIS, INK, PLATE, WHITE } from '@turnout/art/colour.ts'
import type { Point } from '@turnout/art/grounds/ground.ts'
import { direction, round } from '@turnout/art/light.ts'

export type CheckInDistance = {
  /** Metres from the middle of the pitch to this phone. */
  metres: number
  /** Metres within which a check-in counts. */
  radius: number
  /** The label of the dot, such as 'You, 40 m'. */
  label: string
}

const DRAWN_RADIUS = 150
const MAX_REACH = 1.9

/** The dashed circle around the pitch within which check-in works. It is drawn under the white lines. */
export function CheckInCircle({ centre: [x, y], zoom }: { centre: Point; zoom: number }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={DRAWN_RADIUS}
      fill={WHITE}
      fillOpacity=".12"
      stroke={HI_VIS}
      strokeWidth={round(3 / zoom)}
      strokeDasharray={`${round(9 / zoom)} ${round(6.5 / zoom)}`}
    />
  )
}

/**
 * Where you are, seen from the middle of the ground. Inside the circle distances are true to scale. Outside they
 * shrink, so that a person at home still sees themselves next to the pitch.
 */
export function dotPosition({ metres, radius }: CheckInDistance): Point {
  const ratio = Math.max(0, metres) / Math.max(1, radius)
  const isInside = ratio <= 1
  const reach = isInside ? ratio : 1 + (MAX_REACH - 1) * (1 - 1 / ratio)
  const [dx, dy] = direction(isInside ? 62 : 14)
  return [dx * reach * DRAWN_RADIUS, dy * reach * DRAWN_RADIUS]
}

/** The dot for you, with your distance on a plate, in the units of the picture. */
export function YouDot({
  at: [x, y],
  distance: { metres, radius, label },
}: {
  at: Point
  distance: CheckInDistance
}) {
  const width = Math.round(label.length * 8.2 + 20)
  // far away the dot is near the edge of a phone, so its plate goes above it
  const plate = metres > radius ? 'translate(-32 -34)' : undefined
  return (
    <g transform={`translate(${round(x)} ${round(y)})`}>
      <circle r="13" fill={HI_VIS} />
      <circle r="11" fill={INK} />
      <circle r="7" fill={HI_VIS} />
      <g transform={plate}>
        <rect x="19" y="-14" width={width} height="28" rx="5" fill={PLATE} />
        <text
          x={19 + width / 2}
          y="5.7"
          textAnchor="middle"
          fontFamily={BOARD_FONT}
          fontWeight="700"
          fontSize="16"
          fill={WHITE}
        >
          {label}
        </text>
      </g>
    </g>
  )
}
