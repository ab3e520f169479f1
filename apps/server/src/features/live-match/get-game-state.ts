import { getGameState as promise } from '@turnout/contract/live-match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { seeGame } from './game.ts'
import { liveStates } from './state.ts'

export const getGameState = handle(promise, (deps: Deps) => async ({ params, actor }) => {
  const { game, group, controls } = await seeGame(deps.sql, params.gameId, actor)
  const state = await liveStates(deps).of(deps.sql, game, group)
  return state.as(controls ? 'controls' : 'watches')
})
