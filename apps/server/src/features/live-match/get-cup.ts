import { getCup as endpoint } from '@turnout/contract/cups'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { loadTeamIds } from '../game/public.ts'
import { authorizeGameView } from './game-access.ts'
import { presentCup } from './present-cup.ts'

export const getCup = handle(endpoint, (deps: Deps) => async ({ params, actor, refuse }) => {
  const { gameRow, now } = await authorizeGameView(deps, params.gameId, actor, refuse)
  return presentCup(gameRow.evening, { ids: await loadTeamIds(deps.sql, gameRow.id) }, now)
})
