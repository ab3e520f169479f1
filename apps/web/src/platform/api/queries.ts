import { QueryClient, type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, InputOf, ReplyOf } from '@turnout/contract/endpoint'
import { exchange, type Page, prefetchedReply, type Reply } from './call.ts'
import { isProblem, isTransient } from './problem-error.ts'
import { restoreQuery } from './query-persister.ts'
import { etagOf, shareReply, withEtag } from './reply-origin.ts'

const MAX_RETRIES = 2

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (tries, error) => tries < MAX_RETRIES && isTransient(error),
      retryDelay: (tries) => 500 * 2 ** tries,
      // 'online' would pause without a message; a failed request lets the page show that there is no connection
      networkMode: 'always',
      refetchOnReconnect: true,
      structuralSharing: shareReply,
    },
  },
})

/** At the end of a session none of its data may stay in memory; what is on the screen is requested again. */
export function clearPersonalData(): void {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.resetQueries()
}

/**
 * Fills a query that has no data yet, so that its page is complete in its first render: with the prefetched answer,
 * else with the stored one. Not by `initialData`, which a reset at the end of the session would bring back.
 */
function seed(queryKey: QueryKey, endpoint: Endpoint, input: object, select: (reply: Reply) => unknown) {
  if (queryClient.getQueryState(queryKey) !== undefined) return
  const prefetched = prefetchedReply(endpoint, input)
  if (!prefetched) return restoreQuery(queryClient, queryKey, endpoint)
  const data = withEtag(select(prefetched.reply), prefetched.reply.etag)
  const isOutdated = prefetched.at <= (changedAt.get(endpoint.name) ?? 0)
  queryClient.setQueryData(queryKey, data, { updatedAt: isOutdated ? 0 : prefetched.at })
}

/** A query whose data has an ETag costs the server a 304 while the data is current. */
function queryParts<T, const K extends QueryKey>(
  queryKey: K,
  endpoint: Endpoint,
  input: object,
  select: (reply: Reply) => unknown,
) {
  seed(queryKey, endpoint, input, select)
  return queryOptions<T, Error, T, K>({
    queryKey,
    queryFn: async ({ signal }: QueryFunctionContext<K>) => {
      const current = queryClient.getQueryData(queryKey)
      const reply = await exchange(endpoint, input, { signal, etag: etagOf(current) })
      return (reply === null ? current : withEtag(select(reply), reply.etag)) as T
    },
  })
}

/** Any reading endpoint as a query: `useSuspenseQuery(read(getGroup, { params: { groupId } }))`. */
export const read = <E extends Endpoint>(endpoint: E, input: InputOf<E>) =>
  queryParts<ReplyOf<E>, readonly [string, InputOf<E>]>(
    [endpoint.name, input],
    endpoint,
    input,
    ({ rows }) => rows,
  )

/** A list in pages: `{ rows, total }`. */
export const readPage = <E extends Endpoint & { paged: true }>(endpoint: E, input: InputOf<E>) =>
  queryParts<Page<ReplyOf<E>>, readonly [string, InputOf<E>, 'page']>(
    [endpoint.name, input, 'page'],
    endpoint,
    input,
    ({ rows, total }) => ({ rows, total }),
  )

/** By endpoint, when its answers were last refreshed: an older prefetched answer is out of date. */
const changedAt = new Map<string, number>()

/** Requests the answers of these endpoints again where they were requested before. */
export const refresh = (...endpoints: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(endpoints.map(({ name }) => refreshOne(name)))

async function refreshOne(name: string): Promise<void> {
  changedAt.set(name, Date.now())
  const filters = { queryKey: [name] }
  // the first answer may be from before the change, and a refetch would only wait for it
  const first = queryClient.getQueryCache().findAll({
    ...filters,
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  await queryClient.invalidateQueries(filters)
  if (first.length > 0)
    await queryClient.invalidateQueries({ ...filters, predicate: (query) => first.includes(query) })
}

/** A `throwOnError` for a page that shows a refusal itself; without a signal the stored data stays visible. */
export const throwUnlessRefused = (error: Error, { state }: { state: { data: unknown } }): boolean =>
  !isProblem(error, 'not-allowed') && (state.data === undefined || !isTransient(error))
