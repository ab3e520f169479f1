import { getWatchedCup as endpoint } from '@turnout/contract/cups'
import { handle } from '../../handle.ts'
import { loadTeamIds } from '../game/public.ts'
import { loadGameByLink } from './game-access.ts'
import { presentCup } from './present-cup.ts'

export const getWatchedCup = handle(endpoint, async ({ params, refuse }, deps) => {
  const { gameRow, now } = await loadGameByLink(deps, params.token, refuse)
  return presentCup(gameRow.evening, { ids: await loadTeamIds(deps.sql, gameRow.id) }, now)
})
