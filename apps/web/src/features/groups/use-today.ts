import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay, listPlayers } from '@turnout/contract/game-day'
import { dayOn, EVENING_ANEW_MS } from '../../platform/day-on.ts'
import { read } from '../../platform/queries.ts'

export type ArrivedPlayer = { id: string; name: string; team: number | null }

export type Today = {
  gameDay: GameDay | undefined
  /** The answer is on its way. */
  isComing: boolean
  arrived: readonly ArrivedPlayer[]
}

const oftenIf = (enabled: boolean) => ({ enabled, refetchInterval: EVENING_ANEW_MS })

/** The evening of that date, if there is one that somebody may know of. */
export function useDayOn(groupId: string, date: string | null) {
  const { data, isError } = useQuery({
    ...read(getGameDay, { params: { groupId } }),
    ...oftenIf(date !== null),
  })
  const day = date === null ? undefined : dayOn(date, data)
  return { day, isComing: date !== null && !day && !isError }
}

/** Who is at the pitch in the evening of that date, for those who may know; the page stands without it, too. */
export function useToday(groupId: string, date: string | null): Today {
  const { day, isComing } = useDayOn(groupId, date)
  const players = useQuery({ ...read(listPlayers, { params: { groupId } }), ...oftenIf(date !== null) })
  // who came last week is not here tonight
  if (!day) return { gameDay: undefined, isComing, arrived: [] }
  const arrived = (players.data ?? [])
    .filter(({ status }) => status === 'arrived')
    .map(({ id, name, team }) => ({ id, name, team }))
  return { gameDay: day, isComing: false, arrived }
}
