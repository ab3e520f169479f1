import { getSuggestedTeams as endpoint } from '@turnout/contract/live-match'
import { handle } from '../../handle.ts'
import { loadPeople, loadTeamIds } from '../game/public.ts'
import { presentTeams } from '../game-day/public.ts'
import { authorizeGameView } from './game-access.ts'
import { presentSuggestion } from './present.ts'

export const getSuggestedTeams = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const { gameRow } = await authorizeGameView(deps, params.gameId, actor, refuse)
  const teams = presentTeams(
    gameRow.evening,
    await loadPeople(deps.sql, gameRow.id),
    await loadTeamIds(deps.sql, gameRow.id),
  )
  return presentSuggestion(gameRow.evening, teams)
})
