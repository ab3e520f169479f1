/** So much of a message stands before the first word that was found. */
const BEFORE = 30

/** In any letters and without accents, as the server compares; as long as the text itself. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('')

/** The text from a little before the first of these words. */
export function excerpt(text: string, words: string): string {
  const inText = folded(text)
  const places = words
    .split(/\s+/)
    .map((word) => inText.indexOf(folded(word)))
    .filter((at) => at >= 0)
  const first = Math.min(...places)
  if (places.length === 0 || first <= BEFORE) return text
  const start = text.indexOf(' ', first - BEFORE)
  return `… ${text.slice(start > 0 && start < first ? start + 1 : first)}`
}
