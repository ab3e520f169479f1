/** Characters that are shown before the first found word. */
const BEFORE = 30

/** Lower case without accents, as the server compares; same length as the text. */
const folded = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('')

/** The text from shortly before the first of these words. */
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
