import { getWatchedTimer as promise } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { gameByLink } from './game.ts'
import { preparedTimer } from './get-timer.ts'

export const getWatchedTimer = handle(
  promise,
  (deps: Deps) =>
    async ({ params }) =>
      preparedTimer(await gameByLink(deps, params.token)),
)
