import { useQuery } from '@tanstack/react-query'
import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { useEffect, useMemo, useRef, useState } from 'react'
import { read, refresh } from '../../platform/api/queries.ts'
import { type ConnectionState, subscribeToGame } from '../../platform/realtime/live-feed.ts'
import { useLastSeen, useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { timerFetcher, useServerClock } from '../../platform/time/use-server-clock.ts'
import { GAME_DAY_READS } from './actions.ts'
import { isUpToDate } from './is-up-to-date.ts'
import type { GameDayData } from './use-game-day.ts'

/** With the stream open only the time of day can change something unsaid: delayed, absent, check-in over. */
const LIVE_REFETCH_MS = 30_000

/**
 * Keeps today as it is now: by the game's stream once there is a game, by asking until then. It draws nothing, so that
 * what it hears of the line draws nothing either.
 */
export function GameDaySync({ today }: { today: GameDayData }) {
  const { group_id: groupId, current_game_id: gameId } = today.day
  const [connection, setConnection] = useState<ConnectionState>('connecting')
  const refetchInterval = connection === 'live' ? LIVE_REFETCH_MS : POLL_MS.state
  const input = { params: { groupId } }
  const day = useQuery({ ...read(getGameDay, input), refetchInterval })
  const players = useQuery({ ...read(listPlayers, input), refetchInterval })
  const guests = useQuery({ ...read(listManualParticipants, input), refetchInterval })
  const fetchedAt = Math.min(day.dataUpdatedAt, players.dataUpdatedAt, guests.dataUpdatedAt)
  // what is on its way already is not asked for a second time, however old the last answer is
  const oldest = Math.min(
    ...[day, players, guests].map((query) =>
      query.isFetching ? Number.POSITIVE_INFINITY : query.dataUpdatedAt,
    ),
  )
  const latest = useRef({ today, oldest })
  latest.current = { today, oldest }
  useServerClock(useMemo(() => (gameId === null ? null : timerFetcher(gameId)), [gameId]))

  useEffect(() => {
    if (gameId === null) return
    let isFirst = true
    return subscribeToGame(gameId, {
      onState: (state) => {
        const { today: current, oldest: at } = latest.current
        if (!isFirst || !isUpToDate(state, current, Date.now() - at)) void refresh(...GAME_DAY_READS)
        isFirst = false
      },
      onConnection: setConnection,
      // the next poll hears the reason and the page says it
      onRefused: () => void refresh(getGameDay),
    })
  }, [gameId])

  useShowLastSeen(useLastSeen(connection, () => fetchedAt))
  return null
}
