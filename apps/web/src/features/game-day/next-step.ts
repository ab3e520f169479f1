import type { GameDay } from '@turnout/contract/game-day'
import type { Team } from '@turnout/contract/teams'
import { checkInOpensAt } from './public/check-in-opens-at.ts'
import { mayCheckIn, showsMatch } from './public/match-link.ts'

export type DraftMode = 'captains' | 'hand'

/** The one next action of the person; the page shows everything else less prominently. */
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
 * The captain whose turn it is, or an organiser. A team without a captain needs its armband first.
 * [W-4] After Play Ball no one drafts; free places are filled by changing players.
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

/** There is an armband to give, and this person may give it. */
export const mayNameCaptain = ({
  can,
  draft,
  arrived_count: arrived,
  has_play_begun: playing,
  is_closed: isClosed,
}: GameDay): boolean =>
  !playing && !isClosed && can.name_captains && draft.next_captain !== null && arrived >= ENOUGH_FOR_A_DRAFT

/** An organiser ends a game before Play Ball, as too few came or it rains. Later the match page has the button. */
export const mayCallOff = ({
  can,
  current_game_id: gameId,
  has_play_begun: playing,
  is_closed: isClosed,
}: GameDay): boolean => can.draft_by_hand && gameId !== null && !playing && !isClosed

/** From Play Ball on. The server decides which teams and when. */
export const mayChangePlayers = (day: GameDay): boolean =>
  day.has_play_begun &&
  !day.is_closed &&
  (day.can.draft_by_hand || day.teams.some((team) => isMyTeam(day, team)))

/** The captains of teams 1 and 2 start the draft, so one press names both. */
export const startsDraft = ({ draft }: GameDay): boolean => draft.starting_captains.length > 1

/** Before the draft, and when the team whose turn it is has no captain. */
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
