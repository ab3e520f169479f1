import { toMatchRules } from '@turnout/contract/convert-match-rules'
import type { GameState, Match } from '@turnout/contract/game-state'
import type { Team } from '@turnout/contract/teams'
import { SPECIFICATION_RULES } from '@turnout/rules/house-rules'
import { scoreText } from '@turnout/rules/score-text'
import { teamName } from '@turnout/rules/words'

const TEAMS: readonly Team[] = ['Tom Hanley', 'Amara Okafor', 'Kwame Mensah', 'Hana Sato'].map(
  (name, index) => ({
    id: `t${index + 1}`,
    name: teamName(index + 1),
    team_number: index + 1,
    player_count: 4,
    captain_id: `captain-${index + 1}`,
    captain_name: name,
    score: 0,
  }),
)

/** Four teams after Play Ball, Orange and Blue first in the queue. */
export function gameState(overrides: Partial<GameState> = {}): GameState {
  return {
    game_id: 'game',
    group_id: 'group',
    group_name: 'Canal Side Kickabout',
    time_zone: 'Europe/London',
    version: 1,
    era: 'first',
    has_play_begun: true,
    current_match: null,
    upcoming_match: upcoming(1, 2, 'Orange and Blue are first in line.'),
    is_held: false,
    asks_still_playing: false,
    completed_matches: [],
    coin_toss_state: {
      pending: false,
      team_a_id: null,
      team_b_id: null,
      commitment: null,
      tossed_before: null,
      last: null,
    },
    cup: null,
    is_knockout_stage: false,
    knockout_from: null,
    available_teams: [...TEAMS],
    team_details: Object.fromEntries(
      TEAMS.map(({ id, name, team_number, captain_id }) => [id, { id, name, team_number, captain_id }]),
    ),
    lineups: [],
    loans: [],
    line: ['t3', 't4'],
    can_control_match: true,
    can_steer_evening: true,
    squads: 'four of four',
    late_presses: [],
    take_back: null,
    redo: null,
    referee_info: null,
    referee_candidates: [],
    shares: [],
    match_rules: toMatchRules(SPECIFICATION_RULES),
    clock: { is_running: false, ends_at: null, left_ms: 420_000, expired: false },
    session_ends_at: 0,
    closes_at: 0,
    is_closed: false,
    closed_at: null,
    ...overrides,
  }
}

export const upcoming = (
  a: number,
  b: number,
  reason: string,
  overrides: Partial<NonNullable<GameState['upcoming_match']>> = {},
): NonNullable<GameState['upcoming_match']> => ({
  team_a_id: `t${a}`,
  team_b_id: `t${b}`,
  reason,
  is_knockout_stage: false,
  starts_at: null,
  too_small_team_id: null,
  ...overrides,
})

/** `match(1, 2, '2-1')` between Orange and Blue, running. */
export function match(a: number, b: number, score: string, overrides: Partial<Match> = {}): Match {
  const [left = 0, right = 0] = score.split('-').map(Number)
  return {
    number: 1,
    team_a_id: `t${a}`,
    team_b_id: `t${b}`,
    team_a_score: left,
    team_b_score: right,
    winner_id: null,
    is_draw: false,
    completed_at: null,
    referee_id: null,
    phase: 'running',
    is_knockout: false,
    reason: `${teamName(a)} and ${teamName(b)} are first in line.`,
    duration_s: 420,
    played_s: null,
    ending: null,
    correction: null,
    ...overrides,
  }
}

export function ended(a: number, b: number, score: string, overrides: Partial<Match> = {}): Match {
  const played = match(a, b, score)
  const [left, right] = [played.team_a_score, played.team_b_score]
  return {
    ...played,
    phase: 'ended',
    winner_id: left === right ? null : left > right ? `t${a}` : `t${b}`,
    is_draw: left === right,
    completed_at: 1,
    played_s: 220,
    ending:
      left === right
        ? `${scoreText(left, right)}, both teams out`
        : `${teamName(left > right ? a : b)}, two clear after 3:40`,
    ...overrides,
  }
}

/** A current match, with the other teams in the queue. */
export const gameWithMatch = (current: Match, overrides: Partial<GameState> = {}): GameState =>
  gameState({ current_match: current, upcoming_match: null, ...overrides })

const idOnTheWire = (number: string) => `0197a3c2-7e1b-7c55-9f5e-${number.padStart(12, '0')}`

/** A game with a match, in the form of the wire: with database ids, and times as text. */
export const stateOnTheWire = (changes: Partial<GameState>): object => ({
  ...JSON.parse(
    JSON.stringify(
      gameWithMatch(match(1, 2, '0-0'), { group_id: idOnTheWire('900'), ...changes }),
    ).replaceAll(/"(?:t|captain-)(\d)"/g, (_, number) => `"${idOnTheWire(number)}"`),
  ),
  ...{ session_ends_at: '2026-06-09T20:00:00.000Z', closes_at: '2026-06-09T20:00:00.000Z' },
})

export const tossDue = (a: number, b: number): GameState['coin_toss_state'] => ({
  pending: true,
  team_a_id: `t${a}`,
  team_b_id: `t${b}`,
  commitment: 'seal',
  tossed_before: null,
  last: null,
})

/** A table may toss a second coin after the same match; `number` counts the coins of the game. */
export const tossed = (
  winner: number,
  loser: number,
  matchNumber = 1,
  number = matchNumber,
): GameState['coin_toss_state'] => ({
  pending: false,
  team_a_id: null,
  team_b_id: null,
  commitment: null,
  tossed_before: null,
  last: {
    match_number: matchNumber,
    number,
    result: 'tails',
    winner_id: `t${winner}`,
    loser_id: `t${loser}`,
    commitment: 'seal',
    secret: 'secret',
    chance: null,
    coin: 'digest',
    choices: [
      { team: teamName(winner), side: 'tails' },
      { team: teamName(loser), side: 'heads' },
    ],
    winner: teamName(winner),
  },
})
