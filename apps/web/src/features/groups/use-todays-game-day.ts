import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay, listPlayers } from '@turnout/contract/game-day'
import { read } from '../../platform/api/queries.ts'
import { GAME_DAY_REFETCH_MS, gameDayOn } from '../game-day/public/game-day-on.ts'

export type ArrivedPlayer = { id: string; name: string; team: number | null }

export type TodaysGameDay = {
  gameDay: GameDay | undefined
  /** The answer is on its way. */
  isLoading: boolean
  arrived: readonly ArrivedPlayer[]
}

const pollWhile = (enabled: boolean) => ({ enabled, refetchInterval: GAME_DAY_REFETCH_MS })

/** The evening of that date, if there is one that somebody may know of. */
export function useGameDayOn(groupId: string, date: string | null) {
  const { data, isError } = useQuery({
    ...read(getGameDay, { params: { groupId } }),
    ...pollWhile(date !== null),
  })
  const day = date === null ? undefined : gameDayOn(date, data)
  return { day, isLoading: date !== null && !day && !isError }
}

/** Who is at the pitch in the evening of that date, for those who may know; the page stands without it, too. */
export function useTodaysGameDay(groupId: string, date: string | null): TodaysGameDay {
  const { day, isLoading } = useGameDayOn(groupId, date)
  const players = useQuery({ ...read(listPlayers, { params: { groupId } }), ...pollWhile(date !== null) })
  // who came last week is not here tonight
  if (!day) return { gameDay: undefined, isLoading, arrived: [] }
  const arrived = (players.data ?? [])
    .filter(({ status }) => status === 'arrived')
    .map(({ id, name, team }) => ({ id, name, team }))
  return { gameDay: day, isLoading: false, arrived }
}
