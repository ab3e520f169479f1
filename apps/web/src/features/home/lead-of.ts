import type { GameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'

export type Evening = {
  group: SportGroup
  /** What is known of it, if anything is yet. */
  day: GameDay | undefined
}

/** Of several evenings on one day the first that has not been ended; once all have been, the last with a result. */
export const leadOf = (evenings: readonly Evening[]): Evening | undefined =>
  evenings.find(({ day }) => !day?.is_closed) ??
  evenings.findLast(({ day }) => day?.has_play_begun) ??
  evenings.at(-1)
