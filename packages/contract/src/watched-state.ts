import * as z from 'zod'
import { model } from './endpoint.ts'
import { CoinToss, GameState, LastToss, Match, Referee, UpcomingMatch } from './game-state.ts'
import { Team } from './teams.ts'

// Lists of what may be seen, so that a new field of a match or a team is not shown to spectators.

const WatchedMatch = Match.pick({
  number: true,
  team_a_id: true,
  team_b_id: true,
  team_a_score: true,
  team_b_score: true,
  winner_id: true,
  is_draw: true,
  completed_at: true,
  phase: true,
  is_knockout: true,
  reason: true,
  duration_s: true,
  played_s: true,
  ending: true,
})
export type WatchedMatch = z.output<typeof WatchedMatch>

const WatchedTeam = Team.pick({
  id: true,
  name: true,
  team_number: true,
  player_count: true,
  captain_name: true,
  score: true,
})

/**
 * [S-1] What a game shows to anyone with its link: teams, scores, clock and queue, people by first name and
 * initial. A GameState has all of these fields, so one part of the screen can render both.
 */
export const WatchedState = model('WatchedState', {
  group_name: z.string(),
  time_zone: GameState.shape.time_zone,
  version: z.number().int(),
  era: GameState.shape.era,
  has_play_begun: z.boolean(),
  current_match: WatchedMatch.nullable(),
  upcoming_match: UpcomingMatch.nullable(),
  is_held: GameState.shape.is_held,
  asks_still_playing: GameState.shape.asks_still_playing,
  completed_matches: z.array(WatchedMatch),
  coin_toss_state: CoinToss.pick({ pending: true, team_a_id: true, team_b_id: true }).extend({
    last: LastToss.nullable(),
  }),
  cup: GameState.shape.cup,
  is_knockout_stage: z.boolean(),
  knockout_from: GameState.shape.knockout_from,
  available_teams: z.array(WatchedTeam),
  team_details: z.record(z.uuid(), WatchedTeam.pick({ id: true, name: true, team_number: true })),
  lineups: GameState.shape.lineups,
  loans: GameState.shape.loans,
  line: GameState.shape.line,
  referee_info: Referee.pick({ name: true, team: true }).nullable(),
  shares: GameState.shape.shares,
  match_rules: GameState.shape.match_rules,
  clock: GameState.shape.clock,
  session_ends_at: GameState.shape.session_ends_at,
  closes_at: GameState.shape.closes_at,
  is_closed: GameState.shape.is_closed,
  closed_at: GameState.shape.closed_at,
})
export type WatchedState = z.output<typeof WatchedState>
