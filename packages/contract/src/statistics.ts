import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { Tally } from './games.ts'
import { Paging } from './wire/reply.ts'
import { LocalDate } from './wire/time.ts'

/** A season: from one local date to another, both included; left out, from the beginning and until now. */
const SeasonQuery = { from: LocalDate.optional(), to: LocalDate.optional() }

const PlayerStatistics = Tally.extend({
  evenings: z.number().int(),
  captaincies: z.number().int(),
  /** Most wins in a row. */
  longest_run: z.number().int(),
})
export type PlayerStatistics = z.output<typeof PlayerStatistics>

/** By what a list of people can be sorted, most first. */
export const SORTS = [
  'won',
  'played',
  'drawn',
  'lost',
  'goals_for',
  'goals_against',
  'evenings',
  'captaincies',
  'longest_run',
] as const satisfies readonly (keyof PlayerStatistics)[]
export type Sort = (typeof SORTS)[number]

export const PersonNumbers = PlayerStatistics.extend({ user_id: z.uuid(), name: z.string() }).meta({
  id: 'PersonNumbers',
})
export type PersonNumbers = z.output<typeof PersonNumbers>

export const listStatistics = endpoint('listStatistics', 'GET /sport-groups/:groupId/statistics', {
  summary: 'What everybody with an account has played in this group over a season, most first.',
  query: z.object({ ...SeasonQuery, sort: z.enum(SORTS).default('won'), ...Paging }),
  reply: z.array(PersonNumbers),
  paged: true,
  problems: ['group-not-found'],
})

export const getMyStatistics = endpoint('getMyStatistics', 'GET /users/me/statistics', {
  summary: 'What I have played over a season, in all and group by group.',
  query: z.object(SeasonQuery),
  reply: z.object({
    total: PlayerStatistics,
    groups: z.array(PlayerStatistics.extend({ group_id: z.uuid(), group_name: z.string() })),
  }),
})
