import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { getMapTiles } from './get-map-tiles.ts'
import { getPlace } from './get-place.ts'
import { listVenuesNearby } from './list-venues-nearby.ts'
import { suggestPlaces } from './suggest-places.ts'

export const placesEndpoints: ServedEndpoint<Deps>[] = [
  suggestPlaces,
  listVenuesNearby,
  getMapTiles,
  getPlace,
]

export { mapTiles } from './map-tiles.ts'
