import { replaceEqualDeep, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { GameState } from '@turnout/contract/game-state'
import { isOlder } from '@turnout/contract/live-feed'
import { getGameState } from '@turnout/contract/live-match'
import { getWatchedState } from '@turnout/contract/spectators'
import type { WatchedState } from '@turnout/contract/watched-state'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isRecalled } from './last-answers.ts'
import { type Connection, followGame, followLink, type Listener } from './live-feed.ts'
import { isProblem } from './problem-error.ts'
import { queryClient, read } from './queries.ts'
import { POLL_MS } from './texts.ts'
import { useLastSeen } from './use-last-seen.ts'
import { type AskTimer, timerOf, useServerClock, watchedTimerOf } from './use-server-clock.ts'

/** A poll that was under way while the stream brought something newer must not turn the board back. */
const onlyNewer = (before: unknown, after: unknown): unknown => {
  const shown = before as WatchedState | undefined
  const next = after as WatchedState
  // a server that was put back to an earlier day is right all the same
  if (!shown || isRecalled(shown)) return next
  return isOlder(next, shown) ? shown : replaceEqualDeep(shown, next)
}

export type LiveGame<S = GameState> = {
  game: S
  connection: Connection
  /** When this screen last heard the server, once that is too long ago to be now. */
  lastSeen: number | null
}

type Source<S> = {
  query: { queryKey: readonly unknown[]; queryFn?: unknown }
  askTimer: AskTimer
  follow: (listener: Listener<S>) => () => void
}

/**
 * The state of a game as it is now: by the stream, and by the specification's polls while there is none.
 * Suspends until the first state is there; stand it in a LoadBoundary.
 */
export function useLiveGame(gameId: string): LiveGame {
  const source = useMemo(
    () => ({
      query: read(getGameState, { params: { gameId } }),
      askTimer: timerOf(gameId),
      follow: (listener: Listener<GameState>) => followGame(gameId, listener),
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
      askTimer: watchedTimerOf(token),
      follow: (listener: Listener<WatchedState>) => followLink(token, listener),
    }),
    [token],
  )
  return useLive<WatchedState>(source)
}

const isRefused = (error: unknown): boolean => isProblem(error) && [403, 404].includes(error.status)

function useLive<S extends WatchedState>({ query, askTimer, follow }: Source<S>): LiveGame<S> {
  const [connection, setConnection] = useState<Connection>('connecting')
  const isPolling = connection !== 'live'
  const [openedAt] = useState(Date.now)
  const { data: game, error } = useSuspenseQuery<S>({
    ...(query as { queryKey: readonly unknown[] }),
    structuralSharing: onlyNewer,
    refetchInterval: isPolling ? POLL_MS.state : false,
  })
  useServerClock(askTimer)

  const { data: timer } = useQuery({
    // what it said when somebody was here before is older than the state
    queryKey: [...query.queryKey, 'timer poll', openedAt],
    queryFn: askTimer,
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

  const heardAt = useRef(0)
  useEffect(
    () =>
      follow({
        onState: (state) =>
          queryClient.setQueryData<S>(query.queryKey, (shown) => onlyNewer(shown, state) as S),
        onHeard: () => {
          heardAt.current = Date.now()
        },
        onConnection: setConnection,
        // the poll hears the reason and the page says it
        onRefused: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
      }),
    [follow, query],
  )
  // read when it is wanted: an answer that says nothing new draws nothing
  const answeredAt = () => queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
  const lastSeen = useLastSeen(connection, () => Math.max(answeredAt(), heardAt.current))
  return { game, connection, lastSeen }
}
