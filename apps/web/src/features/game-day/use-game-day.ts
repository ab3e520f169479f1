import { useSuspenseQueries } from '@tanstack/react-query'
import {
  type GameDay,
  type GameDayPlayer,
  getGameDay,
  listManualParticipants,
  listPlayers,
  type ManualParticipant,
} from '@turnout/contract/game-day'
import { useEffect, useMemo, useState } from 'react'
import { type Connection, followGame } from '../../platform/live-feed.ts'
import { read, refresh } from '../../platform/queries.ts'
import { POLL_MS } from '../../platform/texts.ts'
import { timerOf, useServerClock } from '../../platform/use-server-clock.ts'

/** With the stream open only the time of day can change something unsaid: delayed, absent, check-in over. */
const WHILE_FOLLOWED_MS = 30_000

/** Everything this page reads; also what a command changes. */
export const READS = [getGameDay, listPlayers, listManualParticipants] as const

export type TodaysList = {
  day: GameDay
  players: readonly GameDayPlayer[]
  guests: readonly ManualParticipant[]
  connection: Connection
}

/** Today as it is now: by the game's stream once there is a game, by asking until then. Suspends the first time. */
export function useGameDay(groupId: string): TodaysList {
  const [connection, setConnection] = useState<Connection>('connecting')
  const refetchInterval = connection === 'live' ? WHILE_FOLLOWED_MS : POLL_MS.state
  const input = { params: { groupId } }
  const [{ data: day }, { data: players }, { data: guests }] = useSuspenseQueries({
    queries: [
      { ...read(getGameDay, input), refetchInterval },
      { ...read(listPlayers, input), refetchInterval },
      { ...read(listManualParticipants, input), refetchInterval },
    ],
  })
  const gameId = day.current_game_id
  useServerClock(useMemo(() => (gameId === null ? null : timerOf(gameId)), [gameId]))

  useEffect(() => {
    if (gameId === null) return
    return followGame(gameId, {
      onState: () => void refresh(...READS),
      onConnection: setConnection,
      // the next poll hears the reason and the page says it
      onRefused: () => void refresh(getGameDay),
    })
  }, [gameId])

  return { day, players, guests, connection }
}
