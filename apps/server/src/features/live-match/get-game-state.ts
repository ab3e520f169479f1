import { getGameState as endpoint } from '@turnout/contract/live-match'
import { handle } from '../../handle.ts'
import { authorizeGameView, identifyViewer } from './game-access.ts'
import { liveStates } from './state.ts'

export const getGameState = handle(
  endpoint,
  async ({ params, actor, refuse }, deps) => {
    const view = await authorizeGameView(deps, params.gameId, actor, refuse)
    const state = await liveStates(deps).get(view)
    return state.replyFor(view.role)
  },
  { identify: identifyViewer },
)
