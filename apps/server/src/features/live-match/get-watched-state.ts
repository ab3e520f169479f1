import { getWatchedState as endpoint } from '@turnout/contract/spectators'
import { handle } from '../../handle.ts'
import { loadGameByLink } from './game-access.ts'
import { liveStates } from './state.ts'

export const getWatchedState = handle(endpoint, async ({ params, refuse }, deps) => {
  const state = await liveStates(deps).get(await loadGameByLink(deps, params.token, refuse))
  return state.replyFor('spectates')
})
