import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { GroupParams } from './groups.ts'
import { PlannedGame } from './upcoming-game.ts'

export const MatchResult = z.object({
  number: z.number().int(),
  team_a: z.number().int(),
  team_b: z.number().int(),
  team_a_score: z.number().int(),
  team_b_score: z.number().int(),
  /** The number of the team that won; null for a draw. */
  winner: z.number().int().nullable(),
})

/** What matches come to, for a team or a person. */
export const Tally = z.object({
  played: z.number().int(),
  won: z.number().int(),
  drawn: z.number().int(),
  lost: z.number().int(),
  goals_for: z.number().int(),
  goals_against: z.number().int(),
})

export const PreviousGame = z
  .object({
    game_id: z.uuid(),
    date: z.string(),
    player_count: z.number().int(),
    matches: z.array(MatchResult),
    /** Who won most matches; null when two teams won as many. */
    winner: z.object({ team_number: z.number().int(), wins: z.number().int() }).nullable(),
  })
  .meta({ id: 'PreviousGame' })
export type PreviousGame = z.output<typeof PreviousGame>

export const ListedGame = PlannedGame.extend({ is_cancelled: z.boolean() })
export type ListedGame = z.output<typeof ListedGame>

export const listGames = endpoint({
  name: 'listGames',
  method: 'GET',
  path: '/sport-groups/:groupId/games',
  access: 'optional',
  summary:
    'The next five dates by the calendar of the venue, cancelled ones among them, and the results of the last ten games. No names.',
  params: GroupParams,
  reply: z.object({ upcoming: z.array(ListedGame), previous: z.array(PreviousGame) }),
  problems: ['group-not-found'],
})
