import * as z from 'zod'

/** An instant: ISO 8601 in UTC on the wire, milliseconds since 1970 inside. */
export const Instant = z.codec(z.iso.datetime(), z.number(), {
  decode: (text) => Date.parse(text),
  encode: (ms) => new Date(ms).toISOString(),
})

/** A local time of day, HH:MM. Seconds that a form adds are cut off. */
export const TimeOfDay = z
  .string({ error: 'Give a time.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Give a time as HH:MM.')
  .overwrite((text) => text.slice(0, 5))

/** A date without a zone, YYYY-MM-DD. */
export const LocalDate = z.iso.date('Give a date as YYYY-MM-DD.')

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An IANA name, such as Europe/London. */
export const TimeZone = z
  .string()
  .max(60)
  .regex(/^[A-Za-z]/, 'Give a time zone as Europe/London.')
  .refine(isTimeZone, "We don't know this time zone.")
