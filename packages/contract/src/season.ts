import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'

const Counts = z.object({
  /** Had a place at the start. Guests are not counted. */
  going_count: z.number().int(),
  came_count: z.number().int(),
  /** Gave up a place within three hours of the start. */
  late_drop_out_count: z.number().int(),
  no_show_count: z.number().int(),
})

const SeasonGame = Counts.extend({ date: z.string() })
export type SeasonGame = z.output<typeof SeasonGame>

const SeasonPerson = Counts.extend({ user_id: z.uuid(), name: z.string() })
export type SeasonPerson = z.output<typeof SeasonPerson>

/** Who was in and who came, game by game, over the last twelve months; the oldest game first. */
export const Season = model('Season', {
  /** The caller's own games, from the first with a record of them. */
  mine: z.array(SeasonGame),
  /** For admins; null for members, who see no late drop-outs and no-shows of others. */
  everyone: z.object({ games: z.array(SeasonGame), people: z.array(SeasonPerson) }).nullable(),
})
export type Season = z.output<typeof Season>

export const getSeason = endpoint('getSeason', 'GET /sport-groups/:groupId/season', {
  summary: 'Attendance game by game over the last twelve months: the own, and for admins that of everyone.',
  reply: Season,
  problems: ['group-not-found'],
})
