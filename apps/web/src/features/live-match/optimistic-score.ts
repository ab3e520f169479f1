import { isOlder, type Versioned } from '@turnout/contract/live-feed'

/** A command in flight: one goal more or one less for a team. */
export type PendingGoal = { teamId: string; by: number }

/** The scores with the commands in flight, and the version of the game that contains all of them. */
export type OptimisticScores = {
  matchNumber: number
  scores: Readonly<Record<string, number>>
  /** Null until the last command is answered. */
  confirmed: Versioned | null
} | null

/** Whether the state of the game contains the goals, so that the server's score shows. */
export const isConfirmed = (optimistic: OptimisticScores, game: Versioned): boolean =>
  Boolean(optimistic?.confirmed && !isOlder(game, optimistic.confirmed))

type BoardScore = { matchNumber: number; teamId: string; score: number }

/** Commands that waited through a reload count on top of the server's score. */
const netGoals = (pending: readonly PendingGoal[], teamId: string): number =>
  pending.filter((goal) => goal.teamId === teamId).reduce((sum, { by }) => sum + by, 0)

/** Adding the command to the state would show a goal twice between the new state and the answer to the command. */
export function optimisticScore(
  optimistic: OptimisticScores,
  { matchNumber, teamId, score }: BoardScore,
  pending: readonly PendingGoal[],
): number {
  const expected = optimistic?.matchNumber === matchNumber ? optimistic.scores[teamId] : undefined
  return expected ?? Math.max(0, score + netGoals(pending, teamId))
}

export function withScore(
  optimistic: OptimisticScores,
  { matchNumber, teamId, score }: BoardScore,
): OptimisticScores {
  const scores = optimistic?.matchNumber === matchNumber ? optimistic.scores : {}
  return { matchNumber, scores: { ...scores, [teamId]: score }, confirmed: null }
}
