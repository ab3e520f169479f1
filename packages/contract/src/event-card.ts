import { INTERESTS } from '@turnout/rules/words'
import * as z from 'zod'
import { Instant } from './wire/time.ts'

export const EVENT_STATES = ['draft', 'published', 'cancelled'] as const

/** The facts of an event, on a card and on its page. */
export const EventFacts = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Null only in a draft, as are the date, the hours and the venue. */
  category: z.enum(INTERESTS).nullable(),
  date: z.string().nullable(),
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  /** HH:MM by the clock at the venue. */
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  time_zone: z.string(),
  venue_name: z.string().nullable(),
  venue_address: z.string().nullable(),
  venue_latitude: z.number().nullable(),
  venue_longitude: z.number().nullable(),
  picture_url: z.string().nullable(),
  picture_small_url: z.string().nullable(),
  drawn_cover: z.number().int(),
  places: z.number().int().nullable(),
  going_count: z.number().int(),
  waiting_count: z.number().int(),
  price: z.string(),
  state: z.enum(EVENT_STATES),
  is_over: z.boolean(),
})

/** An event in lists and on cards. A game of a group that lets strangers find it is one, too. */
export const EventCard = EventFacts.extend({
  kind: z.enum(['event', 'group_game']),
  /** Of the event, or of the scheduled game. */
  id: z.uuid(),
  /** The group of a group game; null for an event. */
  group_id: z.uuid().nullable(),
  /** Of a group game, for its drawn cover. */
  sports_type: z.string().nullable(),
  /** Of a group game the group's name. */
  title: z.string(),
  /** Whether its hours or its venue were changed after it was published. */
  is_moved: z.boolean(),
}).meta({ id: 'EventCard' })
export type EventCard = z.output<typeof EventCard>
