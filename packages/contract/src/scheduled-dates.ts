import * as z from 'zod'
import { Degrees } from './wire/degrees.ts'
import { line } from './wire/text.ts'
import { LocalDate, TimeOfDay } from './wire/time.ts'

const Hours = { date: LocalDate, start_time: TimeOfDay, end_time: TimeOfDay }

const timesDiffer = (hours: { start_time: string; end_time: string }) => hours.start_time !== hours.end_time
const TIMES_EQUAL = { path: ['end_time'], message: 'Start and end time cannot be the same.' }

/** A day and its hours by the clock at the venue. */
export const NewDate = z.strictObject(Hours).refine(timesDiffer, TIMES_EQUAL)

const OtherVenue = z.strictObject({
  name: line('Venue name', 120),
  address: line('Venue address', 300),
  latitude: Degrees(90),
  longitude: Degrees(180),
})

/** Left out, the venue stays as it is; null is the group's own. */
export const MovedDate = z
  .strictObject({ ...Hours, venue: OtherVenue.nullable().optional() })
  .refine(timesDiffer, TIMES_EQUAL)
