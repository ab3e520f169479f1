import { Fragment } from 'react'
import { bibOf } from './bibs.ts'
import { WHITE } from './colour.ts'
import { hash } from './hash.ts'
import { direction, type Light, lightSetup, round } from './light.ts'
import { POSES, type Pose, poseOf } from './poses.ts'

const SKIN = ['#5B3A26', '#8A5A38', '#C68B5E', '#E8B88E', '#3D2618', '#F0CBA8']
const HAIR = ['#14100D', '#2A1B12', '#5A3A1E', '#0F0D0C', '#8B5A2B', '#D9B36A']
/** Clothes without a bib: muted, so that no jumper looks like a bib. */
const CLOTHES = ['#B9C7B0', '#E9E4D8', '#D7DCD9', '#C9B79C', '#2E3A46', '#6B5B73', '#9FB3C8', '#46525A']

const pickFor = (from: readonly string[], about: string, id: string) =>
  from[hash(`${about} ${id}`) % from.length]

export type FigureSpot = {
  /** Decides looks and pose. An id and never a name: a name must not choose a skin. */
  id: string
  x: number
  y: number
  /** Where the face points, degrees clockwise from straight down. */
  facing: number
  /** The bib worn, or null in everyday clothes. */
  team: number | null
  scale?: number
  pose?: Pose
}

/** A person whom a drawing places by hand. */
export type FigurePlacement = readonly [x: number, y: number, facing: number, pose: Pose, team: number | null]

export const toFigures =
  (prefix: string) =>
  ([x, y, facing, pose, team]: FigurePlacement, index: number): FigureSpot => ({
    id: `${prefix} ${index}`,
    x,
    y,
    facing,
    pose,
    team,
  })

/** A person from right above: shoulders, head, two arms. */
export function Figure({ id, x, y, facing, team, scale = 1.2 }: FigureSpot) {
  const skin = pickFor(SKIN, 'skin', id)
  const shirt = team === null ? pickFor(CLOTHES, 'clothes', id) : bibOf(team).colour
  return (
    <g
      transform={`translate(${round(x)} ${round(y)}) rotate(${Math.round(facing)}) scale(${round(scale, 2)})`}
    >
      <path
        d="M-12 2c-4 4-5 8-3 11M12 2c4 4 5 8 3 11"
        fill="none"
        stroke={skin}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <rect
        x="-14.5"
        y="-6.5"
        width="29"
        height="14"
        rx="7"
        fill={shirt}
        stroke={WHITE}
        strokeOpacity={team === null ? 0.4 : 1}
        strokeWidth="1.6"
      />
      {team !== null && <BibPattern team={team} />}
      <circle r="6.6" cy=".5" fill={pickFor(HAIR, 'hair', id)} />
      <path d="M-3.8 5.6a6.6 6.6 0 0 0 7.6 0c-1 2.6-6.6 2.6-7.6 0z" fill={skin} />
    </g>
  )
}

/** On two shoulders there is room for one sign of the pattern: the second colour at both ends. */
function BibPattern({ team }: { team: number }) {
  const { pattern, second } = bibOf(team)
  if (pattern === 'plain') return null
  return <path d="M-9.5-5.7v12.4M9.5-5.7v12.4" stroke={second} strokeWidth="2.4" fill="none" />
}

const poseFor = ({ id, pose }: FigureSpot): Pose => pose ?? poseOf(id)

/** How shadows fall: under one light, in one colour, on ground with this rotation. */
export type ShadowSpec = {
  light: Light
  by?: 'day' | 'night' | undefined
  shade: string
  sun?: number | undefined
  turn: number
}

type ShadowsProps = { id: string; people: readonly FigureSpot[]; shadowSpecs: readonly ShadowSpec[] }

/**
 * The silhouettes of all these people, projected onto the ground away from the light. A drawing defines each
 * of them once, and every shadow refers to one by `id`, so that many people add little size.
 */
export function Shadows({ id, people, shadowSpecs }: ShadowsProps) {
  const poses = [...new Set(people.map(poseFor))]
  return (
    <defs>
      {poses.map((pose) => (
        <Fragment key={pose}>
          <g id={`${id}${pose}`} strokeLinecap="round" strokeLinejoin="round">
            <circle cy="-88" r="10" stroke="none" />
            <path d="M-6-68H6L4-48H-4z" strokeWidth="12" />
            {POSES[pose].map(({ d, width: limb }) => (
              <path key={d} d={d} strokeWidth={limb} fill="none" />
            ))}
          </g>
          <g id={`${id}${pose}-laid`}>
            {shadowSpecs.map((spec) => (
              <LaidShadow key={spec.light} silhouette={`#${id}${pose}`} {...spec} />
            ))}
          </g>
        </Fragment>
      ))}
    </defs>
  )
}

const LaidShadow = ({ silhouette, light, by, shade, sun, turn }: ShadowSpec & { silhouette: string }) => (
  <g data-by={by} fill={shade} stroke={shade}>
    {lightSetup(light, sun).shadows.map(({ towards, length, width, opacity }) => {
      const [dx, dy] = direction(towards - turn)
      const matrix = [-dy * width, dx * width, -dx * length, -dy * length].map((part) => round(part, 3))
      return (
        <use
          key={towards}
          href={silhouette}
          transform={`matrix(${matrix.join(' ')} 0 0)`}
          opacity={opacity}
        />
      )
    })}
  </g>
)

/** The shadow of a person who was passed to `Shadows`. */
export function FigureShadow({ id, spot }: { id: string; spot: FigureSpot }) {
  const { x, y, scale = 1.2 } = spot
  const size = round(scale / 1.2, 3)
  const place = `translate(${round(x)} ${round(y)})`
  return (
    <use href={`#${id}${poseFor(spot)}-laid`} transform={size === 1 ? place : `${place} scale(${size})`} />
  )
}
