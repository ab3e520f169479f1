import { getPlannedCup as endpoint } from '@turnout/contract/planned-cups'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentPlannedCup } from './present-planned-cup.ts'
import { findAnyGame, readSessions } from './session-games.ts'

export const getPlannedCup = handle(endpoint, async (request, deps: Deps) => {
  const { params, refuse } = request
  const { group, startedGames, games, reader } = await readSessions(deps, request)
  const found =
    (await findAnyGame(deps.sql, group, games, params.gameId)) ?? refuse('scheduled-game-not-found')
  return presentPlannedCup(deps.sql, { group, startedGames, at: reader.now, ...found })
})
