import { getGameTeams as promise } from '@turnout/contract/live-match'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { peopleOf, teamIds } from '../evening/public.ts'
import { presentTeams } from '../game-day/public.ts'
import { seeGame } from './game.ts'

export const getGameTeams = handle(promise, (deps: Deps) => async ({ params, actor }) => {
  const { game } = await seeGame(deps, params.gameId, actor)
  return presentTeams(game.evening, await peopleOf(deps.sql, game.id), await teamIds(deps.sql, game.id))
})
