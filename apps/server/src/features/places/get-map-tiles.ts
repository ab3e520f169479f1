import { getMapTiles as endpoint, MAP_TILE_PATH } from '@turnout/contract/places'
import { handle } from '../../handle.ts'

export const getMapTiles = handle(endpoint, async (_, { config: { mapTiles } }) => ({
  tiles: mapTiles && { url: TEMPLATE, attribution: mapTiles.attribution },
}))

/** Clients load tiles from this server, because the provider's address may contain a key. */
const TEMPLATE = `/api/v1${MAP_TILE_PATH.replaceAll(/:(\w)/g, '{$1}')}`
