import { readsAsLink } from '@turnout/contract/wire/link'

const IN_A_SUBJECT = 40
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What could begin a line, turn the reading round or hide; names from before it was refused may have it. */
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** Mail programs make links of plain text; none of them does so across a space. */
const defused = (name: string) =>
  readsAsLink(name) ? name.normalize('NFKC').replaceAll(/([.。:@/\\])(?=\S)/gu, '$1 ') : name

const inQuotes = (name: string) => `“${name}”`

const plain = (name: string) => defused(name.replaceAll(HIDDEN, '').replaceAll(/[“”]/g, "'"))

/** A name that people chose, in the text of a mail: one sees where it begins and ends, and it is no link. */
export const quoted = (name: string): string => inQuotes(plain(name))

/** The same in a subject, cut so that the words around it are seen. */
export function quotedShort(name: string): string {
  const letters = Array.from(graphemes.segment(plain(name)), ({ segment }) => segment)
  if (letters.length <= IN_A_SUBJECT) return inQuotes(letters.join(''))
  return inQuotes(
    `${letters
      .slice(0, IN_A_SUBJECT - 1)
      .join('')
      .trimEnd()}…`,
  )
}
