import { fillPath } from '@turnout/contract/endpoint'
import { GameState } from '@turnout/contract/game-state'
import { isOlder, LIVE_FEED_PATH } from '@turnout/contract/live-feed'
import type { Topic } from '../../../platform/realtime/event-stream.ts'

export const gameTopic = (gameId: string): Topic<GameState> => ({
  path: fillPath(LIVE_FEED_PATH, { gameId }),
  schema: GameState,
  isOlder,
})
