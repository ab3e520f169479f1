import { listGamePlayers as endpoint } from '@turnout/contract/come-and-go'
import { teamOf } from '@turnout/rules/game'
import { currentLoans, isPlayerOnPitch } from '@turnout/rules/lineup'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { authorizeGameView } from './game-access.ts'
import { loadRoster, teamIdOf } from './roster.ts'

export const listGamePlayers = handle(endpoint, (deps: Deps) => async ({ params, actor, refuse }) => {
  const { gameRow } = await authorizeGameView(deps, params.gameId, actor, refuse)
  const { evening: game } = gameRow
  const roster = await loadRoster(deps.sql, gameRow.id)
  const loans = new Map(currentLoans(game).map((loan) => [loan.id, loan.to]))
  return game.participants.map(({ id }) => {
    const team = teamOf(game, id)
    const playsFor = loans.get(id)
    return {
      participant_id: id,
      name: roster.people.get(id)?.name ?? '',
      team_id: team ? teamIdOf(roster, team.number) : null,
      is_captain: team?.captain === id,
      plays_for_id: playsFor === undefined ? null : teamIdOf(roster, playsFor),
      is_playing: isPlayerOnPitch(game, id),
      has_gone: game.gone.includes(id),
    }
  })
})
