import { readsAsLink } from '@turnout/contract/wire/link'

const MAX_IN_SUBJECT = 40
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Characters that break a line, change the direction or are invisible; names from before they were refused
 * may have them.
 */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Mail programs turn plain text into links, but not across a space. */
const breakLinks = (name: string) =>
  readsAsLink(name) ? name.normalize('NFKC').replaceAll(/([.。:@/\\])(?=\S)/gu, '$1 ') : name

const inQuotes = (name: string) => `“${name}”`

const cleanName = (name: string) => breakLinks(name.replaceAll(HIDDEN, '').replaceAll(/[“”]/g, "'"))

/** A name for the text of a mail: quoted, and never a link. */
export const quoteName = (name: string): string => inQuotes(cleanName(name))

/** The same for a subject, cut so that the other words stay visible. */
export function quoteNameShort(name: string): string {
  const letters = Array.from(graphemes.segment(cleanName(name)), ({ segment }) => segment)
  if (letters.length <= MAX_IN_SUBJECT) return inQuotes(letters.join(''))
  return inQuotes(
    `${letters
      .slice(0, MAX_IN_SUBJECT - 1)
      .join('')
      .trimEnd()}…`,
  )
}
