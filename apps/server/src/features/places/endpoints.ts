export { getMapTiles } from './get-map-tiles.ts'
export { getPlace } from './get-place.ts'
export { listVenuesNearby } from './list-venues-nearby.ts'
export { suggestPlaces } from './suggest-places.ts'
