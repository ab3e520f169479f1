import type { MatchPlay, Toss } from './game-events.ts'

/** [T-4] The toss that these two teams already had after this match, if one was taken back. */
export const earlierToss = (
  { allTosses }: Pick<MatchPlay, 'allTosses'>,
  afterMatch: number,
  pair: readonly number[],
): Toss | undefined =>
  allTosses.find(
    ({ matchNumber, winner, loser }) =>
      matchNumber === afterMatch && pair.includes(winner) && pair.includes(loser),
  )

/** [T-4] The earlier toss that the due coin repeats, if there is one. */
export const tossToRepeat = (play: MatchPlay): Toss | undefined =>
  play.now.is === 'toss' ? earlierToss(play, play.ended.length, play.order.slice(0, 2)) : undefined
