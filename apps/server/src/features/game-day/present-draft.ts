import type { GameDay } from '@turnout/contract/game-day'
import type { SitsOut } from '@turnout/contract/teams'
import { canAutoAssign, type Substitute, substitutesOf } from '@turnout/rules/auto-assign'
import { armbandSuccessor, nextCaptain } from '@turnout/rules/captains'
import {
  arrivalsWindow,
  draftTurn,
  eligibleFor,
  manualTurn,
  maxPicksAtOnce,
  roomIn,
} from '@turnout/rules/draft'
import type { Game } from '@turnout/rules/game'
import type { GamePerson } from '../game/public.ts'

export type PeopleById = ReadonlyMap<string, GamePerson>

export function presentDraft(game: Game, people: PeopleById): GameDay['draft'] {
  const turn = draftTurn(game)
  const byHand = manualTurn(game)
  const next = nextCaptain(game)
  const armband = (team: number, id: string | null) =>
    id === null ? null : { team_number: team, player_id: id, name: people.get(id)?.name ?? '' }
  return {
    order: game.settings.draftOrder,
    window: arrivalsWindow(game),
    turn,
    manual_turn: byHand,
    next_captain: next && armband(next.team, next.id),
    pass_to: game.teams.flatMap(({ number }) => armband(number, armbandSuccessor(game, number)) ?? []),
    eligible_ids: turn === null ? [] : eligibleFor(game, turn),
    manual_eligible_ids: byHand === null ? [] : eligibleFor(game, byHand),
    room: turn === null ? 0 : roomIn(game, turn),
    at_once: turn === null ? 0 : maxPicksAtOnce(game, turn),
    can_auto_assign: canAutoAssign(game),
    sits_out: presentSubstitutes(substitutesOf(game), people),
  }
}

export const presentSubstitutes = (substitutes: readonly Substitute[], people: PeopleById): SitsOut[] =>
  substitutes.map(({ id, why }) => ({ player_id: id, name: people.get(id)?.name ?? '', why }))
