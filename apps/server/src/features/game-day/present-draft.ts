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
import { type Game, sheetOf } from '@turnout/rules/game'
import type { GamePerson } from '../game/public.ts'

export type PeopleById = ReadonlyMap<string, GamePerson>

type Draft = GameDay['draft']
type Armband = Draft['next_captain']
type Picks = Pick<
  Draft,
  | 'turn'
  | 'manual_turn'
  | 'turns'
  | 'starting_captains'
  | 'eligible_ids'
  | 'manual_eligible_ids'
  | 'room'
  | 'at_once'
>

export function presentDraft(
  game: Game,
  people: PeopleById,
  { withSizes, isClosed }: { withSizes: boolean; isClosed: boolean },
): Draft {
  const next = nextCaptain(game)
  const armband = (team: number, id: string | null): Armband =>
    id === null ? null : { team_number: team, player_id: id, name: people.get(id)?.name ?? '' }
  return {
    ...(isClosed ? NO_PICKS : presentPicks(game, armband)),
    order: game.settings.draftOrder,
    window: arrivalsWindow(game),
    next_captain: next && armband(next.team, next.id),
    pass_to: game.teams.flatMap(({ number }) => armband(number, armbandSuccessor(game, number)) ?? []),
    places: teamNumbers(game).map((team) =>
      Math.max(placesIn(game, team), sheetOf(game, team).players.length),
    ),
    sizes: withSizes && !isClosed ? presentSizes(game) : null,
    can_auto_assign: !isClosed && canAutoAssign(game),
    sits_out: presentSubstitutes(substitutesOf(game), people),
  }
}

/** For a closed game: no team picks. */
const NO_PICKS: Picks = {
  turn: null,
  manual_turn: null,
  turns: [],
  starting_captains: [],
  eligible_ids: [],
  manual_eligible_ids: [],
  room: 0,
  at_once: 0,
}

function presentPicks(game: Game, armband: (team: number, id: string | null) => Armband): Picks {
  const turn = draftTurn(game)
  const byHand = manualTurn(game)
  return {
    turn,
    manual_turn: byHand,
    turns: turnsToCome(game, 2 * teamNumbers(game).length),
    // with no one left to pick, only an armband would be given
    starting_captains:
      byHand === null ? [] : startingCaptains(game).flatMap(({ team, id }) => armband(team, id) ?? []),
    eligible_ids: turn === null ? [] : eligibleFor(game, turn),
    manual_eligible_ids: byHand === null ? [] : eligibleFor(game, byHand),
    room: turn === null ? 0 : roomIn(game, turn),
    at_once: turn === null ? 0 : maxPicksAtOnce(game, turn),
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
