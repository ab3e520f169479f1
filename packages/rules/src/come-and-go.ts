import {
  type Drafter,
  type DraftRefusal,
  draftInto,
  placesIn,
  sizeWithLoans,
  teamNumbers,
  unassigned,
} from './draft.ts'
import { type Game, type GameEvent, nextPair, sheetOf, teamOf } from './game.ts'
import { leaveGame, withSuccessor } from './leave-game.ts'
import { currentLoans, isMatchOnPitch, isPlayerOnPitch, isTeamOnPitch } from './lineup.ts'
import { ok, type Result, refuse } from './result.ts'

type Decision<R extends string> = Result<readonly GameEvent[], R>

type TurnRefusal = 'not-played-yet' | 'not-allowed' | 'captain-not-next'

/** [J-6] Organisers change every team; a captain their own, between matches, while it is one of the next two. */
function refuseTurn(game: Game, team: number | null, by: Drafter): Result<never, TurnRefusal> | null {
  if (!game.play) return refuse('not-played-yet')
  if (by.isOrganiser) return null
  if (team === null || by.id === null || sheetOf(game, team).captain !== by.id) return refuse('not-allowed')
  const isNext = nextPair(game.play)?.includes(team) === true && !isMatchOnPitch(game)
  return isNext ? null : refuse('captain-not-next')
}

/** Whether this person may change this team now. */
export const mayChangeTeam = (game: Game, team: number, by: Drafter): boolean =>
  refuseTurn(game, team, by) === null

const isParticipant = ({ participants }: Game, id: string): boolean =>
  participants.some((participant) => participant.id === id)

const teamNumberOf = (game: Game, id: string): number | null => teamOf(game, id)?.number ?? null

/**
 * [J-1] A participant goes home, or is back. They leave their team and cannot be picked until they are back;
 * their arrival number and their results stay. Repeating it changes nothing.
 */
export function goHome(
  game: Game,
  { id, gone, at }: { id: string; gone: boolean; at: number },
  by: Drafter,
): Decision<TurnRefusal | 'participant-not-found' | 'plays-now' | 'last-of-called-team'> {
  if (!isParticipant(game, id)) return refuse('participant-not-found')
  const refused = refuseTurn(game, teamNumberOf(game, id), by)
  if (refused) return refused
  if (game.gone.includes(id) === gone) return ok([])
  if (!gone) return ok([{ type: 'came-back', id, at }])
  if (isPlayerOnPitch(game, id)) return refuse('plays-now', { participant: id })
  return leaveGame(game, { type: 'went-home', id, at })
}

/** [J-3] A free participant replaces a player of a team, who is free then. */
export function substitutePlayer(
  game: Game,
  { playerIn, playerOut }: { playerIn: string; playerOut: string },
  by: Drafter,
): Decision<
  TurnRefusal | 'participant-not-found' | 'gone-home' | 'player-taken' | 'not-in-a-team' | 'plays-now'
> {
  if (!isParticipant(game, playerIn) || !isParticipant(game, playerOut))
    return refuse('participant-not-found')
  const team = teamNumberOf(game, playerOut)
  const refused = refuseTurn(game, team, by)
  if (refused) return refused
  if (team === null) return refuse('not-in-a-team', { participant: playerOut })
  if (game.gone.includes(playerIn)) return refuse('gone-home', { participant: playerIn })
  const otherTeam = teamNumberOf(game, playerIn)
  if (otherTeam !== null) return refuse('player-taken', { participant: playerIn, team: otherTeam })
  if (isPlayerOnPitch(game, playerOut)) return refuse('plays-now', { participant: playerOut })
  return ok(withSuccessor(game, team, { type: 'substituted', team, playerIn, playerOut }))
}

/** [W-4] A free participant fills a place of a team; without an id the first of them to arrive. */
export function fillPlace(
  game: Game,
  { team, id }: { team: number; id: string | null },
  by: Drafter,
): Decision<TurnRefusal | DraftRefusal | 'nobody-left'> {
  const refused = refuseTurn(game, team, by)
  if (refused) return refused
  const player = id ?? unassigned(game)[0]?.participant.id
  if (player === undefined) return refuse('nobody-left')
  return draftInto(game, { team, ids: [player] }, 'hand')
}

/** [J-4] How many more players may be lent to this team now. */
export function roomToBorrow(game: Game, team: number): number {
  if (sheetOf(game, team).players.length === 0 || isTeamOnPitch(game, team)) return 0
  // with even teams the share falls with each player who goes home; a team that is short then would have no
  // room to borrow
  const sizes = teamNumbers(game).map((number) =>
    Math.max(placesIn(game, number), sheetOf(game, number).players.length),
  )
  return Math.max(0, Math.max(...sizes) - sizeWithLoans(game, team))
}

/**
 * [J-4] A player plays for another team in its next match, and stays in their own. Null ends the loan before
 * that match.
 */
export function lendPlayer(
  game: Game,
  { id, to }: { id: string; to: number | null },
  by: Drafter,
): Decision<
  | TurnRefusal
  | 'participant-not-found'
  | 'not-in-a-team'
  | 'already-there'
  | 'team-empty'
  | 'plays-now'
  | 'match-on'
  | 'last-player'
  | 'no-room'
> {
  if (!isParticipant(game, id)) return refuse('participant-not-found')
  const from = teamNumberOf(game, id)
  const refused = refuseTurn(game, from, by)
  if (refused) return refused
  if (from === null) return refuse('not-in-a-team', { participant: id })
  const loans = currentLoans(game)
  const loan = loans.find((current) => current.id === id)
  if (to === (loan?.to ?? null)) return ok([])
  if (isPlayerOnPitch(game, id)) return refuse('plays-now', { participant: id })
  if (to === null) return ok([{ type: 'lent', id, from, to }])
  if (to === from) return refuse('already-there', { participant: id })
  if (sheetOf(game, to).players.length === 0) return refuse('team-empty', { team: to })
  if (isTeamOnPitch(game, to)) return refuse('match-on')
  const isLent = (player: string) => player === id || loans.some((current) => current.id === player)
  if (sheetOf(game, from).players.every(isLent)) return refuse('last-player', { team: from })
  return roomToBorrow(game, to) === 0 ? refuse('no-room', { team: to }) : ok([{ type: 'lent', id, from, to }])
}
