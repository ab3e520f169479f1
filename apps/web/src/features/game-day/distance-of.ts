import type { GameDay } from '@turnout/contract/game-day'
import { distance, insideCircle, type Position, type Reading } from '@turnout/rules/place'
import type { CheckInDistance } from '../../art/check-in-circle.tsx'

/** Where the circle lies; null for a group that never got a place: nobody plays at nought, nought. */
export function venueOf(day: GameDay): (Position & { radius: number }) | null {
  const { venue_latitude: latitude, venue_longitude: longitude, venue_radius: radius } = day
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude, radius }
}

/** 40 m, 620 m, 1.2 km */
export const metres = (away: number): string =>
  away < 1000 ? `${Math.round(away)} m` : `${(away / 1000).toFixed(away < 10_000 ? 1 : 0)} km`

export type Measured = { inside: boolean; drawn: CheckInDistance }

/** How far off a phone is, by the same rule that decides on the server. */
export function measure(reading: Reading, venue: Position & { radius: number }): Measured {
  const away = distance(reading, venue)
  return {
    inside: insideCircle(reading, venue).ok,
    drawn: { away, radius: venue.radius, label: `You, ${metres(away)}` },
  }
}
