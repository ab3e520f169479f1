/** [E-4] The team that won most matches of an evening; nobody when two won as many, or nobody won at all. */
export function eveningWinner(
  matches: readonly { winner: number | null }[],
): { team: number; wins: number } | null {
  const wins = new Map<number, number>()
  for (const { winner } of matches) if (winner !== null) wins.set(winner, (wins.get(winner) ?? 0) + 1)
  const [first, second] = [...wins].sort(([, a], [, b]) => b - a)
  if (!first || first[1] === second?.[1]) return null
  return { team: first[0], wins: first[1] }
}
