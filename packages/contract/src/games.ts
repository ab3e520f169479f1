import type * as rules from '@turnout/rules/results'
import * as z from 'zod'
import { CupResult } from './cup-result.ts'
import { endpoint, model } from './endpoint.ts'
import { PlannedGame } from './upcoming-game.ts'
import { Paging } from './wire/reply.ts'

export const MatchResult = z.object({
  number: z.number().int(),
  team_a: z.number().int(),
  team_b: z.number().int(),
  team_a_score: z.number().int(),
  team_b_score: z.number().int(),
  /** The number of the team that won; null for a draw. */
  winner: z.number().int().nullable(),
})

export const wireMatchResult = (
  match: rules.MatchResult & { number: number },
): z.output<typeof MatchResult> => ({
  ...{ number: match.number, team_a: match.teamA, team_b: match.teamB },
  ...{ team_a_score: match.scoreA, team_b_score: match.scoreB, winner: match.winner },
})

/** The sums of matches, for a team or a person. */
export const Tally = z.object({
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  goals_for: z.number().int(),
  goals_against: z.number().int(),
})

export const wireTally = ({ played, won, drawn, lost, ...goals }: rules.Tally): z.output<typeof Tally> => ({
  ...{ played, won, drawn, lost },
  ...{ goals_for: goals.goalsFor, goals_against: goals.goalsAgainst },
})

export const PreviousGame = model('PreviousGame', {
  game_id: z.uuid(),
  date: z.string(),
  player_count: z.number().int(),
  matches: z.array(MatchResult),
  /** The team with the most wins; null when several share first place, or none won. */
  winner: z.object({ team_number: z.number().int(), wins: z.number().int() }).nullable(),
  /** Null for a game without a cup. */
  cup: CupResult.nullable().default(null),
})
export type PreviousGame = z.output<typeof PreviousGame>

export const PastCup = model('PastCup', { game_id: z.uuid(), date: z.string(), result: CupResult })
export type PastCup = z.output<typeof PastCup>

export const ListedGame = PlannedGame.extend({ is_cancelled: z.boolean() })
export type ListedGame = z.output<typeof ListedGame>

export const listGames = endpoint('listGames', 'GET /sport-groups/:groupId/games', {
  access: 'optional',
  summary:
    'The next five dates by the calendar of the venue, cancelled ones among them, the results of the last ten games and of the last three cups. No names.',
  reply: z.object({
    upcoming: z.array(ListedGame),
    previous: z.array(PreviousGame),
    cups: z.array(PastCup).default([]),
    /** How many past cups there are. */
    cup_count: z.number().int().default(0),
  }),
  problems: ['group-not-found'],
})

export const listPastCups = endpoint('listPastCups', 'GET /sport-groups/:groupId/cups', {
  access: 'optional',
  summary: 'What the cups of a group came to, in games that are over; the latest first. No names.',
  query: z.object({ ...Paging }),
  reply: z.array(PastCup),
  paged: true,
  problems: ['group-not-found'],
})
