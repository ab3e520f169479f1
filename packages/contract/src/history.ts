import * as z from 'zod'
import { CupResult } from './cup-result.ts'
import { endpoint, model } from './endpoint.ts'
import { Correction, LatePress } from './game-state.ts'
import { MatchResult, Tally } from './games.ts'
import { TakeBack } from './last-command.ts'
import { Receipt } from './receipt.ts'
import { TossReceipt } from './toss-receipt.ts'
import { Instant } from './wire/time.ts'

const TeamInReport = z.object({
  team_number: z.number().int(),
  name: z.string(),
  players: z.array(z.object({ name: z.string(), is_captain: z.boolean(), is_guest: z.boolean() })),
})

const MatchInReport = MatchResult.extend({
  is_knockout: z.boolean(),
  completed_at: Instant,
  played_s: z.number().int(),
  /** Why these two met: 'Blue won and stays on. Coal has waited longest.' */
  reason: z.string(),
  /** How it ended and what followed, in words. */
  ending: z.string(),
  referee: z.string().nullable(),
  /** Who played it, borrowed players among them. */
  lineups: z.array(z.object({ team_number: z.number().int(), players: z.array(z.string()) })),
  toss: TossReceipt.nullable(),
  correction: Correction.nullable(),
})

/** With the name of its team, because a report has no ids of teams. */
const WaitingGoal = LatePress.pick({
  id: true,
  match_number: true,
  value: true,
  made_at: true,
  arrived_at: true,
}).extend({ team_name: z.string() })

export const GameReport = model('GameReport', {
  game_id: z.uuid(),
  group_id: z.uuid(),
  group_name: z.string(),
  sports_type: z.string(),
  venue_name: z.string(),
  time_zone: z.string(),
  date: z.string(),
  is_closed: z.boolean(),
  closed_at: Instant.nullable(),
  /** Closed, or its session has ended and nothing is under way (D-10). */
  is_over: z.boolean(),
  player_count: z.number().int(),
  /** The team with the most wins; null when several share first place, or none won. */
  winner: z.object({ team_number: z.number().int(), wins: z.number().int() }).nullable(),
  /** The result of this game's cup, as far as it was played; null without one. */
  cup: CupResult.nullable().default(null),
  table: z.array(Tally.extend({ team_number: z.number().int(), name: z.string() })),
  matches: z.array(MatchInReport),
  /** The coins of a cup that belong to no match: for a rank in a table, or for an earlier draw of a knockout. */
  other_tosses: z.array(TossReceipt).optional(),
  teams: z.array(TeamInReport),
  /** People who came, were in no team at the end and had not gone home. */
  substitutes: z.array(z.string()),
  /** For organisers: whether results can be corrected, and the last correction while it can be undone or redone. */
  can_correct: z.boolean(),
  /** For organisers: late goals that wait to be kept or dropped. Absent in older answers. */
  late_presses: z.array(WaitingGoal).default([]),
  take_back: TakeBack.nullable(),
  redo: TakeBack.nullable(),
  gone_home: z.array(z.string()),
  /** From Play Ball on: who went home, came in, filled a place or was lent, in words: 'Tom in for Isla'. */
  changes: z.array(z.object({ at: Instant, what: z.string() })),
  /** The seal of the whole log, which a receipt of the same game has, too. */
  seal: z.string(),
})
export type GameReport = z.output<typeof GameReport>

export const getGameReport = endpoint('getGameReport', 'GET /games/:gameId/report', {
  summary: 'The results of a game: the table of the day, every match with its reason, tosses, teams.',
  reply: GameReport,
  problems: ['game-not-found'],
})

export const getReceipt = endpoint('getReceipt', 'GET /games/:gameId/receipt', {
  summary: 'The whole game as one file that `turnout replay` replays to the same result.',
  download: 'application/json',
  reply: Receipt,
  problems: ['game-not-found'],
})

export const getResults = endpoint('getResults', 'GET /games/:gameId/results.csv', {
  summary: 'Matches and table of a game for a spreadsheet.',
  download: 'text/csv',
  reply: z.string(),
  problems: ['game-not-found'],
})
