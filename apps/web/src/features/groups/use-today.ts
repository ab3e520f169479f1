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

/** Who is at the pitch in the evening of that date, for those who may know; the page stands without it, too. */
export function useToday(groupId: string, date: string | null): Today {
  const enabled = date !== null
  const input = { params: { groupId } }
  const often = { enabled, refetchInterval: EVENING_ANEW_MS }
  const gameDay = useQuery({ ...read(getGameDay, input), ...often })
  const players = useQuery({ ...read(listPlayers, input), ...often })
  if (date === null) return { gameDay: undefined, isComing: false, arrived: [] }
  const day = dayOn(date, gameDay.data)
  // who came last week is not here tonight
  if (!day) return { gameDay: undefined, isComing: !gameDay.isError, arrived: [] }
  const arrived = (players.data ?? [])
    .filter(({ status }) => status === 'arrived')
    .map(({ id, name, team }) => ({ id, name, team }))
  return { gameDay: day, isComing: false, arrived }
}
