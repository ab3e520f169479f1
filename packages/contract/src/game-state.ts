import * as z from 'zod'
import { CupNow } from './cup-now.ts'
import { model } from './endpoint.ts'
import { TakeBack } from './last-command.ts'
import { MatchRules } from './match-rules.ts'
import { Team } from './teams.ts'
import { ShownCoin, TossReceipt } from './toss-receipt.ts'
import { Instant } from './wire/time.ts'

/** The score that was played, and why an organiser changed it afterwards. */
export const Correction = z.object({
  team_a_score: z.number().int(),
  team_b_score: z.number().int(),
  reason: z.string(),
})

export const Match = model('Match', {
  number: z.number().int(),
  team_a_id: z.uuid(),
  team_b_id: z.uuid(),
  team_a_score: z.number().int(),
  team_b_score: z.number().int(),
  winner_id: z.uuid().nullable(),
  is_draw: z.boolean(),
  completed_at: Instant.nullable(),
  referee_id: z.uuid().nullable(),
  phase: z.enum(['ready', 'running', 'paused', 'last_play', 'ended']),
  is_knockout: z.boolean(),
  /** Why these two played, in words. */
  reason: z.string(),
  duration_s: z.number().int(),
  /** Seconds played when it ended. */
  played_s: z.number().int().nullable(),
  /**
   * How it ended, and what followed from a draw, in words: 'two clear after 3:40', 'Chalk won the toss and
   * stayed on'.
   */
  ending: z.string().nullable(),
  correction: Correction.nullable(),
})
export type Match = z.output<typeof Match>

export const Timer = model('Timer', {
  is_running: z.boolean(),
  remaining_seconds: z.number().int(),
  timer_expired: z.boolean(),
  /** While running: when the clock reaches zero, for phones that count down themselves. */
  ends_at: Instant.nullable(),
  server_time: Instant,
})
export type Timer = z.output<typeof Timer>

/** A goal, or a goal taken off, that was pressed in time and arrived after its match. */
export const LatePress = model('LatePress', {
  id: z.uuid(),
  match_number: z.number().int(),
  team_id: z.uuid(),
  /** Goals to add; negative to take off. */
  value: z.number().int(),
  /** As the phone claims. */
  made_at: Instant,
  arrived_at: Instant,
})
export type LatePress = z.output<typeof LatePress>

const Pairing = z.object({
  team_a_id: z.uuid(),
  team_b_id: z.uuid(),
  reason: z.string(),
  is_knockout_stage: z.boolean(),
})

export const UpcomingMatch = Pairing.extend({
  /** When the server starts it; null while it waits for an admin. */
  starts_at: Instant.nullable(),
  /** The team with fewer than half as many players as the other: then only an organiser starts the match. */
  too_small_team_id: z.uuid().nullable(),
})

/** The last toss, as everyone sees it who may watch, by the link too. */
export const LastToss = z.object({
  /** Which toss of the game it is, from 1: a table may need several after the same match. */
  number: z.number().int().optional(),
  match_number: z.number().int(),
  ...ShownCoin.shape,
  winner_id: z.uuid(),
  loser_id: z.uuid(),
})

export const CoinToss = model('CoinToss', {
  pending: z.boolean(),
  team_a_id: z.uuid().nullable(),
  team_b_id: z.uuid().nullable(),
  /** SHA-256 of the secret that was drawn before a side was chosen. */
  commitment: z.string().nullable(),
  /** The toss of this match that was taken back. The coin that is due repeats it. */
  tossed_before: TossReceipt.nullable(),
  last: TossReceipt.extend(LastToss.shape).nullable(),
})

/** `team` is empty for a person in no team. */
export const Referee = z.object({ participant_id: z.uuid(), name: z.string(), team: z.string() })
export type Referee = z.output<typeof Referee>

/** A team of the match that is on, or else of the next one, with its players in that match. */
export const Lineup = model('Lineup', {
  team_id: z.uuid(),
  players: z.array(
    z.object({
      name: z.string(),
      is_captain: z.boolean(),
      /** The name of their own team when they are lent for this match. */
      lent_by: z.string().nullable(),
    }),
  ),
})

const PlayingTime = z.object({
  team_id: z.uuid(),
  matches: z.number().int(),
  played_s: z.number().int(),
  /** Of the waits that are over. */
  longest_wait_s: z.number().int(),
  /** Null on the pitch. */
  waiting_since: Instant.nullable(),
})

export const GameState = model('GameState', {
  game_id: z.uuid(),
  group_id: z.uuid(),
  group_name: z.string(),
  /** Of the venue. */
  time_zone: z.string(),
  version: z.number().int(),
  /** Changes when a backup is restored: then a lower version may be the newer one. */
  era: z.string(),
  has_play_begun: z.boolean(),
  current_match: Match.nullable(),
  upcoming_match: UpcomingMatch.nullable(),
  /** The next match is on hold; an organiser can set this while a match is on, too. */
  is_held: z.boolean(),
  /** The next match is on hold because nothing was pressed for two matches: organisers are asked 'Still playing?'. */
  asks_still_playing: z.boolean(),
  completed_matches: z.array(Match),
  coin_toss_state: CoinToss,
  /** Null in a game of winner-stays. */
  cup: CupNow.nullable(),
  is_knockout_stage: z.boolean(),
  /**
   * From when the end of a match starts the knockout stage, once every team has played; null when only a
   * person can.
   */
  knockout_from: Instant.nullable(),
  available_teams: z.array(Team),
  team_details: z.record(
    z.uuid(),
    z.object({
      id: z.uuid(),
      name: z.string(),
      team_number: z.number().int(),
      captain_id: z.uuid().nullable(),
    }),
  ),
  /** Of both teams; empty when no match is on or to come. */
  lineups: z.array(Lineup),
  /** Players who are lent for the borrowing team's next match, one entry each. */
  loans: z.array(z.object({ from_team_id: z.uuid(), to_team_id: z.uuid() })),
  /** The queue: ids of the teams that wait, the next one first; empty in a cup. */
  line: z.array(z.uuid()),
  can_control_match: z.boolean(),
  /** For organisers; the referee of a match controls only that match. */
  can_steer_evening: z.boolean(),
  /** The same mark as on game day: changes when a player is drafted, moved, lent or goes home. */
  squads: z.string(),
  /** What an organiser has to keep or drop, oldest first; shown only to those who control the match. */
  late_presses: z.array(LatePress),
  /** For organisers. */
  take_back: TakeBack.nullable(),
  /** The last undo, for organisers, until a new command is given; `redo` names its entry. */
  redo: TakeBack.nullable(),
  referee_info: Referee.nullable(),
  /** Who else could referee the match that is on; empty for callers who may not name a referee. */
  referee_candidates: z.array(Referee),
  /** How much each team has played and waited so far. */
  shares: z.array(PlayingTime),
  match_rules: MatchRules,
  /** The clock in a form that does not change while it runs; remaining time follows from it. */
  clock: z.object({
    is_running: z.boolean(),
    ends_at: Instant.nullable(),
    left_ms: z.number().int(),
    expired: z.boolean(),
  }),
  session_ends_at: Instant,
  /** When the clock closes the game unless another press follows. */
  closes_at: Instant,
  /** Ended by hand, or closed by the clock. */
  is_closed: z.boolean(),
  closed_at: Instant.nullable(),
})
export type GameState = z.output<typeof GameState>

export const SuggestedTeams = z.object({
  team_a: Team.nullable(),
  team_b: Team.nullable(),
  reason: z.string(),
  is_knockout_stage: z.boolean(),
})
export type SuggestedTeams = z.output<typeof SuggestedTeams>

/** What an ended match brings: the specification's match end result. */
export const MatchEnd = z.object({
  match_result: z
    .object({
      is_draw: z.boolean(),
      team_a_score: z.number().int(),
      team_b_score: z.number().int(),
      winner_id: z.uuid().nullable(),
    })
    .nullable(),
  next_match: z
    .object({
      requires_coin_toss: z.boolean(),
      team_a_id: z.uuid().nullable(),
      team_b_id: z.uuid().nullable(),
      team_a_name: z.string().nullable(),
      team_b_name: z.string().nullable(),
      reason: z.string(),
    })
    .nullable(),
})
