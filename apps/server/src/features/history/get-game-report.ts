import { getGameReport as promise } from '@turnout/contract/history'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { pastGame } from './past-game.ts'
import { presentReport } from './present.ts'

export const getGameReport = handle(
  promise,
  (deps: Deps) =>
    async ({ params, actor }) =>
      presentReport(await pastGame(deps, params.gameId, actor)),
)
