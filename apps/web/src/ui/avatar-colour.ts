/** The number of colours in the style sheet (.ground0 to .ground11), each with a contrast of 7.2 or better. */
const COLOURS = 12

/** Chosen by the whole name, so that a person has the same colour on every screen. */
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
