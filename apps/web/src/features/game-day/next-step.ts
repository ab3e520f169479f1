import type { GameDay } from '@turnout/contract/game-day'
import type { Team } from '@turnout/contract/teams'
import { checkInOpensAt } from './public/check-in-opens-at.ts'
import { mayCheckIn, showsMatch } from './public/match-link.ts'

export type DraftMode = 'captains' | 'hand'

/** The one thing to do next. Everything else on the page is quieter than this. */
export type Step =
  | { type: 'back' }
  | { type: 'not-open' }
  | { type: 'check-in' }
  | { type: 'name-captain'; starts: boolean }
  | { type: 'draft' }
  | { type: 'play-ball' }
  | { type: 'live' }
  | { type: 'wait' }

export const ENOUGH_FOR_A_DRAFT = 2

export const teamAt = ({ teams }: GameDay, number: number | null): Team | undefined =>
  teams.find((team) => team.team_number === number)

export const isMyTeam = ({ my_player: me }: GameDay, team: Team | undefined): boolean =>
  me !== null && team !== undefined && team.captain_id === me.id

/**
 * The captain whose turn it is, or an organiser; a team without a captain waits for its armband first.
 * [W-4] From Play Ball on nobody drafts, though places are free: they are filled by changing players.
 */
export function mayPick(day: GameDay): boolean {
  const pickingTeam = teamAt(day, day.draft.turn)
  if (day.has_play_begun || day.is_closed || !pickingTeam || pickingTeam.captain_id === null) return false
  return day.can.draft_by_hand || isMyTeam(day, pickingTeam)
}

export const mayDraftByHand = ({
  can,
  draft,
  has_play_begun: playing,
  is_closed: isClosed,
}: GameDay): boolean => !playing && !isClosed && can.draft_by_hand && draft.manual_turn !== null

/** An armband can be given, and this person may give it. */
export const mayNameCaptain = ({
  can,
  draft,
  arrived_count: arrived,
  has_play_begun: playing,
  is_closed: isClosed,
}: GameDay): boolean =>
  !playing && !isClosed && can.name_captains && draft.next_captain !== null && arrived >= ENOUGH_FOR_A_DRAFT

/** Too few came, or it rains: an organiser ends an evening on which nobody has played. Once play has begun, that is done beside the score. */
export const mayCallOff = ({
  can,
  current_game_id: gameId,
  has_play_begun: playing,
  is_closed: isClosed,
}: GameDay): boolean => can.draft_by_hand && gameId !== null && !playing && !isClosed

/** From Play Ball on; which team and when, the server knows. */
export const mayChangePlayers = (day: GameDay): boolean =>
  day.has_play_begun &&
  !day.is_closed &&
  (day.can.draft_by_hand || day.teams.some((team) => isMyTeam(day, team)))

/** With the captains of teams 1 and 2 the draft begins, so one press names both. */
export const startsDraft = ({ draft }: GameDay): boolean => draft.starting_captains.length > 1

/** Naming a captain comes first before the draft, and again when the turn is a team's that has none. */
function needsCaptain(day: GameDay): boolean {
  const { turn } = day.draft
  if (turn === null) return !day.can_play_ball
  return teamAt(day, turn)?.captain_id == null
}

export function nextStep(day: GameDay, mode: DraftMode, now: number): Step {
  if (!day.is_playing_day) return { type: 'back' }
  if (showsMatch(day)) return { type: 'live' }
  if (day.is_over) return { type: 'wait' }
  if (mode === 'hand' && mayDraftByHand(day)) return { type: 'draft' }
  if (mayPick(day)) return { type: 'draft' }
  if (mayCheckIn(day)) return { type: 'check-in' }
  if (checkInOpensAt(day, now) !== null) return { type: 'not-open' }
  if (mayNameCaptain(day) && needsCaptain(day)) {
    return { type: 'name-captain', starts: startsDraft(day) }
  }
  if (day.draft.turn === null && day.can_play_ball && day.can.play_ball) return { type: 'play-ball' }
  return { type: 'wait' }
}
