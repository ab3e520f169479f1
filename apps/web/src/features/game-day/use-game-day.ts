import { useSuspenseQuery } from '@tanstack/react-query'
import {
  type GameDay,
  type GameDayPlayer,
  getGameDay,
  listManualParticipants,
  listPlayers,
  type ManualParticipant,
} from '@turnout/contract/game-day'
import { read } from '../../platform/api/queries.ts'
import { isRestored } from '../../platform/api/reply-origin.ts'

export type GameDayData = {
  day: GameDay
  players: readonly GameDayPlayer[]
  guests: readonly ManualParticipant[]
}

/** The game day that `GameDaySync` keeps up to date. `isFresh`: no part is from storage. Suspends while it loads. */
export function useGameDay(groupId: string): GameDayData & { isFresh: boolean } {
  const input = { params: { groupId } }
  const { data: day } = useSuspenseQuery(read(getGameDay, input))
  const { data: players } = useSuspenseQuery(read(listPlayers, input))
  const { data: guests } = useSuspenseQuery(read(listManualParticipants, input))
  const isFresh = ![day, players, guests].some(isRestored)
  return { day, players, guests, isFresh }
}
