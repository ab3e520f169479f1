import { bibOf } from '@turnout/art/bibs.ts'
import { sunlit } from '@turnout/art/colour.ts'
import { Figure, type FigurePlacement, FigureShadow, Shadows, toFigures } from '@turnout/art/figure.tsx'
import { type Light, lightVariants, round, shadeIn, surfaceIn } from '@turnout/art/light.ts'
import { useId } from 'react'

type Stall = { x: number; y: number; width: number; depth: number; flaps: number; team: number }

const STALLS: readonly Stall[] = [
  { x: 96, y: 60, width: 120, depth: 66, flaps: 9, team: 1 },
  { x: 250, y: 56, width: 98, depth: 70, flaps: 7, team: 2 },
  { x: 384, y: 62, width: 134, depth: 64, flaps: 10, team: 8 },
  { x: 552, y: 58, width: 104, depth: 68, flaps: 7, team: 6 },
]

const GUESTS: readonly FigurePlacement[] = [
  [130, 178, 175, 'stand', null],
  [176, 206, 200, 'walk', null],
  [292, 186, 170, 'hips', null],
  [330, 236, 230, 'walk', null],
  [432, 182, 185, 'stand', null],
  [476, 192, 140, 'stand', null],
  [598, 196, 190, 'walk', null],
  [540, 252, 300, 'run', null],
  [396, 262, 200, 'walk', 1],
]

const PEOPLE = GUESTS.map(toFigures('guest'))
const NEARER = 'translate(-133 -16) scale(1.34)'

/** Stalls from above next to the touchline. */
export function MarketScene() {
  const id = useId()
  const lights = lightVariants('theme')
  return (
    <svg
      width="100%"
      height="100%"
      viewBox="0 0 720 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Shadows
        id={id}
        people={PEOPLE}
        shadowSpecs={lights.map((variant) => ({ ...variant, shade: shadeOn(variant.light), turn: 0 }))}
      />
      {lights.map(({ light, by }) => (
        <g key={light} data-by={by}>
          <Square id={`${id}${light}`} light={light} />
        </g>
      ))}
      <g transform={NEARER}>
        <path d="M-400 300H1200M372 300a70 70 0 0 0 140 0" stroke="#FFFFFF" strokeWidth="4" fill="none" />
        {lights.map(({ light, by }) => (
          <g key={light} data-by={by} opacity=".4" fill={shadeOn(light)}>
            {STALLS.map(({ x, y, width, depth }) => (
              <path key={x} d={`M${x} ${y}h${width}v${depth}l-60 26h${-width}v${-depth}z`} />
            ))}
          </g>
        ))}
        {PEOPLE.map((spot) => (
          <FigureShadow key={spot.id} id={id} spot={spot} />
        ))}
        {STALLS.map((stall) => (
          <Roof key={stall.x} {...stall} />
        ))}
        {PEOPLE.map((spot) => (
          <Figure key={spot.id} {...spot} />
        ))}
      </g>
    </svg>
  )
}

/** Sand, and the turf at its edge. */
function Square({ id, light }: { id: string; light: Light }) {
  const sand = surfaceIn(light, '#C9B28C')
  return (
    <>
      <radialGradient id={id} cx=".95" cy="0" r="1">
        <stop offset="0" stopColor={light === 'floodlights' ? sand : sunlit(sand, 0.4)} />
        <stop offset="1" stopColor={sand} />
      </radialGradient>
      <rect width="720" height="440" fill={`url(#${id})`} />
      <path d="M-400 262H1200V700H-400z" transform={NEARER} fill={surfaceIn(light, '#1A7A44')} />
    </>
  )
}

const shadeOn = (light: Light) => shadeIn(light, '#1B1F14')

function Roof({ x, y, width, depth, flaps, team }: Stall) {
  const { colour } = bibOf(team)
  const flap = round(width / flaps, 2)
  return (
    <g>
      {flapsFrom(x, flap, flaps).map((from, at) => (
        <path
          key={from}
          d={`M${from} ${y}h${flap}v${depth}a${flap / 2} ${flap / 2} 0 0 1-${flap} 0z`}
          fill={at % 2 === 0 ? '#FFFFFF' : colour}
        />
      ))}
      <path d={`M${x} ${y + depth / 2}h${width}`} stroke="#0B2019" strokeOpacity=".16" strokeWidth="3" />
    </g>
  )
}

const flapsFrom = (x: number, flap: number, count: number) =>
  Array.from({ length: count }, (_, at) => round(x + at * flap, 2))
