import type { Interest } from '@turnout/rules/words'
import { Cover } from './cover.tsx'
import { blockShadow, type Gathering, type Layout } from './gatherings/gathering.ts'
import { bookTables, laptopTables, meetingTables, paintTables } from './gatherings/long-tables.ts'
import { mats } from './gatherings/mats.ts'
import { stage } from './gatherings/stage.ts'
import { stalls } from './gatherings/stalls.ts'
import { GROUND_NAMES, type GroundName } from './grounds/ground-of.ts'
import { pick, seededRandom } from './hash.ts'
import { type LightMode, lightSetup, lightVariants, shadeIn } from './light.ts'
import { Scene } from './scene.tsx'

const GATHERINGS: Record<Exclude<Interest, 'Sports & Recreation'>, Gathering> = {
  'Food & Dining': stalls,
  'Music & Concerts': stage,
  'Health & Wellness': mats,
  Technology: laptopTables,
  'Business & Networking': meetingTables,
  Education: bookTables,
  'Arts & Culture': paintTables,
}

const TURNS = [-5, -3, 0, 3, 5] as const
/** The ground reaches past every edge, also of a rotated picture. */
const SPARE = 1.15

type EventCoverProps = {
  title: string
  /** Null in a draft that has none yet. */
  category: Interest | null
  /** The number of the drawing for this title. */
  variant?: number
  /** For a group's game; otherwise a sport that the title names decides. */
  sport?: string | null
  width?: number
  height?: number
  light?: LightMode
}

/** The cover of an event without a photo, drawn from its category. The time board covers its lower left. */
export function EventCover(props: EventCoverProps) {
  const { title, category, variant = 0, sport, width = 300, height = 180, light = 'theme' } = props
  const drawn = variant === 0 ? title : `${title} ${variant}`
  if (sport || category === null || category === 'Sports & Recreation') {
    return <Cover groupName={drawn} sport={sport ?? sportIn(title)} {...{ width, height, light }} />
  }
  const gathering = GATHERINGS[category]
  const random = seededRandom(`${drawn.toLowerCase()}|${category}`)
  const turn = pick(TURNS, random)
  const zoom = (gathering.closeness * 0.62 * Math.min(width, height * 1.8)) / 300
  const area = { width: (width / zoom) * SPARE, height: (height / zoom) * SPARE }
  const layout = gathering.layOut(area, random)
  return (
    <Scene
      ground={gathering.ground}
      frame={{ width, height }}
      view={{ at: [0, 0], zoom, turn }}
      light={light}
      people={layout.people}
      underlay={<Furniture shade={gathering.ground.shade} layout={layout} light={light} turn={turn} />}
    />
  )
}

const DEFAULT_SPORTS: readonly GroundName[] = ['football', 'basketball', 'volleyball', 'netball']

function sportIn(title: string): GroundName {
  const words = title.toLowerCase().replaceAll(' ', '-')
  const named = GROUND_NAMES.find((name) => words.includes(name))
  return named ?? pick(DEFAULT_SPORTS, seededRandom(words))
}

type FurnitureProps = { shade: string; layout: Layout; light: LightMode; turn: number }

/** The furniture over its shadows. */
const Furniture = ({ shade, layout: { blocks, pieces }, light, turn }: FurnitureProps) => (
  <>
    {(blocks.length > 0 ? lightVariants(light) : []).map(({ light, by }) => (
      <g key={light} data-by={by} fill={shadeIn(light, shade)}>
        {lightSetup(light).shadows.map(({ towards, length, opacity }) => (
          <path
            key={towards}
            d={blocks.map((block) => blockShadow(block, towards - turn, length)).join('')}
            opacity={opacity}
          />
        ))}
      </g>
    ))}
    {pieces.map(({ d, fill }) => (
      <path key={d} d={d} fill={fill} />
    ))}
  </>
)
