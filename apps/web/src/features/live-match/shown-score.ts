/** A press on its way: one goal more or one less for a team. */
export type Goal = { teamId: string; by: number }

/** What the board shows while presses are on their way: the score each press was meant to bring about. */
export type Held = { matchNumber: number; scores: Readonly<Record<string, number>> } | null

type OnBoard = { matchNumber: number; teamId: string; score: number }

/** Presses that waited through a reload were meant on top of whatever the server says. */
const net = (waiting: readonly Goal[], teamId: string): number =>
  waiting.filter((goal) => goal.teamId === teamId).reduce((sum, { by }) => sum + by, 0)

/**
 * A press is counted at once and only once: between the server's new state and its answer to the press, adding
 * the one to the other would show the goal twice.
 */
export function shownScore(
  held: Held,
  { matchNumber, teamId, score }: OnBoard,
  waiting: readonly Goal[],
): number {
  const meant = held?.matchNumber === matchNumber ? held.scores[teamId] : undefined
  return meant ?? Math.max(0, score + net(waiting, teamId))
}

/** The board after one more press. */
export function hold(held: Held, { matchNumber, teamId, score }: OnBoard): Held {
  const before = held?.matchNumber === matchNumber ? held.scores : {}
  return { matchNumber, scores: { ...before, [teamId]: score } }
}
