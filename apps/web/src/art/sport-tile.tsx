import { groundOf } from '@turnout/art/grounds/ground-of.ts'
import { Scene } from '@turnout/art/scene.tsx'

type SportTileProps = { sport: string; width?: number; height?: number; className?: string }

/** A sport's ground from above, for choosing a sport: always the same, without a ball. */
export function SportTile({ sport, width = 180, height = 130, className }: SportTileProps) {
  const ground = groundOf(sport)
  const zoom = (ground.closeness * 0.62 * Math.min(width, height * 1.8)) / 300
  return (
    <Scene
      ground={ground}
      frame={{ width, height }}
      view={{ at: ground.landmark, zoom, turn: -9 }}
      light="theme"
      sun={205}
      className={className}
    />
  )
}
