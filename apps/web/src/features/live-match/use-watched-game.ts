import { fillPath } from '@turnout/contract/endpoint'
import { isOlder, WATCH_FEED_PATH } from '@turnout/contract/live-feed'
import { getWatchedState, getWatchedTimer } from '@turnout/contract/spectators'
import { WatchedState } from '@turnout/contract/watched-state'
import { useMemo } from 'react'
import { call } from '../../platform/api/call.ts'
import { read } from '../../platform/api/queries.ts'
import type { Topic } from '../../platform/realtime/event-stream.ts'
import { syncingClock } from '../../platform/time/use-server-clock.ts'
import { type LiveGame, useLive } from './public/use-live-game.ts'

/** With or without a session. */
const watchTopic = (token: string): Topic<WatchedState> => ({
  path: fillPath(WATCH_FEED_PATH, { token }),
  schema: WatchedState,
  isOlder,
  isAnonymous: true,
})

/** Like `useLiveGame`, for a spectator with the link. */
export function useWatchedGame(token: string): LiveGame<WatchedState> {
  const source = useMemo(
    () => ({
      query: read(getWatchedState, { params: { token } }),
      fetchTimer: syncingClock(() => call(getWatchedTimer, { params: { token } }, { fresh: true })),
      topic: watchTopic(token),
    }),
    [token],
  )
  return useLive<WatchedState>(source)
}
