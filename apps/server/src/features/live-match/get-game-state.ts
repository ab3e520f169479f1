import { getGameState as endpoint } from '@turnout/contract/live-match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { authorizeGameView, identifyViewer } from './game-access.ts'
import { liveStates } from './state.ts'

export const getGameState = handle(
  endpoint,
  async ({ params, actor, refuse }, deps: Deps) => {
    const view = await authorizeGameView(deps, params.gameId, actor, refuse)
    const state = await liveStates(deps).get(view)
    return state.replyFor(view.role)
  },
  { identify: identifyViewer },
)
