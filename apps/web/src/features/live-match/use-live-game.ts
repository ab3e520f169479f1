import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { GameState } from '@turnout/contract/game-state'
import { isOlder } from '@turnout/contract/live-feed'
import { getGameState } from '@turnout/contract/live-match'
import { getWatchedState } from '@turnout/contract/spectators'
import type { WatchedState } from '@turnout/contract/watched-state'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isProblem } from '../../platform/api/problem-error.ts'
import { queryClient, read } from '../../platform/api/queries.ts'
import { isRestored, shareReply } from '../../platform/api/reply-origin.ts'
import {
  type ConnectionState,
  type FeedListener,
  subscribeToGame,
  subscribeToWatchLink,
} from '../../platform/realtime/live-feed.ts'
import { useLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import {
  type FetchTimer,
  timerFetcher,
  useServerClock,
  watchedTimerFetcher,
} from '../../platform/time/use-server-clock.ts'

/** A poll that was under way while the stream brought something newer must not turn the board back. */
const onlyNewer = (previous: unknown, incoming: unknown): unknown => {
  const current = previous as WatchedState | undefined
  const next = incoming as WatchedState
  // a server that was put back to an earlier day is right all the same
  if (!current || isRestored(current)) return next
  return isOlder(next, current) ? current : shareReply(current, next)
}

export type LiveGame<S = GameState> = {
  game: S
  connection: ConnectionState
  /** When this screen last heard the server, once that is too long ago to be now. */
  lastSeen: number | null
}

type Source<S> = {
  query: { queryKey: readonly unknown[]; queryFn?: unknown }
  fetchTimer: FetchTimer
  subscribe: (listener: FeedListener<S>) => () => void
}

/**
 * The state of a game as it is now: by the stream, and by the specification's polls while there is none.
 * Suspends until the first state is there; stand it in a LoadBoundary.
 */
export function useLiveGame(gameId: string): LiveGame {
  const source = useMemo(
    () => ({
      query: read(getGameState, { params: { gameId } }),
      fetchTimer: timerFetcher(gameId),
      subscribe: (listener: FeedListener<GameState>) => subscribeToGame(gameId, listener),
    }),
    [gameId],
  )
  return useLive<GameState>(source)
}

/** The same for whoever has the evening's link. */
export function useWatchedGame(token: string): LiveGame<WatchedState> {
  const source = useMemo(
    () => ({
      query: read(getWatchedState, { params: { token } }),
      fetchTimer: watchedTimerFetcher(token),
      subscribe: (listener: FeedListener<WatchedState>) => subscribeToWatchLink(token, listener),
    }),
    [token],
  )
  return useLive<WatchedState>(source)
}

const isRefused = (error: unknown): boolean => isProblem(error) && [403, 404].includes(error.status)

function useLive<S extends WatchedState>({ query, fetchTimer, subscribe }: Source<S>): LiveGame<S> {
  const [connection, setConnection] = useState<ConnectionState>('connecting')
  const isPolling = connection !== 'live'
  const [openedAt] = useState(Date.now)
  const { data: game, error } = useSuspenseQuery<S>({
    ...(query as { queryKey: readonly unknown[] }),
    structuralSharing: onlyNewer,
    refetchInterval: isPolling ? POLL_MS.state : false,
  })
  useServerClock(fetchTimer)

  const { data: timer } = useQuery({
    // what it said when somebody was here before is older than the state
    queryKey: [...query.queryKey, 'timer poll', openedAt],
    queryFn: fetchTimer,
    enabled: isPolling,
    refetchInterval: POLL_MS.timer,
    retry: false,
    // a state that has just come needs no poll beside it; the stream is mostly there before the first one is due
    initialData: null,
    staleTime: 0,
    refetchOnMount: false,
  })
  const isBehind =
    isPolling &&
    timer !== null &&
    (timer.is_running !== game.clock.is_running || timer.ends_at !== game.clock.ends_at)
  useEffect(() => {
    // the clock is asked more often than the board: when it has moved on, so has the board
    if (isBehind) void queryClient.invalidateQueries({ queryKey: query.queryKey })
  }, [isBehind, query])

  const wasRefused = isRefused(error)
  useEffect(() => {
    // what somebody may not see any more is not shown as its last state: the page says why instead
    if (wasRefused) void queryClient.resetQueries({ queryKey: query.queryKey })
  }, [wasRefused, query])

  const lastActivityAt = useRef(0)
  useEffect(
    () =>
      subscribe({
        onState: (state) =>
          queryClient.setQueryData<S>(query.queryKey, (current) => onlyNewer(current, state) as S),
        onActivity: () => {
          lastActivityAt.current = Date.now()
        },
        onConnection: setConnection,
        // the poll hears the reason and the page says it
        onRefused: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
      }),
    [subscribe, query],
  )
  // read when it is wanted: an answer that says nothing new draws nothing
  const fetchedAt = () => queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
  const lastSeen = useLastSeen(connection, () => Math.max(fetchedAt(), lastActivityAt.current))
  return { game, connection, lastSeen }
}
