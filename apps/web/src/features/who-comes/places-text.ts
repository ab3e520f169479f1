import type { ScheduledGame } from '@turnout/contract/scheduled-games'
import { answers as texts } from './texts.ts'

/** How many players are missing and how many places are left; empty where the group limits neither. */
export function placesText({ places, minimum, going_count: going }: ScheduledGame): string {
  const parts = []
  if (minimum !== null) parts.push(going < minimum ? texts.missing(minimum - going) : texts.needed(minimum))
  if (places !== null)
    parts.push(going < places ? texts.placesLeft(places - going, places) : texts.allTaken(places))
  return parts.join(' · ')
}
