import { useSuspenseQuery } from '@tanstack/react-query'
import {
  type GameDay,
  type GameDayPlayer,
  getGameDay,
  listManualParticipants,
  listPlayers,
  type ManualParticipant,
} from '@turnout/contract/game-day'
import { isRecalled } from '../../platform/last-answers.ts'
import { read } from '../../platform/queries.ts'

export type TodaysList = {
  day: GameDay
  players: readonly GameDayPlayer[]
  guests: readonly ManualParticipant[]
}

/** Today as `Following` keeps it, and whether all of it was heard since the page was opened. Suspends the first time. */
export function useGameDay(groupId: string): TodaysList & { isHeard: boolean } {
  const input = { params: { groupId } }
  const { data: day } = useSuspenseQuery(read(getGameDay, input))
  const { data: players } = useSuspenseQuery(read(listPlayers, input))
  const { data: guests } = useSuspenseQuery(read(listManualParticipants, input))
  const isHeard = ![day, players, guests].some(isRecalled)
  return { day, players, guests, isHeard }
}
