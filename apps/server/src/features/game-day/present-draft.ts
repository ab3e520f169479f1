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
import type { People } from './present.ts'

export function presentDraft(evening: Game, people: People): GameDay['draft'] {
  const turn = draftTurn(evening)
  const byHand = manualTurn(evening)
  const next = nextCaptain(evening)
  const armband = (team: number, id: string | null) =>
    id === null ? null : { team_number: team, player_id: id, name: people.get(id)?.name ?? '' }
  return {
    order: evening.settings.draftOrder,
    window: arrivalsWindow(evening),
    turn,
    manual_turn: byHand,
    next_captain: next && armband(next.team, next.id),
    pass_to: evening.teams.flatMap(({ number }) => armband(number, armbandSuccessor(evening, number)) ?? []),
    eligible_ids: turn === null ? [] : eligibleFor(evening, turn),
    manual_eligible_ids: byHand === null ? [] : eligibleFor(evening, byHand),
    room: turn === null ? 0 : roomIn(evening, turn),
    at_once: turn === null ? 0 : maxPicksAtOnce(evening, turn),
    can_auto_assign: canAutoAssign(evening),
    sits_out: presentSitsOut(substitutesOf(evening), people),
  }
}

export const presentSitsOut = (substitutes: readonly Substitute[], people: People): SitsOut[] =>
  substitutes.map(({ id, why }) => ({ player_id: id, name: people.get(id)?.name ?? '', why }))
