import type { ReactNode } from 'react'
import { Ball, BallShadow, type BallSpot } from './ball.tsx'
import { Figure, FigureShadow, type FigureSpot } from './figure.tsx'
import type { Ground } from './grounds/ground.ts'
import { type Light, shadeIn } from './light.ts'
import { type Frame, Markings, placing, Surface, type View } from './surface.tsx'

type SceneProps = {
  ground: Ground
  frame: Frame
  view: View
  light: Light
  /** Where shadows fall in the picture, whichever way the ground is turned. */
  sun?: number
  people?: readonly FigureSpot[]
  ball?: BallSpot | null
  /** Who is to walk on, and by which class. */
  walkOn?: { ids: readonly string[]; className: string | undefined }
  /** Painted under the lines, in the units of the ground. */
  under?: ReactNode
  /** Lying over everything, in the units of the picture. */
  over?: ReactNode
  className?: string | undefined
}

/** A piece of ground from above with people on it, filling whatever box it is given. */
export function Scene(props: SceneProps) {
  const { ground, frame, view, light, people = [], ball, walkOn, under, over, className } = props
  const cast = { shade: shadeIn(light, ground.shade), light, sun: props.sun, turn: view.turn }
  const walking = (id: string) => (walkOn?.ids.includes(id) ? walkOn.className : undefined)
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <g transform={placing(view, frame)}>
        <Surface ground={ground} light={light} sun={props.sun} view={view} frame={frame} />
        {under}
        <Markings ground={ground} />
        {people.map((spot) => (
          <g key={spot.id} className={walking(spot.id)}>
            <FigureShadow spot={spot} {...cast} />
          </g>
        ))}
        {ball && <BallShadow spot={ball} {...cast} />}
        {people.map((spot) => (
          <g key={spot.id} className={walking(spot.id)} data-figure="">
            <Figure {...spot} />
          </g>
        ))}
        {ball && <Ball {...ball} />}
      </g>
      {over}
    </svg>
  )
}
