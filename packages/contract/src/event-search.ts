import { INTERESTS } from '@turnout/rules/words'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { EventCard } from './event-card.ts'
import { checkPosition, QueryDistance } from './wire/degrees.ts'
import { Paging } from './wire/reply.ts'
import { LocalDate, TimeZone } from './wire/time.ts'

const Search = {
  /** Words, and a day: 'jazz tomorrow', 'cup this weekend', '13 June'. */
  search: z.string().max(100).optional(),
  /** One category, or several with commas between them. */
  category: z
    .string()
    .max(300)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(INTERESTS, 'Choose a category.')))
    .optional(),
  /** By the date at the venue; both days are included. */
  from: LocalDate.optional(),
  until: LocalDate.optional(),
  ...QueryDistance,
  with_places: z.literal('true').optional(),
  /** The zone in which 'today' is read. */
  time_zone: TimeZone.optional(),
}

const isRange = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || from <= until
const TURNED_ROUND = { path: ['until'], message: 'The last day is before the first.' }

export const listEvents = endpoint('listEvents', 'GET /events', {
  access: 'optional',
  summary:
    'Published events to come: by words, day, category, distance and free places; the soonest first, or the nearest. A distance, and the nearest first, need a position. If nothing has the words as they are typed, what is spelt a little differently. The first 1,000 are counted and paged.',
  query: z
    .object({ ...Paging, ...Search, sort: z.enum(['soonest', 'nearest']).default('soonest') })
    .refine(isRange, TURNED_ROUND)
    .superRefine(checkPosition),
  reply: z.array(EventCard),
  paged: true,
})

export const countEvents = endpoint('countEvents', 'GET /events/counts', {
  access: 'optional',
  summary:
    'How many events a search finds, in all and by category, and how many groups and vendors have the same words within the same distance. 1,000 means that or more.',
  query: z.object(Search).refine(isRange, TURNED_ROUND).superRefine(checkPosition),
  reply: z
    .object({
      events: z.number().int(),
      /** As if no category were chosen; categories without events are left out. */
      categories: z.array(z.object({ category: z.enum(INTERESTS), count: z.number().int() })),
      groups: z.number().int(),
      vendors: z.number().int(),
    })
    .meta({ id: 'EventCounts' }),
})
