/** More words are ignored: each costs a lookup in the index. */
const MAX_TERMS = 8

// letters that Unicode decomposition leaves whole
const SPECIAL_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case without accents, one space between words: 'munchen' also finds 'München'. */
export const normalizeForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => SPECIAL_LETTERS[letter] ?? letter)
    .split(/\s/)
    .filter(Boolean)
    .join(' ')

/** One word of a search: found anywhere, or only where a word begins. */
export type SearchTerm = { word: string; where: 'anywhere' | 'begins' }

/**
 * [G-12] The words that a text must contain, all of them. Three letters or digits in a row are found
 * anywhere, fewer only at the beginning of a word: the index cannot find one or two in the middle. Parts
 * without a letter or digit are ignored; null if there are no others, because no text can match.
 */
export function searchTerms(text: string): SearchTerm[] | null {
  const parts = normalizeForSearch(text).split(' ').filter(Boolean)
  const words = parts.filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (parts.length > 0 && words.length === 0) return null
  return words
    .slice(0, MAX_TERMS)
    .map((word) => ({ word, where: /[\p{L}\p{N}]{3}/u.test(word) ? 'anywhere' : 'begins' }))
}

/** [G-13] [V-6] A shorter word with one wrong letter is similar to too many others. */
const MIN_LETTERS_FOR_ERRORS = 5

/** [G-13] [V-6] Whether a word is also found where it is spelt a little differently. */
export const mayBeMisspelt = (word: string): boolean => [...word].length >= MIN_LETTERS_FOR_ERRORS
