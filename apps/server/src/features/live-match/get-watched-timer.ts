import { getWatchedTimer as endpoint } from '@turnout/contract/spectators'
import { handle } from '../../handle.ts'
import { loadGameByLink } from './game-access.ts'
import { encodedTimer } from './get-timer.ts'

export const getWatchedTimer = handle(endpoint, async ({ params, refuse }, deps) =>
  encodedTimer(await loadGameByLink(deps, params.token, refuse)),
)
