/** How many grounds the style sheet has (.ground0 to .ground11), each 7.2 to 1 or better with its letters. */
const COLOURS = 12

/** Chosen by the whole name, so that the same person has the same ground on every screen. */
export function avatarColour(name: string): string {
  let hash = 2166136261
  for (const char of name.trim().toLowerCase()) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return `ground${(hash >>> 0) % COLOURS}`
}

/** First letters of the first and the last name; a single name gives its first two. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = Array.from(words[0] ?? '')
  const last = words.length > 1 ? Array.from(words.at(-1) ?? '')[0] : first[1]
  return `${first[0] ?? '?'}${last ?? ''}`.toLocaleUpperCase()
}
