import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'

export type Evening = {
  group: SportGroup
  /** What is known of it, if anything is yet. */
  day: GameDay | undefined
  /** Nothing was heard of it yet, and something may be. */
  isComing: boolean
}

/**
 * Of several evenings on one day the first that has not been ended; once all have been, the last with a result. Until
 * all are heard of it is the first: the page changes its mind once at most.
 */
export function leadOf(evenings: readonly Evening[]): Evening | undefined {
  if (evenings.some(({ isComing }) => isComing)) return evenings[0]
  return (
    evenings.find(({ day }) => !day?.is_closed) ??
    evenings.findLast(({ day }) => day?.has_play_begun) ??
    evenings.at(-1)
  )
}
