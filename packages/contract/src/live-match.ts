import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Team } from './game-day.ts'
import { MatchRules } from './match-rules.ts'
import { Id, PathId } from './wire/text.ts'
import { Instant } from './wire/time.ts'

export const OneGame = z.object({ gameId: PathId })

const Side = z.enum(['heads', 'tails'])
const CONTROL = ['game-not-found', 'not-played-yet', 'game-closed'] as const

export const Match = z
  .object({
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
    duration_s: z.number().int(),
    /** Seconds played when it ended. */
    played_s: z.number().int().nullable(),
    /** How it ended, and what became of a draw, in words: 'two clear after 3:40', 'Chalk won the toss and stayed on'. */
    ending: z.string().nullable(),
  })
  .meta({ id: 'Match' })
export type Match = z.output<typeof Match>

export const Timer = z
  .object({
    is_running: z.boolean(),
    remaining_seconds: z.number().int(),
    timer_expired: z.boolean(),
    /** While running: the instant of the final whistle, for phones that draw the clock themselves. */
    ends_at: Instant.nullable(),
    server_time: Instant,
  })
  .meta({ id: 'Timer' })
export type Timer = z.output<typeof Timer>

const Pairing = z.object({
  team_a_id: z.uuid(),
  team_b_id: z.uuid(),
  reason: z.string(),
  is_knockout_stage: z.boolean(),
})

export const UpcomingMatch = Pairing.extend({
  /** When the server starts it by itself; null while it waits for an admin. */
  starts_at: Instant.nullable(),
  is_held: z.boolean(),
})

export const CoinToss = z
  .object({
    pending: z.boolean(),
    team_a_id: z.uuid().nullable(),
    team_b_id: z.uuid().nullable(),
    /** sha-256 of the secret that was drawn before anybody chose a side. */
    commitment: z.string().nullable(),
    last: z
      .object({
        match_number: z.number().int(),
        result: Side,
        winner_id: z.uuid(),
        loser_id: z.uuid(),
        commitment: z.string(),
        secret: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'CoinToss' })

export const GameState = z
  .object({
    game_id: z.uuid(),
    group_id: z.uuid(),
    group_name: z.string(),
    version: z.number().int(),
    has_play_begun: z.boolean(),
    current_match: Match.nullable(),
    upcoming_match: UpcomingMatch.nullable(),
    completed_matches: z.array(Match),
    coin_toss_state: CoinToss,
    is_knockout_stage: z.boolean(),
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
    /** Team ids on their way to the pitch, first in line first. */
    line: z.array(z.uuid()),
    can_control_match: z.boolean(),
    referee_info: z.object({ name: z.string(), team: z.string() }).nullable(),
    match_rules: MatchRules,
    /** The clock in a form that does not change while it runs; remaining time follows from it. */
    clock: z.object({
      is_running: z.boolean(),
      ends_at: Instant.nullable(),
      left_ms: z.number().int(),
      expired: z.boolean(),
    }),
    session_ends_at: Instant,
  })
  .meta({ id: 'GameState' })
export type GameState = z.output<typeof GameState>

export const SuggestedTeams = z.object({
  team_a: Team.nullable(),
  team_b: Team.nullable(),
  reason: z.string(),
  is_knockout_stage: z.boolean(),
})
export type SuggestedTeams = z.output<typeof SuggestedTeams>

/** What an ended match brings: the specification's match end result. */
const MatchEnd = z.object({
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

export const getGameState = endpoint({
  name: 'getGameState',
  method: 'GET',
  path: '/games/:gameId/state',
  access: 'signed-in',
  summary: 'Everything the live match screen shows. Answers 304 to an If-None-Match that still holds.',
  params: OneGame,
  reply: GameState,
  problems: ['game-not-found'],
})

export const getGameTeams = endpoint({
  name: 'getGameTeams',
  method: 'GET',
  path: '/games/:gameId/teams',
  access: 'signed-in',
  summary: 'The teams of this game that have players.',
  params: OneGame,
  reply: z.array(Team),
  problems: ['game-not-found'],
})

export const getTimer = endpoint({
  name: 'getTimer',
  method: 'GET',
  path: '/games/:gameId/timer',
  access: 'signed-in',
  summary: "The one clock, and the server's own time to set phones by.",
  params: OneGame,
  reply: Timer,
  problems: ['game-not-found'],
})

export const getSuggestedTeams = endpoint({
  name: 'getSuggestedTeams',
  method: 'GET',
  path: '/games/:gameId/suggested-teams',
  access: 'signed-in',
  summary: 'Who plays next, and why.',
  params: OneGame,
  reply: SuggestedTeams,
  problems: ['game-not-found'],
})

export const startMatch = endpoint({
  name: 'startMatch',
  method: 'POST',
  path: '/games/:gameId/start-match',
  access: 'signed-in',
  summary: 'Call two teams to the pitch.',
  params: OneGame,
  body: z.strictObject({ team_a_id: Id, team_b_id: Id }),
  reply: Match,
  status: 201,
  problems: [
    ...CONTROL,
    'match-on',
    'toss-pending',
    'same-team-twice',
    'team-not-in-game',
    'team-empty',
    'not-suggested-pairing',
  ],
})

export const startTimer = endpoint({
  name: 'startTimer',
  method: 'POST',
  path: '/games/:gameId/timer/start',
  access: 'signed-in',
  summary: 'Start the clock, or let it run on after a pause. Pressed twice it ends at the same moment.',
  params: OneGame,
  bodyMode: 'any',
  reply: Timer,
  problems: [...CONTROL, 'no-match'],
})

export const pauseTimer = endpoint({
  name: 'pauseTimer',
  method: 'POST',
  path: '/games/:gameId/timer/pause',
  access: 'signed-in',
  summary: 'Stop the clock where it is.',
  params: OneGame,
  bodyMode: 'any',
  reply: Timer,
  problems: [...CONTROL, 'no-match', 'not-running'],
})

export const changeScore = endpoint({
  name: 'changeScore',
  method: 'POST',
  path: '/games/:gameId/match/score',
  access: 'signed-in',
  summary: 'A goal, or one taken off the board. May end the match.',
  params: OneGame,
  body: z.strictObject({
    team_id: Id,
    action: z.enum(['increment', 'decrement']),
    value: z.number().int().min(1).max(10).default(1),
  }),
  reply: MatchEnd.extend({ match_ended: z.boolean(), winner_id: z.uuid().nullable() }),
  problems: [...CONTROL, 'no-match', 'not-running', 'not-on-pitch', 'below-zero'],
})

export const endMatch = endpoint({
  name: 'endMatch',
  method: 'POST',
  path: '/games/:gameId/match/end',
  access: 'signed-in',
  summary: 'End the match early; the side in front wins.',
  params: OneGame,
  bodyMode: 'any',
  reply: MatchEnd,
  problems: [...CONTROL, 'no-match', 'not-running'],
})

export const tossCoin = endpoint({
  name: 'tossCoin',
  method: 'POST',
  path: '/games/:gameId/coin-toss',
  access: 'signed-in',
  summary: 'Toss the coin after a draw.',
  params: OneGame,
  body: z.strictObject({
    team_a_id: Id,
    team_b_id: Id,
    team_a_choice: z.union([Side, z.literal('')]).nullish(),
    team_b_choice: z.union([Side, z.literal('')]).nullish(),
  }),
  reply: z.object({
    result: Side,
    winner_id: z.uuid(),
    winner_name: z.string(),
    message: z.string(),
    next_match: MatchEnd.shape.next_match,
    commitment: z.string(),
    secret: z.string(),
  }),
  problems: [...CONTROL, 'no-toss-pending', 'toss-other-teams', 'choices-missing', 'same-side'],
})

export const holdUpcomingMatch = endpoint({
  name: 'holdUpcomingMatch',
  method: 'POST',
  path: '/games/:gameId/upcoming-match/hold',
  access: 'signed-in',
  summary: 'Keep the next match from starting by itself, or let it again.',
  params: OneGame,
  body: z.strictObject({ hold: z.boolean() }),
  reply: z.object({ is_held: z.boolean(), starts_at: Instant.nullable() }),
  problems: [...CONTROL],
})

export const switchStage = endpoint({
  name: 'switchStage',
  method: 'POST',
  path: '/games/:gameId/stage',
  access: 'signed-in',
  summary: 'Between matches: knockout stage on or off.',
  params: OneGame,
  body: z.strictObject({ is_knockout_stage: z.boolean() }),
  reply: z.object({ is_knockout_stage: z.boolean() }),
  problems: [...CONTROL, 'match-on'],
})
