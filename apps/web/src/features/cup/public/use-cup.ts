import { useSuspenseQuery } from '@tanstack/react-query'
import { type Cup, getCup, getWatchedCup } from '@turnout/contract/cups'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { useValueChange } from '../../../ui/use-value-change.ts'

const REFETCH_MS = 60_000

type CupQuery = ReturnType<typeof read<typeof getCup>> | ReturnType<typeof read<typeof getWatchedCup>>

/** The cup of a game, fetched again whenever the game state has a new mark of the cup. Suspends until it is loaded. */
export const useCup = (gameId: string, mark: string | undefined): Cup =>
  useMarked(read(getCup, { params: { gameId } }), mark)

/** The same for a spectator with the link. */
export const useWatchedCup = (token: string, mark: string | undefined): Cup =>
  useMarked(read(getWatchedCup, { params: { token } }), mark)

function useMarked(query: CupQuery, mark: string | undefined): Cup {
  const { data } = useSuspenseQuery<Cup>({
    ...(query as { queryKey: readonly unknown[] }),
    // an earlier visit of the page may have cached an older cup
    staleTime: 0,
    // start times move on while no one starts the next match
    refetchInterval: ({ state: { data } }) => (!data?.settings || data.is_over ? false : REFETCH_MS),
  })
  const { queryKey } = query
  useValueChange(mark, () => void queryClient.invalidateQueries({ queryKey }))
  return data
}
