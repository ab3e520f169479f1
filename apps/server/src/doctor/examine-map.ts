import type { Config } from '../config.ts'
import { checkTiles } from '../features/places/tile-source.ts'
import { type Finding, ok, reasonOf, warn } from './finding.ts'

/** Requests the one tile that shows the whole world. */
export async function examineMap({ mapTiles, publicUrl }: Config): Promise<Finding> {
  if (!mapTiles) return ok('map', 'There is none, as MAP_TILES says. People see the places nearby instead.')
  const { host } = new URL(mapTiles.url.replaceAll(/[{}]/g, ''))
  try {
    await checkTiles(mapTiles, publicUrl)
    return ok('map', `${host} sends it.`)
  } catch (error) {
    const cause = error instanceof Error && error.cause ? error.cause : error
    return warn(
      'map',
      `${host} does not send it: ${reasonOf(cause)}. People see the places nearby instead. May this server call it? Set MAP_TILES to another, or to off.`,
    )
  }
}
