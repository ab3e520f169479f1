import type { FixtureStage } from './cup/format.ts'

/** Why these two play next, or why a coin decides. */
export type Reason =
  | { because: 'first-in-line' }
  | { because: 'chosen' }
  | { because: 'rematch' }
  | { because: 'winner-stays'; stays: number }
  | { because: 'wins-cap'; off: number; wins: number }
  | { because: 'wins-cap-one-off'; off: number; stays: number; wins: number }
  | { because: 'both-off' }
  | { because: 'longest-on-off'; off: number; stays: number }
  | { because: 'challenger-off'; off: number; stays: number }
  | { because: 'draw-needs-toss' }
  | { because: 'nobody-longer-toss' }
  /** `cap` is null; games of earlier versions also tossed a coin when a team had reached the limit of wins (L-8). */
  | { because: 'one-waits-toss'; cap: { off: number; wins: number } | null }
  | { because: 'toss-won'; stays: number }
  /** The next match of a cup; `nextGoal` after it was drawn. */
  | { because: 'cup-match'; fixture: number; stage: FixtureStage; nextGoal: boolean }
  /** Two teams of a drawn knockout match, or two that are level in a table. */
  | { because: 'cup-toss'; stage: FixtureStage }
  | { because: 'cup-waits'; team: number }
  | { because: 'cup-over'; winner: number | null }
