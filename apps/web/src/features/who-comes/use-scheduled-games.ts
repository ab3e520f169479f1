import { useQuery } from '@tanstack/react-query'
import { getPaidList } from '@turnout/contract/paid-list'
import { getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { read } from '../../platform/api/queries.ts'
import { isLive } from '../../platform/realtime/live-paths.ts'
import { groupTopic } from './public/group-topic.ts'

const REFETCH_MS = 15_000

/** Polls only while the stream of the group is not live. */
const refetchInterval = (groupId: string) => () => (isLive(groupTopic(groupId)) ? false : REFETCH_MS)

export const useScheduledGames = (groupId: string) =>
  useQuery({
    ...read(listScheduledGames, { params: { groupId } }),
    refetchInterval: refetchInterval(groupId),
  })

export const useScheduledGame = (groupId: string, gameId: string | null) =>
  useQuery({
    ...read(getScheduledGame, { params: { groupId, gameId: gameId ?? '' } }),
    enabled: gameId !== null,
    refetchInterval: refetchInterval(groupId),
  })

export const usePaidList = (groupId: string, gameId: string | null) =>
  useQuery({
    ...read(getPaidList, { params: { groupId, gameId: gameId ?? '' } }),
    enabled: gameId !== null,
    refetchInterval: refetchInterval(groupId),
  })
