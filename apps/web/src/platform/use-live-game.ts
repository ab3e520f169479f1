import { replaceEqualDeep, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { GameState } from '@turnout/contract/game-state'
import { getGameState } from '@turnout/contract/live-match'
import { useEffect, useState } from 'react'
import { type Connection, followGame } from './live-feed.ts'
import { queryClient, read, refresh } from './queries.ts'
import { POLL_MS } from './texts.ts'
import { askTimer, useServerClock } from './use-server-clock.ts'

/** A poll that was under way while the stream brought something newer must not turn the board back. */
const onlyNewer = (before: unknown, after: unknown): unknown => {
  const shown = before as GameState | undefined
  const next = after as GameState
  return shown && next.version < shown.version ? shown : replaceEqualDeep(shown, next)
}

const stateOf = (gameId: string) => ({
  ...read(getGameState, { params: { gameId } }),
  structuralSharing: onlyNewer,
})

export type LiveGame = { game: GameState; connection: Connection }

/**
 * The state of a game as it is now: by the stream, and by the specification's polls while there is none.
 * Suspends until the first state is there; stand it in a LoadBoundary.
 */
export function useLiveGame(gameId: string): LiveGame {
  const [connection, setConnection] = useState<Connection>('connecting')
  const isPolling = connection !== 'live'
  const { data: game } = useSuspenseQuery({
    ...stateOf(gameId),
    refetchInterval: isPolling ? POLL_MS.state : false,
  })
  useServerClock(gameId)

  const { data: timer } = useQuery({
    queryKey: ['getTimer', gameId, 'poll'],
    queryFn: () => askTimer(gameId),
    enabled: isPolling,
    refetchInterval: POLL_MS.timer,
    retry: false,
  })
  const isBehind =
    isPolling &&
    timer !== undefined &&
    (timer.is_running !== game.clock.is_running || timer.ends_at !== game.clock.ends_at)
  useEffect(() => {
    // the clock is asked more often than the board: when it has moved on, so has the board
    if (isBehind) void refresh(getGameState)
  }, [isBehind])

  useEffect(
    () =>
      followGame(gameId, {
        onState: (state) =>
          queryClient.setQueryData(
            stateOf(gameId).queryKey,
            (shown: GameState | undefined) => onlyNewer(shown, state) as GameState,
          ),
        onConnection: setConnection,
        // the poll hears the reason and the page says it
        onRefused: () => void refresh(getGameState),
      }),
    [gameId],
  )
  return { game, connection }
}
