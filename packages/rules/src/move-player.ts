import { hasPlayed } from './arrival.ts'
import { arrivalsWindow, mayDraft, roomIn, teamNumbers } from './draft.ts'
import { evolve, type Game, type GameEvent, teamOf } from './game.ts'
import type { Move } from './game-events.ts'
import { ok, type Result, refuse } from './result.ts'

/** `to`: null is no team. `swapWith`: the player who takes the place that `id` leaves. */
export interface PlayerMove {
  id: string
  to: number | null
  swapWith: string | null
}

type PlayerMoveRefusal =
  | 'participant-not-found'
  | 'gone-home'
  | 'unknown-team'
  | 'already-there'
  | 'not-in-that-team'
  | 'player-taken'
  | 'team-settled'
  | 'no-room'
  | 'outside-window'

/**
 * [K-10] An organiser puts a player into another team, into none, or swaps two, as long as neither team has
 * played or been called. The window applies to a player without a team, as to every pick. A captain who moves
 * loses the armband.
 */
export function movePlayer(
  game: Game,
  playerMove: PlayerMove,
): Result<readonly GameEvent[], PlayerMoveRefusal> {
  const { id, to, swapWith } = playerMove
  const isPresent = (participantId: string) =>
    game.participants.some((participant) => participant.id === participantId)
  if (!isPresent(id) || (swapWith !== null && !isPresent(swapWith))) return refuse('participant-not-found')
  if (to !== null && !teamNumbers(game).includes(to))
    return refuse('unknown-team', { max: teamNumbers(game).length })
  const goneHome = game.gone.find((gone) => gone === id || gone === swapWith)
  if (goneHome !== undefined) return refuse('gone-home', { participant: goneHome })
  const from = teamNumberOf(game, id)
  if (from === to) return refuse('already-there', { participant: id })
  const fixedTeam = [from, to].find((team) => team !== null && hasPlayed(game, team))
  if (fixedTeam != null) return refuse('team-settled', { team: fixedTeam })

  const moves: Move[] = [{ id, to }]
  if (swapWith !== null) {
    const partnerTeam = teamNumberOf(game, swapWith)
    if (partnerTeam !== to) return refuseSwapPartner(swapWith, partnerTeam, to)
    moves.push({ id: swapWith, to: from })
  } else if (to !== null && roomIn(withoutMoved(game, moves), to) === 0)
    return refuse('no-room', { team: to })
  const isOutside = moves.some((move) => isOutsideWindow(game, moves, move))
  return isOutside
    ? refuse('outside-window', { window: arrivalsWindow(game) })
    : ok([{ type: 'moved', moves }])
}

const teamNumberOf = (game: Game, id: string): number | null => teamOf(game, id)?.number ?? null

const refuseSwapPartner = (participant: string, partnerTeam: number | null, wanted: number | null) =>
  wanted === null
    ? refuse('player-taken', { participant, team: partnerTeam ?? 0 })
    : refuse('not-in-that-team', { participant, team: wanted })

const withoutMoved = (game: Game, moves: readonly Move[]): Game =>
  evolve(game, { type: 'moved', moves: moves.map((move) => ({ ...move, to: null })) })

/** The move of a player without a team is a pick, checked against the teams without the players who move. */
function isOutsideWindow(game: Game, moves: readonly Move[], { id, to }: Move): boolean {
  if (to === null || teamNumberOf(game, id) !== null) return false
  return !mayDraft(
    withoutMoved(game, moves),
    to,
    game.participants.findIndex((participant) => participant.id === id),
  )
}
