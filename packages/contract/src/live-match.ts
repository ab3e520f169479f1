import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { GameState, Match, MatchEnd, Referee, SuggestedTeams, Timer } from './game-state.ts'
import { Team } from './teams.ts'
import { CoinSide, TossChance, TossReceipt } from './toss-receipt.ts'
import { Id } from './wire/text.ts'
import { Instant } from './wire/time.ts'

/**
 * The match that the person meant. A command that arrives when another one is on does not change that one.
 */
const ExpectedMatch = { match_number: z.number().int().min(1).optional() }

export const CONTROL_PROBLEMS = ['game-not-found', 'not-played-yet', 'game-closed'] as const

export const getGameState = endpoint('getGameState', 'GET /games/:gameId/state', {
  summary: 'Everything the live match screen shows. Answers 304 to an If-None-Match that still holds.',
  reply: GameState,
  problems: ['game-not-found'],
})

export const getGameTeams = endpoint('getGameTeams', 'GET /games/:gameId/teams', {
  summary: 'The teams of this game that have players.',
  reply: z.array(Team),
  problems: ['game-not-found'],
})

export const getTimer = endpoint('getTimer', 'GET /games/:gameId/timer', {
  summary: "The one clock, and the server's own time to set phones by.",
  reply: Timer,
  problems: ['game-not-found'],
})

export const getSuggestedTeams = endpoint('getSuggestedTeams', 'GET /games/:gameId/suggested-teams', {
  summary: 'Who plays next, and why.',
  reply: SuggestedTeams,
  problems: ['game-not-found'],
})

export const startMatch = endpoint('startMatch', 'POST /games/:gameId/start-match', {
  summary: 'Call two teams to the pitch.',
  body: z.strictObject({ team_a_id: Id, team_b_id: Id }),
  reply: Match,
  status: 201,
  problems: [
    ...CONTROL_PROBLEMS,
    'match-on',
    'toss-pending',
    'same-team-twice',
    'team-not-in-game',
    'team-empty',
    'not-suggested-pairing',
  ],
})

export const startTimer = endpoint('startTimer', 'POST /games/:gameId/timer/start', {
  summary: 'Start the clock, or let it run on after a pause. Pressed twice it ends at the same moment.',
  reply: Timer,
  problems: [...CONTROL_PROBLEMS, 'no-match'],
})

export const pauseTimer = endpoint('pauseTimer', 'POST /games/:gameId/timer/pause', {
  summary: 'Stop the clock where it is.',
  reply: Timer,
  problems: [...CONTROL_PROBLEMS, 'no-match', 'not-running'],
})

export const changeScore = endpoint('changeScore', 'POST /games/:gameId/match/score', {
  summary: 'A goal, or one taken off the board. May end the match.',
  body: z.strictObject({
    team_id: Id,
    action: z.enum(['increment', 'decrement']),
    value: z.number().int().min(1).max(10).default(1),
    ...ExpectedMatch,
    /**
     * When the person pressed, in the server's time as the phone estimated it: for a command that waited for
     * the network.
     */
    made_at: Instant.optional(),
  }),
  reply: MatchEnd.extend({
    match_ended: z.boolean(),
    winner_id: z.uuid().nullable(),
    /**
     * The match was over when this arrived: it corrected the result, or waits for an admin. Null when it
     * arrived in time.
     */
    late: z.enum(['corrected', 'kept']).nullable(),
    /** The version of the game with this goal. Absent from a stored answer of an older server. */
    version: z.number().int().optional(),
  }),
  problems: [
    ...CONTROL_PROBLEMS,
    'team-not-in-game',
    'no-match',
    'other-match',
    'not-running',
    'not-on-pitch',
    'below-zero',
  ],
})

export const settleLatePress = endpoint('settleLatePress', 'POST /games/:gameId/late-presses/:pressId', {
  summary: 'Keep or drop a press that came after time, once. Kept, it corrects the result of its match.',
  body: z.strictObject({ keep: z.boolean() }),
  reply: Match,
  problems: ['game-not-found', 'late-press-not-found', 'late-press-settled', 'below-zero'],
})

export const endMatch = endpoint('endMatch', 'POST /games/:gameId/match/end', {
  summary: 'End the match early; the side in front wins.',
  body: z.strictObject(ExpectedMatch),
  reply: MatchEnd,
  problems: [...CONTROL_PROBLEMS, 'no-match', 'other-match', 'not-running'],
})

export const tossCoin = endpoint('tossCoin', 'POST /games/:gameId/coin-toss', {
  summary:
    'Toss the coin after a draw. With a chance of its own the phone has a hand in the coin, so that nobody can choose it; without one the sealed secret alone decides.',
  body: z.strictObject({
    team_a_id: Id,
    team_b_id: Id,
    team_a_choice: z.union([CoinSide, z.literal('')]).nullish(),
    team_b_choice: z.union([CoinSide, z.literal('')]).nullish(),
    chance: TossChance.optional(),
  }),
  reply: z.object({
    result: CoinSide,
    winner_id: z.uuid(),
    winner_name: z.string(),
    message: z.string(),
    next_match: MatchEnd.shape.next_match,
    receipt: TossReceipt,
  }),
  problems: [
    ...CONTROL_PROBLEMS,
    'team-not-in-game',
    'no-toss-pending',
    'toss-other-teams',
    'choices-missing',
    'same-side',
  ],
})

export const nameReferee = endpoint('nameReferee', 'POST /games/:gameId/referee', {
  summary:
    'Another referee for the match that is on, or none. Whoever has the whistle may control that match.',
  body: z.strictObject({ participant_id: Id.nullable() }),
  reply: z.object({ referee_info: Referee.nullable() }),
  problems: [...CONTROL_PROBLEMS, 'no-match', 'participant-not-found', 'gone-home', 'plays-in-it'],
})

export const holdUpcomingMatch = endpoint('holdUpcomingMatch', 'POST /games/:gameId/upcoming-match/hold', {
  summary:
    "Keep the next match from starting by itself, or let it again, which also answers 'Still playing?' with yes.",
  body: z.strictObject({ hold: z.boolean() }),
  reply: z.object({ is_held: z.boolean(), starts_at: Instant.nullable() }),
  problems: [...CONTROL_PROBLEMS],
})

export const closeGame = endpoint('closeGame', 'POST /games/:gameId/close', {
  summary: 'End the game, between matches or before Play Ball. Sent twice it answers the same.',
  reply: z.object({ closed_at: Instant }),
  problems: ['game-not-found', 'match-on', 'toss-pending'],
})

export const switchStage = endpoint('switchStage', 'POST /games/:gameId/stage', {
  summary: 'Between matches: knockout stage on or off.',
  body: z.strictObject({ is_knockout_stage: z.boolean() }),
  reply: z.object({ is_knockout_stage: z.boolean() }),
  problems: [...CONTROL_PROBLEMS, 'match-on'],
})
