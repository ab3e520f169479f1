/** Runs the action this many times at once. */
export const concurrently = <T>(many: number, action: (nr: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, nr) => action(nr)))

/** Counts the answers by kind: 'ok', or the name of the refusal. */
export function tally(
  answers: readonly { status: number; problem: { code: string } }[],
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status, problem } of answers) {
    const name = status < 400 ? 'ok' : problem.code
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
