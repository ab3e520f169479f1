/** The same whole numbers below `most` every time: the club looks alike on every machine. Never for tokens. */
export function seeded(seed: number): (max: number) => number {
  let state = seed
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * max)
  }
}
