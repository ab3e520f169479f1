import { useSuspenseQuery } from '@tanstack/react-query'
import {
  type GameDay,
  type GameDayPlayer,
  getGameDay,
  listManualParticipants,
  listPlayers,
  type ManualParticipant,
} from '@turnout/contract/game-day'
import { useEffect, useMemo, useState } from 'react'
import { isRecalled } from '../../platform/last-answers.ts'
import { type Connection, followGame } from '../../platform/live-feed.ts'
import { read, refresh } from '../../platform/queries.ts'
import { POLL_MS } from '../../platform/texts.ts'
import { useLastSeen } from '../../platform/use-last-seen.ts'
import { timerOf, useServerClock } from '../../platform/use-server-clock.ts'

/** With the stream open only the time of day can change something unsaid: delayed, absent, check-in over. */
const WHILE_FOLLOWED_MS = 30_000

/** Everything this page reads; also what a command changes. */
export const READS = [getGameDay, listPlayers, listManualParticipants] as const

export type TodaysList = {
  day: GameDay
  players: readonly GameDayPlayer[]
  guests: readonly ManualParticipant[]
  /** False while any of it is what this phone saw before the page was opened. */
  isHeard: boolean
  /** Since when this page knows nothing new, once that is worth saying. */
  lastSeen: number | null
}

/** Today as it is now: by the game's stream once there is a game, by asking until then. Suspends the first time. */
export function useGameDay(groupId: string): TodaysList {
  const [connection, setConnection] = useState<Connection>('connecting')
  const refetchInterval = connection === 'live' ? WHILE_FOLLOWED_MS : POLL_MS.state
  const input = { params: { groupId } }
  const answers = [
    useSuspenseQuery({ ...read(getGameDay, input), refetchInterval }),
    useSuspenseQuery({ ...read(listPlayers, input), refetchInterval }),
    useSuspenseQuery({ ...read(listManualParticipants, input), refetchInterval }),
  ] as const
  const [{ data: day }, { data: players }, { data: guests }] = answers
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

  const isHeard = !answers.some(({ data }) => isRecalled(data))
  const heardAt = Math.min(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt))
  const lastSeen = useLastSeen(connection, () => heardAt)
  return { day, players, guests, isHeard, lastSeen }
}
