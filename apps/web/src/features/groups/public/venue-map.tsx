import type { Position } from '@turnout/rules/geofence'
import { Suspense } from 'react'
import { LazyPinMap, MapSkeleton } from '../pin-dialog.tsx'
import { useMapTiles } from '../use-map-tiles.ts'
import styles from './venue-map.module.css'

/** A place on the map. Renders nothing for visitors, or if the server has no map tiles. */
export function VenueMap({ pin }: { pin: Position }) {
  const { tiles, isLoading, onFail } = useMapTiles()
  if (!tiles && !isLoading) return null
  return (
    <div className={styles.map}>
      {tiles ? (
        <Suspense fallback={<MapSkeleton />}>
          <LazyPinMap middle={pin} hasPin radius={0} tiles={tiles} onFail={onFail} />
        </Suspense>
      ) : (
        <MapSkeleton />
      )}
    </div>
  )
}
