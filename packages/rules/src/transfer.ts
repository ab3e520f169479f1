import { hasPlayed } from './arrival.ts'
import { arrivalsWindow, mayDraw, roomIn, teamNumbers } from './draft.ts'
import { type Evening, type EveningEvent, evolve, teamOf } from './evening.ts'
import type { Move } from './evening-events.ts'
import { ok, type Result, refuse } from './result.ts'

/** Who goes where; with `swapWith` somebody of the other place comes in return. Null is no team. */
export interface Transfer {
  id: string
  to: number | null
  swapWith: string | null
}

type TransferRefusal =
  | 'participant-not-found'
  | 'unknown-team'
  | 'already-there'
  | 'not-in-that-team'
  | 'player-taken'
  | 'team-settled'
  | 'team-full'
  | 'outside-window'

/**
 * [K-10] An organiser puts a player into another team, into none, or swaps two, as long as neither team has
 * played or been called. The window holds for whoever comes from no team, as for every draw; who has been drawn
 * may be put anywhere. An armband stays behind.
 */
export function movePlayer(
  evening: Evening,
  transfer: Transfer,
): Result<readonly EveningEvent[], TransferRefusal> {
  const { id, to, swapWith } = transfer
  const present = (one: string) => evening.participants.some((participant) => participant.id === one)
  if (!present(id) || (swapWith !== null && !present(swapWith))) return refuse('participant-not-found')
  if (to !== null && !teamNumbers(evening).includes(to))
    return refuse('unknown-team', { max: evening.settings.maxTeams })
  const from = placeOf(evening, id)
  if (from === to) return refuse('already-there', { participant: id })
  const settled = [from, to].find((team) => team !== null && hasPlayed(evening, team))
  if (settled != null) return refuse('team-settled', { team: settled })

  const moves: Move[] = [{ id, to }]
  if (swapWith !== null) {
    const theirs = placeOf(evening, swapWith)
    if (theirs !== to) return strayPartner(swapWith, theirs, to)
    moves.push({ id: swapWith, to: from })
  } else if (to !== null && roomIn(evening, to) === 0) return refuse('team-full', { room: 0 })
  const late = moves.some((move) => isOutsideWindow(evening, moves, move))
  return late ? refuse('outside-window', { window: arrivalsWindow(evening) }) : ok([{ type: 'moved', moves }])
}

const placeOf = (evening: Evening, id: string): number | null => teamOf(evening, id)?.number ?? null

const strayPartner = (participant: string, theirs: number | null, wanted: number | null) =>
  wanted === null
    ? refuse('player-taken', { participant, team: theirs ?? 0 })
    : refuse('not-in-that-team', { participant, team: wanted })

/** Somebody without a team is drawn by this, and judged as the teams are without those who move. */
function isOutsideWindow(evening: Evening, moves: readonly Move[], { id, to }: Move): boolean {
  if (to === null || placeOf(evening, id) !== null) return false
  const lifted = evolve(evening, { type: 'moved', moves: moves.map((move) => ({ ...move, to: null })) })
  return !mayDraw(
    lifted,
    to,
    evening.participants.findIndex((participant) => participant.id === id),
  )
}
