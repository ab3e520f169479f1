import { useQuery } from '@tanstack/react-query'
import { listGamePlayers } from '@turnout/contract/come-and-go'
import { useState } from 'react'
import { read, refresh } from '../../platform/api/queries.ts'
import type { ConnectionState } from '../../platform/realtime/event-stream.ts'
import { useTopic } from '../../platform/realtime/use-topic.ts'
import { POLL_MS } from '../../platform/specified-figures.ts'
import { gameTopic } from './public/game-topics.ts'

/** The people of this game for an open sheet, requested again at each change of the game, by polls without a stream. */
export function useGamePlayers(gameId: string) {
  const [connection, setConnection] = useState<ConnectionState>('connecting')
  useTopic(gameTopic(gameId), {
    onState: (_, isFirst) => {
      if (!isFirst) void refresh(listGamePlayers)
    },
    onConnection: setConnection,
  })
  return useQuery({
    ...read(listGamePlayers, { params: { gameId } }),
    staleTime: 0,
    refetchInterval: connection === 'live' ? false : POLL_MS.state,
  })
}
