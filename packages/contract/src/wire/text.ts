import * as z from 'zod'

// direction overrides can make a name read as another one
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what we refuse
const CONTROLS = /[\u0000-\u001F\u007F]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a paragraph may have lines and tabs
const CONTROLS_BUT_LINES = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

const tidy = (text: string) => text.normalize('NFC').replaceAll(DIRECTION_OVERRIDES, '').trim()
// half of a surrogate pair cannot be stored as UTF-8
export const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text)
export const NOT_WELL_FORMED = 'This text has characters that cannot be read.'

/** Text people wrote: trimmed, NFC, without these characters, `min` to `max` letters. */
const written =
  (refused: RegExp, fewest: number) =>
  (label: string, max: number, min = fewest) =>
    z
      .string({ error: `${label} is required.` })
      .refine(isWellFormed, NOT_WELL_FORMED)
      .overwrite(tidy)
      .min(min, min > 1 ? `${label} needs at least ${min} letters.` : `${label} is required.`)
      .max(max, `${label} may have up to ${max} letters.`)
      .refine((text) => !refused.test(text), `${label} has characters that cannot be shown.`)

export const line = written(CONTROLS, 1)
/** Lines may break. */
export const paragraphs = written(CONTROLS_BUT_LINES, 0)

/** Also matches empty text, which has its own message. */
const EMAIL = /^([^\s@,;:"'<>()[\]\\]+@[^\s@,;:"'<>()[\]\\.]+(\.[^\s@,;:"'<>()[\]\\.]+)+)?$/

/** One address: no comma, quote, space or control character, at most 254 letters (docs/security.md, B7). */
export const email = z
  .string({ error: 'Email is required.' })
  .refine(isWellFormed, NOT_WELL_FORMED)
  .overwrite(tidy)
  .min(1, 'Email is required.')
  .max(254, 'An email address may have up to 254 letters.')
  .regex(EMAIL, 'This is not an email address.')
  .refine((text) => !CONTROLS.test(text), 'This is not an email address.')

const PHONE = /^(\+?[0-9 ()./-]{5,30})?$/

export const phone = z
  .string({ error: 'Phone number is required.' })
  .overwrite(tidy)
  .min(1, 'Phone number is required.')
  .max(30, 'A phone number may have up to 30 characters.')
  .regex(PHONE, 'This is not a phone number.')

/**
 * A password is byte-exact: neither trimmed nor normalised (docs/security.md, A2). A rule checks its length
 * (A-1).
 */
export const password = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(1024, 'Password must be at most 128 characters long.')
  .refine(isWellFormed, NOT_WELL_FORMED)

const id = z.uuid('This is not an id.')

/** An id in a body: malformed is 422. */
export const Id = id

/** An id in a path: a malformed one is as unknown as any other, 404. */
export const PathId = id.meta({ unknownWhenMalformed: true })
