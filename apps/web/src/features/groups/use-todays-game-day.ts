import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay, listPlayers } from '@turnout/contract/game-day'
import { read } from '../../platform/api/queries.ts'
import { GAME_DAY_REFETCH_MS, gameDayOn } from '../game-day/public/game-day-on.ts'

export type ArrivedPlayer = { id: string; name: string; team: number | null }

export type TodaysGameDay = {
  gameDay: GameDay | undefined
  /** The request has no answer yet. */
  isLoading: boolean
  arrived: readonly ArrivedPlayer[]
}

const pollWhile = (enabled: boolean) => ({ enabled, refetchInterval: GAME_DAY_REFETCH_MS })

/** The game day of that date, if there is one that the person may see. */
export function useGameDayOn(groupId: string, date: string | null) {
  const { data, isError } = useQuery({
    ...read(getGameDay, { params: { groupId } }),
    ...pollWhile(date !== null),
  })
  const day = date === null ? undefined : gameDayOn(date, data)
  return { day, isLoading: date !== null && !day && !isError }
}

/** Who is at the pitch on that date, for people who may see it; the page works without it too. */
export function useTodaysGameDay(groupId: string, date: string | null): TodaysGameDay {
  const { day, isLoading } = useGameDayOn(groupId, date)
  const players = useQuery({ ...read(listPlayers, { params: { groupId } }), ...pollWhile(date !== null) })
  // players of last week are not here today
  if (!day) return { gameDay: undefined, isLoading, arrived: [] }
  const arrived = (players.data ?? [])
    .filter(({ status }) => status === 'arrived')
    .map(({ id, name, team }) => ({ id, name, team }))
  return { gameDay: day, isLoading: false, arrived }
}
