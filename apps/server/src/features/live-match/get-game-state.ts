import { getGameState as promise } from '@turnout/contract/live-match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { seeGame } from './game.ts'
import { LiveStates } from './state.ts'

export const getGameState = handle(promise, (deps: Deps) => {
  const states = new LiveStates()
  return async ({ params, actor }) => {
    const { game, controls } = await seeGame(deps.sql, params.gameId, actor)
    const state = await states.of(deps.sql, game)
    return controls ? state.controls : state.watches
  }
})
