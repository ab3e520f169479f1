import { CUP_FORMATS, DRAWN_KNOCKOUT, POINTS_BOUNDS, TIE_BREAKERS } from '@turnout/rules/cup/format'
import type { CupOptions } from '@turnout/rules/cup/run-cup'
import { RULE_BOUNDS } from '@turnout/rules/house-rules'
import * as z from 'zod'
import { CupPlace } from './cup-now.ts'
import { endpoint, model } from './endpoint.ts'
import { Tally } from './games.ts'
import { CONTROL_PROBLEMS } from './live-match.ts'
import { SpectatorLinkParams } from './spectators.ts'
import { TossChance } from './toss-receipt.ts'
import { integerWithin } from './wire/integer.ts'
import { Id } from './wire/text.ts'
import { Instant } from './wire/time.ts'

const Points = integerWithin(POINTS_BOUNDS, 'A result brings 0 to 10 points.')

/** How a cup is played. */
export const CupSettings = z.strictObject({
  format: z.enum(CUP_FORMATS),
  /** In a round robin: how often every two teams meet. */
  legs: z.union([z.literal(1), z.literal(2)]).default(1),
  groups: z.union([z.literal(2), z.literal(4)]).default(2),
  third_place: z.boolean().default(false),
  points: z.strictObject({ win: Points, draw: Points, loss: Points }).default({ win: 3, draw: 1, loss: 0 }),
  /** In their order; a coin follows the last. */
  tie_breakers: z
    .array(z.enum(TIE_BREAKERS))
    .max(TIE_BREAKERS.length)
    .refine((list) => new Set(list).size === list.length, 'Name each tie-breaker once.')
    .default([...TIE_BREAKERS]),
  drawn_knockout: z.enum(DRAWN_KNOCKOUT).default('toss'),
  duration_s: integerWithin(RULE_BOUNDS.durationS, 'A match lasts 1 to 60 minutes.'),
})
export type CupSettings = z.output<typeof CupSettings>

/** What an organiser chooses; null for no cup. */
export const CupChoice = z.strictObject({
  cup: CupSettings.nullable(),
  /** The plan that the screen showed: refused if the plan has changed since. Absent, any plan is replaced. */
  instead_of: CupSettings.nullable().optional(),
})

export const toCupOptions = (settings: CupSettings): CupOptions => ({
  is: settings.format,
  legs: settings.legs,
  groups: settings.groups,
  thirdPlace: settings.third_place,
  points: settings.points,
  tieBreakers: settings.tie_breakers,
  drawnKnockout: settings.drawn_knockout,
  durationS: settings.duration_s,
})

export const toCupSettings = (options: CupOptions): CupSettings => ({
  format: options.is,
  legs: options.legs,
  groups: options.groups,
  third_place: options.thirdPlace,
  points: options.points,
  tie_breakers: [...options.tieBreakers],
  drawn_knockout: options.drawnKnockout,
  duration_s: options.durationS,
})

export const CupFixture = model('CupFixture', {
  number: z.number().int(),
  /** 'Group A', 'Semi-final 1' */
  stage: z.string(),
  is_knockout: z.boolean(),
  /** The match that its winner plays next, by number; null after the final and in tables. */
  winner_to: z.number().int().nullable(),
  a: CupPlace,
  b: CupPlace,
  /** Null before its first match has ended. */
  score: z.object({ a: z.number().int(), b: z.number().int() }).nullable(),
  is_on: z.boolean(),
  is_over: z.boolean(),
  /** When it would begin by the present state; null once it has begun. */
  starts_at: Instant.nullable(),
  winner_id: z.uuid().nullable(),
  decided_by: z.enum(['play', 'next_goal', 'toss', 'forfeit']).nullable(),
  /** Matches of it that have ended: two after a draw and 'next goal wins'. Absent from an older server. */
  played: z.number().int().optional(),
})

const CupProspect = z.object({
  /** Certain (`through`, `out`); others decide; a result is needed and enough, enough, or needed. */
  is: z.enum(['through', 'out', 'waits', 'needs', 'enough', 'at_least']),
  /** In its next match; both are null unless a result is named. */
  result: z.enum(['win', 'draw']).nullable(),
  against_id: z.uuid().nullable(),
})

export const CupTable = model('CupTable', {
  name: z.string(),
  is_over: z.boolean(),
  rows: z.array(
    z.object({
      team_id: z.uuid(),
      ...Tally.shape,
      points: z.number().int(),
      /** What sets it before the next row; null where nothing does. */
      ahead_by: z.enum(['points', ...TIE_BREAKERS, 'toss']).nullable(),
      /** Its rank qualifies for the knockout. */
      goes_through: z.boolean(),
      /** What it still needs to go through, or to win a round robin (O-30). Absent while that is open, and from an older server. */
      prospect: CupProspect.optional(),
    }),
  ),
})

export const Cup = model('Cup', {
  /** Null in a game of winner-stays. */
  settings: CupSettings.nullable(),
  /**
   * The plan from before Play Ball, while it has not begun: before Play Ball, or because teams were
   * missing.
   */
  planned: CupSettings.optional(),
  /** In the order of arrival: the teams of the cup, or without one those that it would have. */
  teams: z.array(z.object({ id: z.uuid(), team_number: z.number().int(), name: z.string() })),
  /** How often their order was drawn; 0 is the order of arrival. */
  draws: z.number().int(),
  withdrawn_ids: z.array(z.uuid()),
  fixtures: z.array(CupFixture),
  tables: z.array(CupTable),
  is_over: z.boolean(),
  winner_id: z.uuid().nullable(),
  /** The team that the referee of the next match comes from; null without referees, and while a match is on. */
  referee_team_id: z.uuid().nullable(),
  /** Each format for which these teams are enough, as if it began now. */
  plans: z.array(
    z.object({
      format: z.enum(CUP_FORMATS),
      matches: z.number().int(),
      duration_s: z.number().int(),
      ends_at: Instant,
      /** The longest match with which it would end in the session; null if none is short enough. */
      fitting_s: z.number().int().nullable(),
    }),
  ),
  /** The time that is left for it: from now, or from the start of the session, to its end. */
  session: z.object({ starts_at: Instant, ends_at: Instant, changeover_s: z.number().int() }),
})
export type Cup = z.output<typeof Cup>

export const getCup = endpoint('getCup', 'GET /games/:gameId/cup', {
  summary: 'Matches, tables and winner of the cup, and how long each format would take.',
  reply: Cup,
  problems: ['game-not-found'],
})

export const getWatchedCup = endpoint('getWatchedCup', 'GET /watch/:token/cup', {
  access: 'anyone',
  summary: 'The same for a person with the link.',
  params: SpectatorLinkParams,
  reply: Cup,
  problems: ['not-open-to-watch'],
})

export const planCup = endpoint('planCup', 'PUT /games/:gameId/cup', {
  summary:
    'Play a cup with the teams of this game, after Play Ball and until its first match; null goes back to winner-stays.',
  body: CupChoice,
  reply: Cup,
  problems: [...CONTROL_PROBLEMS, 'match-on', 'toss-pending', 'cup-begun', 'other-plan', 'too-few-players'],
})

export const drawCup = endpoint('drawCup', 'POST /games/:gameId/cup/draws', {
  summary: 'Draw the order of the teams, and with it groups and byes, until the first match of the cup.',
  body: z.strictObject({ chance: TossChance.optional() }),
  reply: Cup,
  problems: [...CONTROL_PROBLEMS, 'match-on', 'toss-pending', 'cup-begun', 'no-cup'],
})

export const withdrawTeam = endpoint('withdrawTeam', 'POST /games/:gameId/cup/withdrawals', {
  summary: 'A team leaves the cup: it loses its open matches by 0 to 3.',
  body: z.strictObject({ team_id: Id }),
  reply: Cup,
  problems: [...CONTROL_PROBLEMS, 'team-not-in-game', 'not-in-cup', 'match-on'],
})
