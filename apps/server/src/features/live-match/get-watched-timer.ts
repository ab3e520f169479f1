import { getWatchedTimer as endpoint } from '@turnout/contract/spectators'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { loadGameByLink } from './game-access.ts'
import { encodedTimer } from './get-timer.ts'

export const getWatchedTimer = handle(endpoint, async ({ params, refuse }, deps: Deps) =>
  encodedTimer(await loadGameByLink(deps, params.token, refuse)),
)
