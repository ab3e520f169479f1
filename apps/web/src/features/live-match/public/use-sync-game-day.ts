import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { read } from '../../../platform/api/queries.ts'
import { POLL_MS } from '../../../platform/specified-figures.ts'

/**
 * The match says that somebody changed teams, and the day in which one this person is now: it is asked until both say
 * the same.
 */
export function useSyncGameDay(
  { group_id: groupId, squads }: GameDay,
  game: Pick<GameState, 'has_play_begun' | 'squads'>,
): void {
  const isBehind = game.has_play_begun && game.squads !== squads
  useQuery({
    ...read(getGameDay, { params: { groupId } }),
    enabled: isBehind,
    // however fresh, it is from before the change
    staleTime: 0,
    refetchInterval: POLL_MS.state,
    // whoever gave the day draws it
    notifyOnChangeProps: [],
  })
}
