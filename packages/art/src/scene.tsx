import { type ReactNode, useId } from 'react'
import { Ball, BallShadow, type BallSpot } from './ball.tsx'
import { Figure, FigureShadow, type FigureSpot, Shadows } from './figure.tsx'
import type { Ground } from './grounds/ground.ts'
import { type LightMode, lightVariants, shadeIn } from './light.ts'
import { type Frame, Markings, Surface, type View, viewTransform } from './surface.tsx'

type SceneProps = {
  ground: Pick<Ground, 'areas' | 'marks' | 'shade'>
  frame: Frame
  view: View
  light: LightMode
  /** Where shadows fall in the picture, whatever the rotation of the ground. */
  sun?: number
  people?: readonly FigureSpot[]
  ball?: BallSpot | null
  /** The people who walk on, and the class for it. */
  entering?: { ids: readonly string[]; className: string | undefined }
  /** Painted under the lines, in the units of the ground. */
  underlay?: ReactNode
  /** Painted over everything, in the units of the picture. */
  overlay?: ReactNode
  className?: string | undefined
}

/** A piece of ground from above with people on it, filling its box. */
export function Scene(props: SceneProps) {
  const { ground, frame, view, light, people = [], ball, entering, underlay, overlay, className } = props
  const shadows = useId()
  const shadowSpecs = lightVariants(light).map((variant) => ({
    ...variant,
    shade: shadeIn(variant.light, ground.shade),
    sun: props.sun,
    turn: view.turn,
  }))
  const enteringClass = (id: string) => (entering?.ids.includes(id) ? entering.className : undefined)
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
      {people.length > 0 && <Shadows id={shadows} people={people} shadowSpecs={shadowSpecs} />}
      <g transform={viewTransform(view, frame)}>
        {shadowSpecs.map(({ light, by, sun }) => (
          <g key={light} data-by={by}>
            <Surface ground={ground} light={light} sun={sun} view={view} frame={frame} />
          </g>
        ))}
        {underlay}
        <Markings ground={ground} />
        {people.map((spot) => (
          <g key={spot.id} className={enteringClass(spot.id)}>
            <FigureShadow id={shadows} spot={spot} />
          </g>
        ))}
        {ball &&
          shadowSpecs.map(({ by, ...spec }) => (
            <g key={spec.light} data-by={by}>
              <BallShadow spot={ball} {...spec} />
            </g>
          ))}
        {people.map((spot) => (
          <g key={spot.id} className={enteringClass(spot.id)} data-figure="">
            <Figure {...spot} />
          </g>
        ))}
        {ball && <Ball {...ball} />}
      </g>
      {overlay}
    </svg>
  )
}
