import type { WatchedState } from '@turnout/contract/watched-state'
import { isGameOver } from '@turnout/rules/game-over'
import { serverClock } from '../../platform/time/server-clock.ts'
import { useTickingValue } from '../../platform/time/use-server-clock.ts'

/** [D-10] Closed, or its session has ended and no match, coin or start is to come. */
export const isOver = (
  {
    session_ends_at: endsAt,
    closes_at: closesAt,
    is_closed: isClosed,
    current_match: match,
    upcoming_match: next,
    coin_toss_state: coin,
  }: WatchedState,
  now: number,
): boolean =>
  isGameOver(
    {
      endsAt,
      closesAt,
      isClosed,
      isUnderWay: match !== null || coin.pending || (next?.starts_at ?? null) !== null,
    },
    now,
  )

/** The same by the server's clock. A phone without it may be hours ahead and ends nothing. */
export const useIsOver = (game: WatchedState): boolean =>
  useTickingValue(() => game.is_closed || (serverClock.isSet() && isOver(game, serverClock.now())))
