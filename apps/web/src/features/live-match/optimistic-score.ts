/** A press on its way: one goal more or one less for a team. */
export type PendingGoal = { teamId: string; by: number }

/** What the board shows while presses are on their way: the score each press was meant to bring about. */
export type OptimisticScores = { matchNumber: number; scores: Readonly<Record<string, number>> } | null

type BoardScore = { matchNumber: number; teamId: string; score: number }

/** Presses that waited through a reload were meant on top of whatever the server says. */
const netGoals = (pending: readonly PendingGoal[], teamId: string): number =>
  pending.filter((goal) => goal.teamId === teamId).reduce((sum, { by }) => sum + by, 0)

/**
 * A press is counted at once and only once: between the server's new state and its answer to the press, adding
 * the one to the other would show the goal twice.
 */
export function optimisticScore(
  optimistic: OptimisticScores,
  { matchNumber, teamId, score }: BoardScore,
  pending: readonly PendingGoal[],
): number {
  const expected = optimistic?.matchNumber === matchNumber ? optimistic.scores[teamId] : undefined
  return expected ?? Math.max(0, score + netGoals(pending, teamId))
}

/** The board after one more press. */
export function withScore(
  optimistic: OptimisticScores,
  { matchNumber, teamId, score }: BoardScore,
): OptimisticScores {
  const scores = optimistic?.matchNumber === matchNumber ? optimistic.scores : {}
  return { matchNumber, scores: { ...scores, [teamId]: score } }
}
