import type { Suggestion } from '@turnout/contract/places'
import { distance, type Position } from '@turnout/rules/geofence'
import { pluralize } from '@turnout/rules/words'
import { suggestionText as texts } from './form-texts.ts'

/** The two lines of a suggestion: a title, and a detail that tells it from similar places. */
export function suggestionText(place: Suggestion, near: Position | null): { title: string; detail: string } {
  if (place.source === 'venue') {
    const groups = pluralize(place.groups ?? 1, 'group')
    return {
      title: place.address,
      detail: texts.where(place.name, groups, place.groups),
    }
  }
  const awayText = near && positionOf(place) ? distanceText(distance(near, positionOf(place) ?? near)) : null
  return { title: place.name, detail: [place.address, awayText].filter(Boolean).join(' · ') }
}

export const positionOf = ({ latitude, longitude }: Suggestion): Position | null =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude }

/** '350 m', '3.2 km', '57 km' */
export function distanceText(metres: number): string {
  if (metres < 1000) return `${Math.round(metres / 10) * 10} m`
  const km = metres / 1000
  return texts.km(km < 10 ? km.toFixed(1) : Math.round(km))
}
