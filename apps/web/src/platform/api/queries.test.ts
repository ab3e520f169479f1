import { QueryObserver } from '@tanstack/react-query'
import { listGroups } from '@turnout/contract/groups'
import { listSports } from '@turnout/contract/sports'
import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../testing/local-storage.ts'

const FOOTBALL = {
  id: 'football',
  name: 'Football',
  type: 'team',
  max_players_per_team: 11,
  players_per_match: 10,
  min_teams: 2,
  requires_referee: false,
}

/** Starts the app on a page whose answers the prefetch script has requested. */
async function startWithPrefetched(url: string, body: unknown, headers: Record<string, string> = {}) {
  const response = Promise.resolve(new Response(JSON.stringify(body), { headers }))
  globalThis.turnoutPrefetched = new Map([[url, { token: null, requestedAt: performance.now(), response }]])
  vi.resetModules()
  const { prefetchedRead } = await import('./prefetched.ts')
  await prefetchedRead(1_000)
  return import('./queries.ts')
}

beforeEach(() => {
  stubLocalStorage()
  return () => {
    vi.unstubAllGlobals()
    globalThis.turnoutPrefetched = undefined
  }
})

test('a prefetched answer is there in the first render, with its true age', async () => {
  const before = Date.now()
  const { queryClient, read } = await startWithPrefetched('/api/v1/sports', [FOOTBALL])
  const { queryKey } = read(listSports, {})
  expect(queryClient.getQueryData(queryKey)).toEqual([FOOTBALL])
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBeGreaterThanOrEqual(before - 1)
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBeLessThanOrEqual(Date.now())
})

test('the next request for it carries the ETag that it came with', async () => {
  const { queryClient, read } = await startWithPrefetched('/api/v1/sports', [FOOTBALL], {
    etag: '"as it was"',
  })
  const known = read(listSports, {})
  const tags: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    tags.push(headers.get('if-none-match'))
    return new Response(null, { status: 304 })
  })
  expect(await queryClient.fetchQuery({ ...known, staleTime: 0 })).toEqual([FOOTBALL])
  expect(tags).toEqual(['"as it was"'])
})

test('data of the event stream is not requested with the ETag of an older answer', async () => {
  const { queryClient, read } = await startWithPrefetched('/api/v1/sports', [FOOTBALL], { etag: '"old"' })
  const sports = read(listSports, {})
  const streamed = { ...FOOTBALL, name: 'Five-a-side' }
  queryClient.setQueryData(sports.queryKey, [streamed])
  const tags: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    tags.push(headers.get('if-none-match'))
    const etag = headers.get('if-none-match') === '"new"' ? null : '"new"'
    return etag === null
      ? new Response(null, { status: 304 })
      : new Response(JSON.stringify([streamed]), { headers: { etag } })
  })
  const fetchAgain = () => queryClient.fetchQuery({ ...sports, staleTime: 0 })
  expect([await fetchAgain(), await fetchAgain()]).toEqual([[streamed], [streamed]])
  expect(tags).toEqual([null, '"new"'])
})

test('an unchanged part of an answer keeps its identity, and the answer keeps its ETag', async () => {
  const { queryClient, read } = await startWithPrefetched('/api/v1/sports', [FOOTBALL], { etag: '"one"' })
  const sports = read(listSports, {})
  const [before] = queryClient.getQueryData(sports.queryKey) ?? []
  const tags: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    tags.push(headers.get('if-none-match'))
    const body = JSON.stringify([FOOTBALL, { ...FOOTBALL, id: 'padel' }])
    return new Response(body, { headers: { etag: '"two"' } })
  })
  await queryClient.fetchQuery({ ...sports, staleTime: 0 })
  await queryClient.fetchQuery({ ...sports, staleTime: 0 })
  expect(tags).toEqual(['"one"', '"two"'])
  expect(queryClient.getQueryData(sports.queryKey)?.[0]).toBe(before)
})

test('a paged list comes with its total', async () => {
  const url = '/api/v1/sport-groups?page=1'
  const { queryClient, readPage } = await startWithPrefetched(url, [], { 'x-total-count': '9' })
  const { queryKey } = readPage(listGroups, { query: { page: 1 } })
  expect(queryClient.getQueryData(queryKey)).toEqual({ rows: [], total: 9 })
})

test('a query returns the answer to its own request, not what the stream has brought since', async () => {
  const { queryClient, read, readPage } = await startWithPrefetched('/api/v1/sports', [FOOTBALL])
  const other = readPage(listGroups, { query: { page: 1 } })
  expect(queryClient.getQueryState(other.queryKey)).toBeUndefined()
  queryClient.setQueryData(['listSports', {}], [])
  const { queryKey } = read(listSports, {})
  expect(queryClient.getQueryData(queryKey)).toEqual([])
})

test('a prefetched answer of an unknown shape is ignored, so that the request itself fails', async () => {
  const { queryClient, read } = await startWithPrefetched('/api/v1/sports', [{ ...FOOTBALL, name: 7 }])
  const { queryKey } = read(listSports, {})
  expect(queryClient.getQueryState(queryKey)).toBeUndefined()
})

test('a first answer that was sent before a change and arrives after it is requested again', async () => {
  const { queryClient, read, refresh } = await startWithPrefetched('/api/v1/other', [])
  const sent: ((name: string) => void)[] = []
  const fetch = () =>
    new Promise<Response>((resolve) => {
      sent.push((name) => resolve(new Response(JSON.stringify([{ ...FOOTBALL, name }]))))
    })
  vi.stubGlobal('fetch', fetch)
  const watched = new QueryObserver(queryClient, read(listSports, {}))
  const stop = watched.subscribe(() => undefined)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const refreshed = refresh(listSports)
  sent[0]?.('before')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  // shown until the newer one arrives
  expect(watched.getCurrentResult().data?.[0]?.name).toBe('before')
  sent[1]?.('after')
  await refreshed
  expect(watched.getCurrentResult().data?.[0]?.name).toBe('after')
  expect(sent).toHaveLength(2)
  stop()
})

test('what was prefetched before a change is requested again by a part that renders later', async () => {
  const { queryClient, read, refresh } = await startWithPrefetched('/api/v1/sports', [FOOTBALL])
  await refresh(listSports)
  const after = { ...FOOTBALL, name: 'after' }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify([after])))
  const watched = new QueryObserver(queryClient, read(listSports, {}))
  expect(watched.getCurrentResult().data).toEqual([FOOTBALL])
  const stop = watched.subscribe(() => undefined)
  await vi.waitFor(() => expect(watched.getCurrentResult().data).toEqual([after]))
  stop()
})
