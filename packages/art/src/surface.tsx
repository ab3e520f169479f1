import { useId } from 'react'
import { sunlit, WHITE } from './colour.ts'
import type { Ground, Point } from './grounds/ground.ts'
import { direction, type Light, lightSetup, round, surfaceIn } from './light.ts'

/** Which piece of the ground a picture shows. The point `at` is in its middle. */
export type View = { at: Point; zoom: number; turn: number }

export type Frame = { width: number; height: number }

export const viewTransform = ({ at: [x, y], zoom, turn }: View, { width, height }: Frame) =>
  `translate(${round(width / 2)} ${round(height / 2)}) rotate(${turn}) scale(${round(zoom, 4)}) translate(${round(-x)} ${round(-y)})`

/** Maps a square of one by one over the whole picture to the ground, for any crop and rotation. */
const gradientTransform = ({ at: [x, y], zoom, turn }: View, { width, height }: Frame) =>
  `translate(${round(x)} ${round(y)}) scale(${round(1 / zoom, 5)}) rotate(${-turn}) translate(${-width / 2} ${-height / 2}) scale(${width} ${height})`

/** Where a point of the ground is in the picture. */
export function toPicture([x, y]: Point, { at, zoom, turn }: View, { width, height }: Frame): Point {
  const [cos, sin] = direction(turn)
  const [dx, dy] = [(x - at[0]) * zoom, (y - at[1]) * zoom]
  return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos]
}

/** Which point of the ground is at a point of the picture. */
export function toGround([x, y]: Point, { at, zoom, turn }: View, { width, height }: Frame): Point {
  const [cos, sin] = direction(-turn)
  const [dx, dy] = [(x - width / 2) / zoom, (y - height / 2) / zoom]
  return [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos]
}

type SurfaceProps = {
  ground: Pick<Ground, 'areas'>
  light: Light
  sun?: number | undefined
  view: View
  frame: Frame
}

/** The ground itself, brighter on the side of the sun. */
export function Surface({ ground, light, sun, view, frame }: SurfaceProps) {
  const id = useId()
  const { warmth, shadows } = lightSetup(light, sun)
  const colours = ground.areas.map(({ fill }) => surfaceIn(light, fill))
  if (warmth === 0) {
    return ground.areas.map(({ d }, index) => <path key={d} d={d} fill={colours[index]} />)
  }
  const [dx, dy] = direction(shadows[0]?.towards ?? 0)
  const lightFrom = { cx: round(0.5 - dx * 0.55, 3), cy: round(0.5 - dy * 0.55, 3), r: 0.95 }
  return (
    <>
      {colours.map((colour, index) => (
        <radialGradient
          key={colour}
          id={`${id}${index}`}
          gradientUnits="userSpaceOnUse"
          gradientTransform={gradientTransform(view, frame)}
          {...lightFrom}
        >
          <stop offset="0" stopColor={sunlit(colour, warmth)} />
          <stop offset="1" stopColor={colour} />
        </radialGradient>
      ))}
      {ground.areas.map(({ d }, index) => (
        <path key={d} d={d} fill={`url(#${id}${index})`} />
      ))}
    </>
  )
}

/** White paint, and what is painted in colour. */
export function Markings({ ground }: { ground: Pick<Ground, 'marks'> }) {
  return ground.marks.map(({ d, width = 3.4, colour = WHITE, dash, filled }) =>
    filled ? (
      <path key={d} d={d} fill={colour} />
    ) : (
      <path key={d} d={d} fill="none" stroke={colour} strokeWidth={width} strokeDasharray={dash} />
    ),
  )
}
