export interface Random {
  chance(probability: number): boolean
  /** Both ends included. */
  int(from: number, to: number): number
  of<T>(values: readonly T[]): T
  shuffled<T>(values: readonly T[]): T[]
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    chance: (probability) => next() < probability,
    int,
    of: (values) => values[int(0, values.length - 1)]!,
    shuffled: (values) =>
      values
        .map((value) => [next(), value] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, value]) => value),
  }
}
