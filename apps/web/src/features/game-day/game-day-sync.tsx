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
import { GAME_DAY_READS } from '../live-match/public/game-reads.ts'
import { gameTopic } from '../live-match/public/game-topics.ts'
import { isUpToDate } from './is-up-to-date.ts'
import type { GameDayData } from './use-game-day.ts'

const AnswersSync = lazyPart(async () => (await import('./answers-sync.tsx')).AnswersSync, RenderNothing)

/** With a live stream, only time changes something without an event: delayed, absent, the end of check-in. */
const LIVE_REFETCH_MS = 30_000

/**
 * Keeps the game day up to date: answers by the stream of the group, arrivals and teams by the stream of the game, or
 * by polls until there is a game. A separate component, so that a change of the connection does not render the page.
 */
export function GameDaySync({ today }: { today: GameDayData }) {
  const { group_id: groupId, current_game_id: gameId } = today.day
  const [ofStream, setConnection] = useState<ConnectionState>('connecting')
  // a day whose game is gone follows no stream, and the last state of its connection is outdated
  const connection = gameId === null ? 'connecting' : ofStream
  const refetchInterval = connection === 'live' ? LIVE_REFETCH_MS : POLL_MS.state
  const input = { params: { groupId } }
  const day = useQuery({ ...read(getGameDay, input), refetchInterval })
  const players = useQuery({ ...read(listPlayers, input), refetchInterval })
  const guests = useQuery({ ...read(listManualParticipants, input), refetchInterval })
  const fetchedAt = Math.min(day.dataUpdatedAt, players.dataUpdatedAt, guests.dataUpdatedAt)
  // a request in flight counts as fresh, so that it is not sent twice
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
    // the request gets the reason of the refusal, which the page shows
    onRefused: () => void refresh(getGameDay),
  })

  useShowLastSeen(useLastSeen(connection, () => fetchedAt))
  return <AnswersSync groupId={groupId} />
}
