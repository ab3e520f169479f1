import { fillPath } from '@turnout/contract/endpoint'
import { GameState } from '@turnout/contract/game-state'
import { isOlder, LIVE_FEED_PATH, WATCH_FEED_PATH } from '@turnout/contract/live-feed'
import { WatchedState } from '@turnout/contract/watched-state'
import type { Topic } from '../../../platform/realtime/event-stream.ts'

export const gameTopic = (gameId: string): Topic<GameState> => ({
  path: fillPath(LIVE_FEED_PATH, { gameId }),
  schema: GameState,
  isOlder,
})

/** For spectators, signed in or not. */
export const watchTopic = (token: string): Topic<WatchedState> => ({
  path: fillPath(WATCH_FEED_PATH, { token }),
  schema: WatchedState,
  isOlder,
  isAnonymous: true,
})
