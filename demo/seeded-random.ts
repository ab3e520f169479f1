/** The same whole numbers below `max` every time, so that the demo is equal on every machine. Never for tokens. */
export function seeded(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}
