import { getWatchedState as promise } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { gameByLink } from './game.ts'
import { liveStates } from './state.ts'

export const getWatchedState = handle(promise, (deps: Deps) => async ({ params }) => {
  const state = await liveStates(deps).of(await gameByLink(deps, params.token))
  return state.as('spectates')
})
