import { getPlannedCup as endpoint } from '@turnout/contract/planned-cups'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentPlannedCup } from './present-planned-cup.ts'
import { readSession } from './session-games.ts'

export const getPlannedCup = handle(endpoint, async (request, deps: Deps) => {
  const { group, startedGames, found, reader } = await readSession(deps, request)
  return presentPlannedCup(deps.sql, { group, startedGames, at: reader.now, ...found })
})
