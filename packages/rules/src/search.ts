/** Nobody looks for more words than this, and each costs a look into the index. */
const MOST_WORDS = 8

// what decomposing leaves whole
const SPELLED: Readonly<Record<string, string>> = {
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

/** Small letters without their accents, one space between words: who types 'munchen' means 'München' too. */
export const plainly = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => SPELLED[letter] ?? letter)
    .split(/\s+/)
    .filter(Boolean)
    .join(' ')

/** One word of a search: found anywhere, or only where a word begins. */
export type SearchedWord = { word: string; where: 'anywhere' | 'begins' }

/**
 * [G-12] The words that a text must all have. Three letters or digits in a row are found anywhere, fewer only
 * where a word begins: an index can find neither one nor two in the middle. Signs beside words do not count,
 * and signs alone are null: nothing says them.
 */
export function searchedWords(text: string): SearchedWord[] | null {
  const said = plainly(text).split(' ').filter(Boolean)
  const words = said.filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (said.length > 0 && words.length === 0) return null
  return words
    .slice(0, MOST_WORDS)
    .map((word) => ({ word, where: /[\p{L}\p{N}]{3}/u.test(word) ? 'anywhere' : 'begins' }))
}
