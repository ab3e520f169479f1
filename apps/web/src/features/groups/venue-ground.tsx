import { EARTH_RADIUS_M, type Position } from '@turnout/rules/geofence'
import { Suspense } from 'react'
import { nearbyPlan as texts } from './list-texts.ts'
import styles from './nearby-plan.module.css'
import { isAt, shownVenues } from './nearby-venues.tsx'
import { LazyPinMap, MapSkeleton } from './pin-dialog.tsx'
import type { MapTiles } from './use-map-tiles.ts'
import { useVenuesNearby, type VenueNearby } from './use-venues-nearby.ts'

type VenueGroundProps = {
  pin: Position | null
  here: Position | null
  radius: number
  map: MapTiles
}

/** The map with the pin; without a map or a position, a plan of the nearby places. */
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

const SIZE = 320
const MIDDLE = SIZE / 2
const RINGS = 3
const RING = 48
/** The last one is always far enough: nearby places are at most five kilometres away. */
const STEPS_M = [500, 1_000, 2_000]

const DROP = 'M0 0C-10-12-13-17-13-23a13 13 0 0 1 26 0c0 6-3 11-13 23z'

type NearbyPlanProps = {
  /** Null while no position is known; the plan then says what would help. */
  middle: Position | null
  middleName: string
  venues: readonly VenueNearby[]
  chosenId: string | undefined
}

/** In place of a map: rings of distance, and places with the numbers of the list next to it. */
function NearbyPlan({ middle, middleName, venues, chosenId }: NearbyPlanProps) {
  const farthest = Math.max(0, ...venues.map(({ metres }) => metres))
  const step = STEPS_M.find((metres) => metres * RINGS >= farthest) ?? 2_000
  const rings = Array.from({ length: RINGS }, (_, index) => index + 1)
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="img"
      aria-label={middle ? texts.plan(venues.length) : texts.noPlaceYet}
    >
      {rings.map((ring) => (
        <g key={ring}>
          <circle
            cx={MIDDLE}
            cy={MIDDLE}
            r={ring * RING}
            className={ring === 1 ? styles.first : styles.ring}
          />
          {middle && (
            <text x={MIDDLE} y={MIDDLE + ring * RING + 4} className={styles.metres}>
              {ringText(ring * step)}
            </text>
          )}
        </g>
      ))}
      {middle ? (
        <>
          <path className={styles.north} d="M296 46V22M290 28l6-7 6 7" />
          <text x={296} y={62} className={styles.metres}>
            {texts.north}
          </text>
          <circle cx={MIDDLE} cy={MIDDLE} r={7} className={styles.here} />
          <text x={MIDDLE + 13} y={MIDDLE + 5} className={styles.name}>
            {middleName}
          </text>
          {venues.map((venue, index) => {
            const { x, y } = placeOf(middle, venue, step)
            return (
              <g key={venue.id} transform={`translate(${x} ${y})`}>
                <path d={DROP} className={venue.id === chosenId ? styles.chosen : styles.drop} />
                <text y={-18} className={venue.id === chosenId ? styles.chosenNumber : styles.number}>
                  {index + 1}
                </text>
              </g>
            )
          })}
        </>
      ) : (
        <text x={MIDDLE} y={MIDDLE} className={styles.prompt}>
          <tspan x={MIDDLE}>{texts.whereIsPitch}</tspan>
          <tspan x={MIDDLE} dy="1.4em" className={styles.promptHint}>
            {texts.searchOrUse}
          </tspan>
        </text>
      )}
    </svg>
  )
}

const ringText = (metres: number) => (metres < 1_000 ? `${metres} m` : texts.km(metres / 1_000))

const RADIAN = Math.PI / 180

/** North is up. Within a few kilometres the earth is treated as flat. */
function placeOf(middle: Position, { latitude, longitude }: Position, step: number) {
  const unit = (EARTH_RADIUS_M * RADIAN * RING) / step
  const turn = ((longitude - middle.longitude + 540) % 360) - 180
  return {
    x: MIDDLE + turn * Math.cos(middle.latitude * RADIAN) * unit,
    y: MIDDLE - (latitude - middle.latitude) * unit,
  }
}
