import { useQuery } from '@tanstack/react-query'
import { getPaidList } from '@turnout/contract/paid-list'
import { getScheduledGame, listScheduledGames } from '@turnout/contract/scheduled-games'
import { read } from '../../platform/api/queries.ts'
import { isLive } from '../../platform/realtime/live-paths.ts'
import { groupTopic } from './public/group-topic.ts'

const REFETCH_MS = 15_000

/** Polls only while the stream of the group is not live. */
const polled = <Q>(groupId: string, query: Q, enabled = true) => ({
  ...query,
  enabled,
  refetchInterval: () => (isLive(groupTopic(groupId)) ? false : REFETCH_MS),
})

export const useScheduledGames = (groupId: string) =>
  useQuery(polled(groupId, read(listScheduledGames, { params: { groupId } })))

export const useScheduledGame = (groupId: string, gameId: string | null) => {
  const params = { groupId, gameId: gameId ?? '' }
  return useQuery(polled(groupId, read(getScheduledGame, { params }), gameId !== null))
}

export const usePaidList = (groupId: string, gameId: string | null) => {
  const params = { groupId, gameId: gameId ?? '' }
  return useQuery(polled(groupId, read(getPaidList, { params }), gameId !== null))
}
