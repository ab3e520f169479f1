import type { Position } from '@turnout/rules/geofence'
import { Suspense } from 'react'
import { nearbyPlan as texts } from './list-texts.ts'
import { NearbyPlan } from './nearby-plan.tsx'
import { isAt, shownVenues } from './nearby-venues.tsx'
import { LazyPinMap, MapSkeleton } from './pin-dialog.tsx'
import type { MapTiles } from './use-map-tiles.ts'
import { useVenuesNearby } from './use-venues-nearby.ts'

type VenueGroundProps = {
  pin: Position | null
  here: Position | null
  radius: number
  map: MapTiles
}

/** The map with the pin, or where there is none, a plan of the places nearby. */
export function VenueGround({ pin, here, radius, map }: VenueGroundProps) {
  const middle = pin ?? here
  if (map.isLoading) return <MapSkeleton />
  if (!map.tiles || !middle) return <Plan pin={pin} here={here} />
  return (
    <Suspense fallback={<MapSkeleton />}>
      <LazyPinMap
        middle={middle}
        hasPin={pin !== null}
        radius={radius}
        tiles={map.tiles}
        onFail={map.onFail}
      />
    </Suspense>
  )
}

function Plan({ pin, here }: Pick<VenueGroundProps, 'pin' | 'here'>) {
  const middle = here ?? pin
  const { venues } = useVenuesNearby(middle)
  const shown = shownVenues(venues)
  return (
    <NearbyPlan
      middle={middle}
      middleName={here ? texts.you : texts.pin}
      venues={shown}
      chosenId={shown.find((venue) => isAt(pin, venue))?.id}
    />
  )
}
