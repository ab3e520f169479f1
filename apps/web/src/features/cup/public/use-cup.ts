import { useSuspenseQuery } from '@tanstack/react-query'
import { type Cup, getCup, getWatchedCup } from '@turnout/contract/cups'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { useValueChange } from '../../../ui/use-value-change.ts'

const REFETCH_MS = 60_000

type CupQuery = ReturnType<typeof read<typeof getCup>> | ReturnType<typeof read<typeof getWatchedCup>>

/** The cup of a game, read again whenever the state of the game has another mark of it. Suspends until it is there. */
export const useCup = (gameId: string, mark: string | undefined): Cup =>
  useMarked(read(getCup, { params: { gameId } }), mark)

/** The same for a spectator with the link. */
export const useWatchedCup = (token: string, mark: string | undefined): Cup =>
  useMarked(read(getWatchedCup, { params: { token } }), mark)

function useMarked(query: CupQuery, mark: string | undefined): Cup {
  const { data } = useSuspenseQuery<Cup>({
    ...(query as { queryKey: readonly unknown[] }),
    // an earlier visit of the page may have read an older one
    staleTime: 0,
    // what is to come begins later while nobody starts it
    refetchInterval: ({ state: { data } }) => (!data?.settings || data.is_over ? false : REFETCH_MS),
  })
  const { queryKey } = query
  useValueChange(mark, () => void queryClient.invalidateQueries({ queryKey }))
  return data
}
