import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { read } from '../../../platform/api/queries.ts'
import { POLL_MS } from '../../../platform/specified-figures.ts'

/**
 * The match shows that teams have changed, and the game day has the team of this person: it is requested until both
 * agree.
 */
export function useSyncGameDay(
  { group_id: groupId, squads }: GameDay,
  game: Pick<GameState, 'has_play_begun' | 'squads'>,
): void {
  const isBehind = game.has_play_begun && game.squads !== squads
  useQuery({
    ...read(getGameDay, { params: { groupId } }),
    enabled: isBehind,
    // even a recent answer is from before the change
    staleTime: 0,
    refetchInterval: POLL_MS.state,
    // the caller renders the game day
    notifyOnChangeProps: [],
  })
}
