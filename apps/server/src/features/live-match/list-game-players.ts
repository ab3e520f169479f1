import { listGamePlayers as endpoint } from '@turnout/contract/come-and-go'
import { closedAt } from '@turnout/rules/closing'
import { mayChangeTeam, roomToBorrow } from '@turnout/rules/come-and-go'
import { roomIn, teamNumbers } from '@turnout/rules/draft'
import { type Game, teamOf } from '@turnout/rules/game'
import { currentLoans, isPlayerOnPitch } from '@turnout/rules/lineup'
import { teamName } from '@turnout/rules/words'
import { handle } from '../../handle.ts'
import { authorizeGameView } from './game-access.ts'
import { loadRoster, type Roster, teamIdOf } from './roster.ts'

export const listGamePlayers = handle(endpoint, async ({ params, actor, refuse }, deps) => {
  const { gameRow, isOrganiser, now } = await authorizeGameView(deps, params.gameId, actor, refuse)
  const { evening: game } = gameRow
  const roster = await loadRoster(deps.sql, gameRow.id)
  const isOpen = game.play !== null && closedAt(game, now) === null
  const own = game.participants.find(({ id }) => roster.people.get(id)?.userId === actor.id)
  const by = { isOrganiser, id: own?.id ?? null }
  return {
    players: presentPlayers(game, roster),
    teams: teamNumbers(game).map((number) => ({
      id: teamIdOf(roster, number),
      name: teamName(number),
      team_number: number,
      room: roomIn(game, number),
      room_to_borrow: roomToBorrow(game, number),
      may_change: isOpen && mayChangeTeam(game, number, by),
    })),
    may_change_others: isOpen && isOrganiser,
  }
})

function presentPlayers(game: Game, roster: Roster) {
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
}
