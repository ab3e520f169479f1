import type { GameDay } from '@turnout/contract/game-day'
import type { SitsOut, TeamSizes } from '@turnout/contract/teams'
import { canAutoAssign, type Substitute, substitutesOf } from '@turnout/rules/auto-assign'
import { armbandSuccessor, nextCaptain, startingCaptains } from '@turnout/rules/captains'
import {
  arrivalsWindow,
  draftTurn,
  eligibleFor,
  manualTurn,
  maxPicksAtOnce,
  placesIn,
  roomIn,
  teamNumbers,
} from '@turnout/rules/draft'
import { turnsToCome } from '@turnout/rules/draft-forecast'
import { teamSizes } from '@turnout/rules/even-teams'
import type { Game } from '@turnout/rules/game'
import type { GamePerson } from '../game/public.ts'

export type PeopleById = ReadonlyMap<string, GamePerson>

export function presentDraft(
  game: Game,
  people: PeopleById,
  { withSizes, isClosed }: { withSizes: boolean; isClosed: boolean },
): GameDay['draft'] {
  const turn = isClosed ? null : draftTurn(game)
  const byHand = isClosed ? null : manualTurn(game)
  const next = nextCaptain(game)
  const armband = (team: number, id: string | null) =>
    id === null ? null : { team_number: team, player_id: id, name: people.get(id)?.name ?? '' }
  return {
    order: game.settings.draftOrder,
    window: arrivalsWindow(game),
    turn,
    manual_turn: byHand,
    turns: isClosed ? [] : turnsToCome(game, 2 * teamNumbers(game).length),
    next_captain: next && armband(next.team, next.id),
    // with no one left to pick an armband is all that is given
    starting_captains:
      byHand === null ? [] : startingCaptains(game).flatMap(({ team, id }) => armband(team, id) ?? []),
    pass_to: game.teams.flatMap(({ number }) => armband(number, armbandSuccessor(game, number)) ?? []),
    eligible_ids: turn === null ? [] : eligibleFor(game, turn),
    manual_eligible_ids: byHand === null ? [] : eligibleFor(game, byHand),
    room: turn === null ? 0 : roomIn(game, turn),
    places: teamNumbers(game).map((team) => placesIn(game, team)),
    sizes: withSizes && !isClosed ? presentSizes(game) : null,
    at_once: turn === null ? 0 : maxPicksAtOnce(game, turn),
    can_auto_assign: !isClosed && canAutoAssign(game),
    sits_out: presentSubstitutes(substitutesOf(game), people),
  }
}

function presentSizes(game: Game): TeamSizes | null {
  const sizes = teamSizes(game)
  return (
    sizes && {
      even_teams: game.evenTeams,
      people: sizes.people,
      drafted: [...sizes.drafted],
      auto_assigned: sizes.autoAssigned && [...sizes.autoAssigned],
      choices: sizes.choices.map(({ teams, sizes }) => ({ teams, sizes: [...sizes] })),
    }
  )
}

export const presentSubstitutes = (substitutes: readonly Substitute[], people: PeopleById): SitsOut[] =>
  substitutes.map(({ id, why }) => ({ player_id: id, name: people.get(id)?.name ?? '', why }))
