import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'

export type TodaysGame = {
  group: SportGroup
  /** Undefined until it has loaded. */
  day: GameDay | undefined
  /** No answer yet, and one may come. */
  isLoading: boolean
}

/**
 * Of several games on one day the first that is not over; once all are over, the last with a result. Until all have
 * loaded it is the first, so that the page changes once at most.
 */
export function leadGame(games: readonly TodaysGame[]): TodaysGame | undefined {
  if (games.some(({ isLoading }) => isLoading)) return games[0]
  return (
    games.find(({ day }) => !day?.is_over) ?? games.findLast(({ day }) => day?.has_play_begun) ?? games.at(-1)
  )
}
