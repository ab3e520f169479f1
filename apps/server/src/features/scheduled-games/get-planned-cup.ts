import { getPlannedCup as endpoint } from '@turnout/contract/planned-cups'
import { handle } from '../../handle.ts'
import { presentPlannedCup } from './present-planned-cup.ts'
import { readSession } from './session-games.ts'

export const getPlannedCup = handle(endpoint, async (request, deps) => {
  const { group, startedGames, found, reader } = await readSession(deps, request)
  return presentPlannedCup(deps.sql, { group, startedGames, at: reader.now, ...found })
})
