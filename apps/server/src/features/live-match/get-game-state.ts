import { getGameState as promise } from '@turnout/contract/live-match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { seeGame } from './game.ts'
import { liveStates } from './state.ts'

export const getGameState = handle(promise, (deps: Deps) => async ({ params, actor }) => {
  const seen = await seeGame(deps, params.gameId, actor)
  const state = await liveStates(deps).of(seen)
  return state.as(seen.role)
})
