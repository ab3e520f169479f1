import { useQuery } from '@tanstack/react-query'
import { getGameDay, listManualParticipants, listPlayers } from '@turnout/contract/game-day'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Connection, followGame } from '../../platform/live-feed.ts'
import { read, refresh } from '../../platform/queries.ts'
import { POLL_MS } from '../../platform/texts.ts'
import { useLastSeen, useSayLastSeen } from '../../platform/use-last-seen.ts'
import { timerOf, useServerClock } from '../../platform/use-server-clock.ts'
import { READS } from './actions.ts'
import { isKnown } from './is-known.ts'
import type { TodaysList } from './use-game-day.ts'

/** With the stream open only the time of day can change something unsaid: delayed, absent, check-in over. */
const WHILE_FOLLOWED_MS = 30_000

/**
 * Keeps today as it is now: by the game's stream once there is a game, by asking until then. It draws nothing, so that
 * what it hears of the line draws nothing either.
 */
export function Following({ today }: { today: TodaysList }) {
  const { group_id: groupId, current_game_id: gameId } = today.day
  const [connection, setConnection] = useState<Connection>('connecting')
  const refetchInterval = connection === 'live' ? WHILE_FOLLOWED_MS : POLL_MS.state
  const input = { params: { groupId } }
  const day = useQuery({ ...read(getGameDay, input), refetchInterval })
  const players = useQuery({ ...read(listPlayers, input), refetchInterval })
  const guests = useQuery({ ...read(listManualParticipants, input), refetchInterval })
  const heardAt = Math.min(day.dataUpdatedAt, players.dataUpdatedAt, guests.dataUpdatedAt)
  // what is on its way already is not asked for a second time, however old the last answer is
  const oldest = Math.min(
    ...[day, players, guests].map((each) =>
      each.isFetching ? Number.POSITIVE_INFINITY : each.dataUpdatedAt,
    ),
  )
  const shown = useRef({ today, oldest })
  shown.current = { today, oldest }
  useServerClock(useMemo(() => (gameId === null ? null : timerOf(gameId)), [gameId]))

  useEffect(() => {
    if (gameId === null) return
    let isFirst = true
    return followGame(gameId, {
      onState: (state) => {
        const { today: known, oldest: at } = shown.current
        if (!isFirst || !isKnown(state, known, Date.now() - at)) void refresh(...READS)
        isFirst = false
      },
      onConnection: setConnection,
      // the next poll hears the reason and the page says it
      onRefused: () => void refresh(getGameDay),
    })
  }, [gameId])

  useSayLastSeen(useLastSeen(connection, () => heardAt))
  return null
}
