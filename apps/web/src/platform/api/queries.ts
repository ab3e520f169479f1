import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { call, callPage, clearReplyCache, type Page, prefetchedPage } from './call.ts'
import { isTransient } from './problem-error.ts'
import { restoreQuery, shareUnlessRestored } from './query-persister.ts'

const MAX_RETRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (tries, error) => tries < MAX_RETRIES && isTransient(error),
      retryDelay: (tries) => 500 * 2 ** tries,
      // 'online' would keep a page waiting in silence; failing at once lets it say that there is no signal
      networkMode: 'always',
      // what could not be had is looked for again by itself, and what is old too
      refetchOnReconnect: true,
      structuralSharing: shareUnlessRestored,
    },
  },
})

/** What one person saw is nobody else's, not even in memory; what is on the screen is asked for anew. */
export function clearPersonalData(): void {
  clearReplyCache()
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries()
}

/** Every query of one endpoint shares this beginning. */
const keyPrefix = (endpoint: Endpoint): readonly [string] => [endpoint.name]

/** Gives a query that was never asked on this page what was asked for ahead of it: drawn once, and not as it waits. */
function seedFromPrefetch(
  queryKey: QueryKey,
  endpoint: Endpoint,
  input: object,
  select: (page: Page<unknown>) => unknown,
) {
  if (queryClient.getQueryState(queryKey) !== undefined) return
  const prefetched = prefetchedPage(endpoint, input)
  if (prefetched) queryClient.setQueryData(queryKey, select(prefetched.page), { updatedAt: prefetched.at })
}

/** Any reading call as a query: `useSuspenseQuery(read(getGroup, { params: { groupId } }))`. */
export function read<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  const queryKey = [endpoint.name, input] as const
  seedFromPrefetch(queryKey, endpoint, input, ({ rows }) => rows)
  restoreQuery(queryClient, endpoint, input)
  return queryOptions<ReplyOf<E>, Error, ReplyOf<E>, readonly [string, InputOf<E>]>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })
}

/** A list that comes in pages: `{ rows, total }`. */
export function readPage<E extends Endpoint & { paged: true }>(endpoint: E, input: InputOf<E>) {
  const queryKey = [endpoint.name, input, 'page'] as const
  seedFromPrefetch(queryKey, endpoint, input, (page) => page)
  return queryOptions<Page<ReplyOf<E>>, Error, Page<ReplyOf<E>>, readonly [string, InputOf<E>, 'page']>({
    queryKey,
    queryFn: ({ signal }) => callPage(endpoint, input, { signal }),
  })
}

/** Asks anew for everything the named endpoints answered so far. */
export const refresh = (...endpoints: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyPrefix(endpoint) })))
