import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'

export type TodaysGame = {
  group: SportGroup
  /** What is known of it, if anything is yet. */
  day: GameDay | undefined
  /** Nothing was heard of it yet, and something may be. */
  isLoading: boolean
}

/**
 * Of several evenings on one day the first that is not over; once all are, the last with a result. Until
 * all are heard of it is the first: the page changes its mind once at most.
 */
export function leadGame(games: readonly TodaysGame[]): TodaysGame | undefined {
  if (games.some(({ isLoading }) => isLoading)) return games[0]
  return (
    games.find(({ day }) => !day?.is_over) ?? games.findLast(({ day }) => day?.has_play_begun) ?? games.at(-1)
  )
}
