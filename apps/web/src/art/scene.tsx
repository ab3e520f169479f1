import { type ReactNode, useId } from 'react'
import { Ball, BallShadow, type BallSpot } from './ball.tsx'
import { Figure, FigureShadow, type FigureSpot, Shadows } from './figure.tsx'
import type { Ground } from './grounds/ground.ts'
import { type Hour, lightsOf, shadeIn } from './light.ts'
import { type Frame, Markings, placing, Surface, type View } from './surface.tsx'

type SceneProps = {
  ground: Ground
  frame: Frame
  view: View
  light: Hour
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
  const shadows = useId()
  const casts = lightsOf(light).map((one) => ({
    ...one,
    shade: shadeIn(one.light, ground.shade),
    sun: props.sun,
    turn: view.turn,
  }))
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
      {people.length > 0 && <Shadows id={shadows} people={people} casts={casts} />}
      <g transform={placing(view, frame)}>
        {casts.map(({ light, by, sun }) => (
          <g key={light} data-by={by}>
            <Surface ground={ground} light={light} sun={sun} view={view} frame={frame} />
          </g>
        ))}
        {under}
        <Markings ground={ground} />
        {people.map((spot) => (
          <g key={spot.id} className={walking(spot.id)}>
            <FigureShadow id={shadows} spot={spot} />
          </g>
        ))}
        {ball &&
          casts.map(({ by, ...cast }) => (
            <g key={cast.light} data-by={by}>
              <BallShadow spot={ball} {...cast} />
            </g>
          ))}
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
