import { useQuery } from '@tanstack/react-query'
import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { useMemo, useState } from 'react'
import { read, refresh } from '../../platform/api/queries.ts'
import { lazyPart, RenderNothing } from '../../platform/lazy/lazy-part.tsx'
import type { ConnectionState } from '../../platform/realtime/event-stream.ts'
import { useLastSeen, useShowLastSeen } from '../../platform/realtime/use-last-seen.ts'
import { useTopic } from '../../platform/realtime/use-topic.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { timerFetcher, useServerClock } from '../../platform/time/use-server-clock.ts'
import { gameTopic } from '../live-match/public/game-topics.ts'
import { GAME_DAY_READS } from './actions.ts'
import { isUpToDate } from './is-up-to-date.ts'
import type { GameDayData } from './use-game-day.ts'

const AnswersSync = lazyPart(async () => (await import('./answers-sync.tsx')).AnswersSync, RenderNothing)

/** While the stream is live, only the time of day changes something without an event: delayed, absent, check-in over. */
const LIVE_REFETCH_MS = 30_000

/**
 * Keeps today up to date: answers by the group's stream, arrivals and teams by the game's once there is a game and by
 * polls until then. It shows nothing, so that
 * a change of the connection renders nothing either.
 */
export function GameDaySync({ today }: { today: GameDayData }) {
  const { group_id: groupId, current_game_id: gameId } = today.day
  const [ofStream, setConnection] = useState<ConnectionState>('connecting')
  // a day that has lost its game follows no stream, and hears nothing of its end
  const connection = gameId === null ? 'connecting' : ofStream
  const refetchInterval = connection === 'live' ? LIVE_REFETCH_MS : POLL_MS.state
  const input = { params: { groupId } }
  const day = useQuery({ ...read(getGameDay, input), refetchInterval })
  const players = useQuery({ ...read(listPlayers, input), refetchInterval })
  const guests = useQuery({ ...read(listManualParticipants, input), refetchInterval })
  const fetchedAt = Math.min(day.dataUpdatedAt, players.dataUpdatedAt, guests.dataUpdatedAt)
  // a request on its way counts as fresh, so that it is not made twice
  const oldest = Math.min(
    ...[day, players, guests].map((query) =>
      query.isFetching ? Number.POSITIVE_INFINITY : query.dataUpdatedAt,
    ),
  )
  useServerClock(useMemo(() => (gameId === null ? null : timerFetcher(gameId)), [gameId]))

  useTopic(gameId === null ? null : gameTopic(gameId), {
    onState: (state, isFirst) => {
      if (!isFirst || !isUpToDate(state, today, Date.now() - oldest)) void refresh(...GAME_DAY_READS)
    },
    onConnection: setConnection,
    // the request gets the reason, and the page shows it
    onRefused: () => void refresh(getGameDay),
  })

  useShowLastSeen(useLastSeen(connection, () => fetchedAt))
  return <AnswersSync groupId={groupId} />
}
