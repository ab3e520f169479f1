import { useQuery } from '@tanstack/react-query'
import { getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { read } from '../../platform/api/queries.ts'

/** A place that is taken on one phone shows on the others within this time. */
const REFETCH_MS = 15_000

export const useScheduledGames = (groupId: string, enabled: boolean) =>
  useQuery({
    ...read(listScheduledGames, { params: { groupId } }),
    enabled,
    refetchInterval: REFETCH_MS,
  })

export const useScheduledGame = (groupId: string, gameId: string | null) =>
  useQuery({
    ...read(getScheduledGame, { params: { groupId, gameId: gameId ?? '' } }),
    enabled: gameId !== null,
    refetchInterval: REFETCH_MS,
  })
