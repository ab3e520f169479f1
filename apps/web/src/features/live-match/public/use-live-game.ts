import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { GameDay } from '@turnout/contract/game-day'
import type { GameState } from '@turnout/contract/game-state'
import { isOlder } from '@turnout/contract/live-feed'
import { getGameState } from '@turnout/contract/live-match'
import type { WatchedState } from '@turnout/contract/watched-state'
import { useMemo, useRef, useState } from 'react'
import { useOutage } from '../../../platform/api/outage.ts'
import { isProblem } from '../../../platform/api/problem-error.ts'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { isRestored, shareReply } from '../../../platform/api/reply-origin.ts'
import type { ConnectionState, Topic } from '../../../platform/realtime/event-stream.ts'
import { useLastSeen } from '../../../platform/realtime/use-last-seen.ts'
import { useTopic } from '../../../platform/realtime/use-topic.ts'
import { POLL_MS } from '../../../platform/specified-figures.ts'
import { type FetchTimer, timerFetcher, useServerClock } from '../../../platform/time/use-server-clock.ts'
import { useValueChange } from '../../../ui/use-value-change.ts'
import { gameTopic } from './game-topics.ts'

/** A poll that was in flight while the stream delivered a newer state must not turn the board back. */
const onlyNewer = (previous: unknown, incoming: unknown): unknown => {
  const current = previous as WatchedState | undefined
  const next = incoming as WatchedState
  // any answer of the server replaces a stored one, also after a restore of an older backup
  if (!current || isRestored(current)) return next
  return isOlder(next, current) ? current : shareReply(current, next)
}

export type LiveGame<S = GameState> = {
  game: S
  connection: ConnectionState
  /** When the server last answered, if that is too long ago to count as live. */
  lastSeen: number | null
}

type Source<S> = {
  query: { queryKey: readonly unknown[]; queryFn?: unknown }
  fetchTimer: FetchTimer
  topic: Topic<S>
}

/** The state of a game: by the stream, and by polls without one. Suspends until the first state is there. */
export function useLiveGame(gameId: string): LiveGame {
  const source = useMemo(
    () => ({
      query: read(getGameState, { params: { gameId } }),
      fetchTimer: timerFetcher(gameId),
      topic: gameTopic(gameId),
    }),
    [gameId],
  )
  return useLive<GameState>(source)
}

const isRefused = (error: unknown): boolean => isProblem(error) && [403, 404].includes(error.status)

export function useLive<S extends WatchedState>({ query, fetchTimer, topic }: Source<S>): LiveGame<S> {
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
    // an answer from an earlier visit of this page is older than the state
    queryKey: [...query.queryKey, 'timer poll', openedAt],
    queryFn: fetchTimer,
    enabled: isPolling,
    refetchInterval: POLL_MS.timer,
    retry: false,
    // a fresh state needs no poll; the stream is mostly live before the first one is due
    initialData: null,
    staleTime: 0,
    refetchOnMount: false,
  })
  const isBehind =
    isPolling &&
    timer !== null &&
    (timer.is_running !== game.clock.is_running || timer.ends_at !== game.clock.ends_at)
  useValueChange(isBehind, () => {
    // the clock is polled more often than the state; when it has changed, the state has too
    if (isBehind) void queryClient.invalidateQueries({ queryKey: query.queryKey })
  })

  const wasRefused = isRefused(error)
  useValueChange(wasRefused, () => {
    // after a refusal the last state is not shown; the page says why
    if (wasRefused) void queryClient.resetQueries({ queryKey: query.queryKey })
  })

  const lastActivityAt = useRef(0)
  useTopic(topic, {
    onState: (state) =>
      queryClient.setQueryData<S>(query.queryKey, (current) => onlyNewer(current, state) as S),
    onActivity: () => {
      lastActivityAt.current = Date.now()
    },
    onConnection: setConnection,
    // the request gets the reason, and the page shows it
    onRefused: () => void queryClient.invalidateQueries({ queryKey: query.queryKey }),
  })
  // read on demand, so that an answer without news renders nothing
  const fetchedAt = () => queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0
  // without its database the server keeps the stream open and sends nothing new
  const outage = useOutage()
  const seenAt = () => outage ?? Math.max(fetchedAt(), lastActivityAt.current)
  const lastSeen = useLastSeen(outage === null ? connection : 'lost', seenAt)
  return { game, connection, lastSeen }
}

type Pitch = Pick<WatchedState, 'current_match' | 'upcoming_match'>
type Teams = readonly { id: string; team_number: number }[]

/** [J-4] The team that this player is on for next: the one that borrows them, unless their own plays before it. */
export function teamToPlay(
  me: GameDay['my_player'],
  { current_match: match, upcoming_match: next }: Pitch,
  teams: Teams,
): number | null {
  if (!me) return null
  const { team: own, plays_for: borrower } = me
  if (borrower == null) return own
  const pair = match ?? next
  const ids = [pair?.team_a_id, pair?.team_b_id]
  const isInPair = (number: number | null) =>
    teams.some((team) => team.team_number === number && ids.includes(team.id))
  return isInPair(own) && !isInPair(borrower) ? own : borrower
}
