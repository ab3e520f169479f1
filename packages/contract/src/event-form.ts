import { DRAWN_COVERS, EVENT_PLACES } from '@turnout/rules/event'
import { INTERESTS } from '@turnout/rules/words'
import * as z from 'zod'
import { Degrees } from './wire/degrees.ts'
import { integerWithin } from './wire/integer.ts'
import { title } from './wire/name.ts'
import { Id, line, paragraphs } from './wire/text.ts'
import { LocalDate, TimeOfDay, TimeZone } from './wire/time.ts'

// Made by a call, so that the bundle of a page without the form leaves it out.
const EventFields = Object.freeze({
  title: title('Title', 80, 3),
  description: paragraphs('Description', 5000),
  category: z.enum(INTERESTS, 'Choose a category.'),
  date: LocalDate,
  start_time: TimeOfDay,
  /** Before the start time: on the next day. */
  end_time: TimeOfDay,
  venue_name: line('Venue name', 120),
  venue_address: line('Venue address', 300),
  /** Both null: an event without a pin. */
  venue_latitude: Degrees(90).nullable(),
  venue_longitude: Degrees(180).nullable(),
  /** The zone of the device with the form: used when neither a pin nor a group gives another one. */
  time_zone: TimeZone,
  /** Null: no limit. */
  places: integerWithin(EVENT_PLACES, 'At least 2 places.', 'At most 1,000 places.').nullable(),
  /** In the host's words; may be empty. */
  price: line('Price', 60, 0),
  guests_allowed: z.boolean(),
  /** Which drawn cover is shown where there is no picture. */
  drawn_cover: integerWithin({ min: 0, max: DRAWN_COVERS - 1 }, 'Choose a cover.'),
  /** The person who sends it, a group of which they are an admin, or their own business. */
  host: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('person') }),
    z.strictObject({ type: z.literal('group'), group_id: Id }),
    z.strictObject({ type: z.literal('vendor') }),
  ]),
})

/** What a draft may leave open: null, or no text. */
const OpenFields = Object.freeze({
  ...EventFields,
  category: EventFields.category.nullable(),
  date: EventFields.date.nullable(),
  start_time: EventFields.start_time.nullable(),
  end_time: EventFields.end_time.nullable(),
  venue_name: line('Venue name', 120, 0),
  venue_address: line('Venue address', 300, 0),
})

interface Times {
  start_time?: string | null | undefined
  end_time?: string | null | undefined
}
interface Pin {
  venue_latitude?: number | null | undefined
  venue_longitude?: number | null | undefined
}

const timesDiffer = ({ start_time, end_time }: Times) => !start_time || start_time !== end_time
const TIMES_EQUAL = { path: ['end_time'], message: 'Start and end time cannot be the same.' }

const isWholePin = ({ venue_latitude = null, venue_longitude = null }: Pin) =>
  (venue_latitude === null) === (venue_longitude === null)
const HALF_PIN = { path: ['venue_longitude'], message: 'A pin has a latitude and a longitude.' }

/** A draft needs a title and nothing else; what it has must be right. */
export const EventDraft = z
  .strictObject({ ...z.strictObject(OpenFields).partial().shape, title: EventFields.title })
  .refine(timesDiffer, TIMES_EQUAL)
  .refine(isWholePin, HALF_PIN)

/** What the form checks before it publishes. */
export const PublishedEvent = z
  .strictObject({
    ...EventFields,
    description: EventFields.description.default(''),
    venue_latitude: EventFields.venue_latitude.default(null),
    venue_longitude: EventFields.venue_longitude.default(null),
    time_zone: EventFields.time_zone.optional(),
    places: EventFields.places.default(null),
    price: EventFields.price.default(''),
    guests_allowed: EventFields.guests_allowed.default(false),
    drawn_cover: EventFields.drawn_cover.default(0),
    host: EventFields.host.default({ type: 'person' }),
  })
  .refine(timesDiffer, TIMES_EQUAL)
  .refine(isWholePin, HALF_PIN)

/** Left out, a field stays as it is. */
export const EventChanges = z
  .strictObject(OpenFields)
  .partial()
  .refine(timesDiffer, TIMES_EQUAL)
  .refine(isWholePin, HALF_PIN)
