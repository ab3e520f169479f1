import { readsAsLink } from '@turnout/contract/wire/link'

const MAX_IN_SUBJECT = 40
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What could begin a line, turn the reading round or hide; names from before it was refused may have it. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Mail programs make links of plain text; none of them does so across a space. */
const breakLinks = (name: string) =>
  readsAsLink(name) ? name.normalize('NFKC').replaceAll(/([.。:@/\\])(?=\S)/gu, '$1 ') : name

const inQuotes = (name: string) => `“${name}”`

const cleanName = (name: string) => breakLinks(name.replaceAll(HIDDEN, '').replaceAll(/[“”]/g, "'"))

/** A name that people chose, in the text of a mail: one sees where it begins and ends, and it is no link. */
export const quoteName = (name: string): string => inQuotes(cleanName(name))

/** The same in a subject, cut so that the words around it are seen. */
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
