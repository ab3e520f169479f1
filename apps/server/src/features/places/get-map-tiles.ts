import { getMapTiles as endpoint } from '@turnout/contract/places'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'

export const getMapTiles = handle(endpoint, ({ config: { mapTiles } }: Deps) => async () => ({
  tiles: mapTiles && { url: mapTiles.url, attribution: mapTiles.attribution },
}))
