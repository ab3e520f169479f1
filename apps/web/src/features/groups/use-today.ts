import { useQuery } from '@tanstack/react-query'
import { type GameDay, getGameDay, listPlayers } from '@turnout/contract/game-day'
import { read } from '../../platform/queries.ts'

const ANEW_MS = 15_000

export type ArrivedPlayer = { id: string; name: string; team: number | null }

export type Today = {
  gameDay: GameDay | undefined
  /** The answer is on its way. */
  isComing: boolean
  arrived: readonly ArrivedPlayer[]
}

/** Who is at the pitch, for those who may know and only on the day; the page stands without it, too. */
export function useToday(groupId: string, enabled: boolean): Today {
  const input = { params: { groupId } }
  const gameDay = useQuery({ ...read(getGameDay, input), enabled, refetchInterval: ANEW_MS })
  const players = useQuery({ ...read(listPlayers, input), enabled, refetchInterval: ANEW_MS })
  if (!enabled) return { gameDay: undefined, isComing: false, arrived: [] }
  const arrived = (players.data ?? [])
    .filter(({ status }) => status === 'arrived')
    .map(({ id, name, team }) => ({ id, name, team }))
  return { gameDay: gameDay.data, isComing: gameDay.isPending, arrived }
}
