import type { Match, MatchPlay, Toss } from './game-events.ts'

/** [T-4] The toss that these two teams already had after this match, if one was taken back. */
export const earlierToss = (
  { allTosses }: Pick<MatchPlay, 'allTosses'>,
  { number, a, b }: Pick<Match, 'number' | 'a' | 'b'>,
): Toss | undefined =>
  allTosses.find(
    ({ matchNumber, winner, loser }) =>
      matchNumber === number && [a, b].includes(winner) && [a, b].includes(loser),
  )

/** [T-4] The toss that the coin which is due repeats, if any. */
export function tossToRepeat(play: MatchPlay): Toss | undefined {
  const [a, b] = play.order
  if (play.now.is !== 'toss' || a === undefined || b === undefined) return undefined
  return earlierToss(play, { number: play.ended.length, a, b })
}
