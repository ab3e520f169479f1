import { groundName, groundOf } from './grounds/ground-of.ts'
import { draws, pick } from './hash.ts'
import { direction } from './light.ts'
import { Scene } from './scene.tsx'
import { onGround } from './surface.tsx'

const TURNS = [-24, -14, -8, 8, 14, 24, 66, -66] as const
const SUNS = [20, 35, 150, 165, 200, 215, 330, 345] as const

type CoverProps = {
  groupName: string
  sport: string
  /** Proportions of the picture. It fills its box and is cut where the box is shaped otherwise. */
  width?: number
  height?: number
  className?: string
}

/** The cover of a group without a photo. Its lower third stays quiet: the time board lies there. */
export function Cover({ groupName, sport, width = 300, height = 180, className }: CoverProps) {
  const ground = groundOf(sport)
  const chance = draws(`${groupName.toLowerCase()}|${sport.toLowerCase()}`)
  const at = pick(ground.views, chance())
  const turn = pick(TURNS, chance())
  const zoom = (ground.closeness * (0.62 + chance() * 0.3) * Math.min(width, height * 1.8)) / 300
  const sun = pick(SUNS, chance())

  // The ball lies in the upper middle, on the side from which its shadow falls into the picture.
  const across = direction(sun)[0] > 0 ? 0.36 + chance() * 0.14 : 0.5 + chance() * 0.14
  const down = 0.16 + chance() * 0.24
  const view = { at, zoom, turn }
  const [x, y] = onGround([across * width, down * height], view, { width, height })
  const ball = {
    x,
    y,
    scale: Math.max(1.1, (Math.min(width, height) / (120 * zoom)) * 1.15),
    sport: groundName(sport),
  }
  return (
    <Scene
      ground={ground}
      frame={{ width, height }}
      view={view}
      light="evening"
      sun={sun}
      ball={ball}
      className={className}
    />
  )
}
