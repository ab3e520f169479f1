/**
 * All chance in drawings comes from facts, so that a group keeps its picture and a person their shirt, on
 * every phone and after every reload. This is FNV-1a over 32 bits: short, the same in every engine, and even
 * enough for choosing a shirt. It protects no secret.
 */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return sum >>> 0
}

/** A sequence of numbers from 0 up to 1: the same for the same seed (Mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T
