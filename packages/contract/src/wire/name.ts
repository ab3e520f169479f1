import * as z from 'zod'
import { anyOf, readsAsLink } from './link.ts'
import { isWellFormed, NOT_WELL_FORMED } from './text.ts'

/**
 * Characters that show nothing, or nothing that a name needs: Unicode's own lists, and glyphs that are blank.
 */
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\uFFFC\uFFFD\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u

/** Invisible but needed: it joins two emoji, colours one, spells a word or picks the form of a Han letter. */
const NEEDED = anyOf(
  [
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[0-9#*])\uFE0F(?=\u20E3)`,
    // the flags of England, Scotland and Wales, and no other text in tags
    String.raw`(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
    String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
    String.raw`(?<=[\p{Script=Arabic}\p{Script=Syriac}]\p{M}*)\u200C(?=[\p{Script=Arabic}\p{Script=Syriac}])`,
    String.raw`(?<=[\u1820-\u18AA])[\u180B-\u180F]`,
    // after the sign that takes the vowel from a letter of an Indic script
    String.raw`(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]`,
    String.raw`(?<=\u09B0)\u200D(?=\u09CD)`,
  ],
  'gu',
)

/**
 * A mark without a letter, or a fifth one on the same letter; checked in NFD, where marks are separate
 * characters.
 */
const STACKED = /(?:^|\s)\p{M}|\p{M}{5}/u

/** Alphabets with letters that look the same: a word may use one of them. */
const LOOKALIKES = ['Latin', 'Greek', 'Cyrillic', 'Coptic', 'Armenian', 'Cherokee', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)
const isMixed = (word: string) => LOOKALIKES.filter((script) => script.test(word)).length > 1

const tidy = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()

/** Why this cannot be a name, or null. */
function faultOf(name: string, needs: RegExp): string | null {
  if (UNSEEN.test(name.replaceAll(NEEDED, '')))
    return 'has characters that cannot be shown. Type it instead of pasting it.'
  if (STACKED.test(name.normalize('NFD'))) return 'has too many accents on one letter.'
  if (!needs.test(name))
    return needs === LETTER ? 'needs at least one letter.' : 'needs at least one letter or digit.'
  if (readsAsLink(name)) return 'cannot hold a link or an email address. Leave a space after a dot.'
  if (name.split(/[^\p{L}\p{M}\p{N}'’]+/u).some(isMixed))
    return 'mixes alphabets in one word. Use one of them.'
  return null
}

const LETTER = /\p{L}/u
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u

const nameOf =
  (needs: RegExp) =>
  (label: string, max: number, min = 1) =>
    z
      .string({ error: `${label} is required.` })
      .refine(isWellFormed, { error: NOT_WELL_FORMED, abort: true })
      .overwrite(tidy)
      .min(min, {
        error: min > 1 ? `${label} needs at least ${min} letters.` : `${label} is required.`,
        abort: true,
      })
      .max(max, { error: `${label} may have up to ${max} letters.`, abort: true })
      .refine((name) => faultOf(name, needs) === null, {
        error: ({ input }) => `${label} ${faultOf(String(input), needs)}`,
      })

/**
 * The name of a person or a business: others must be able to read it, and no mail may turn it into a link.
 */
export const personName = nameOf(LETTER)

/** The name of a group or an event; '1860' is one. */
export const title = nameOf(LETTER_OR_DIGIT)
