const SENTENCE_END = /[.!?…](?=\s)|\n/g
/** A shorter sentence is a number or a greeting. */
const MIN_LENGTH = 8

/** The first sentence or line of an announcement, and what follows it. */
export function announcementParts(text: string): { title: string; rest: string } {
  const end = [...text.matchAll(SENTENCE_END)].find(({ index }) => index >= MIN_LENGTH)
  if (!end) return { title: text, rest: '' }
  const isMark = end[0] === '!' || end[0] === '?'
  return {
    title: text.slice(0, end.index + (isMark ? 1 : 0)),
    rest: text.slice(end.index + 1).trim(),
  }
}
