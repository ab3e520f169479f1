import { getGameReport as endpoint } from '@turnout/contract/history'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { loadPastGame } from './past-game.ts'
import { presentReport } from './present.ts'

export const getGameReport = handle(
  endpoint,
  (deps: Deps) =>
    async ({ params, actor, refuse }) =>
      presentReport(await loadPastGame(deps, params.gameId, actor, refuse)),
)
