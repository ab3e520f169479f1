/** Who meets whom in a cup. Winner-stays is a game without a cup. */
export const CUP_FORMATS = ['round_robin', 'groups', 'knockout'] as const
export type CupFormat = (typeof CUP_FORMATS)[number]

/** What separates teams with equally many points; a toss follows the last of them. */
export const TIE_BREAKERS = ['between_themselves', 'goal_difference', 'goals'] as const
export type TieBreaker = (typeof TIE_BREAKERS)[number]

export const DRAWN_KNOCKOUT = ['toss', 'next_goal'] as const

export const POINTS_BOUNDS = { min: 0, max: 10 }

export const FEWEST_TEAMS = 3

export interface CupPlan {
  is: CupFormat
  /** By number, in the order in which they arrived or were drawn: byes go to the first. */
  teams: readonly number[]
  /** In a round robin: how often every two teams meet. */
  legs: 1 | 2
  /** In groups: how many. */
  groups: 2 | 4
  thirdPlace: boolean
  points: { win: number; draw: number; loss: number }
  tieBreakers: readonly TieBreaker[]
  drawnKnockout: (typeof DRAWN_KNOCKOUT)[number]
  /** Of each match, in seconds. */
  durationS: number
}

export interface Cup extends CupPlan {
  /** How often the order of its teams was drawn. */
  draws: number
  /** Teams that have left the cup. */
  withdrawn: readonly number[]
}

/** What decides who plays next, and when it is over. */
export type Format = { is: 'winner_stays' } | Cup

export type FixtureStage =
  | { is: 'league' }
  | { is: 'group'; group: number }
  /** A knockout round by the places in it: 2 is the final. `no` counts its matches from 1. */
  | { is: 'knockout'; of: number; no: number }
  | { is: 'third_place' }

/** Who plays in a fixture; groups and ranks count from 0, fixtures from 1. */
export type Place =
  | { is: 'team'; team: number }
  | { is: 'winner' | 'loser'; of: number }
  | { is: 'group'; group: number; rank: number }

/** One match that the format asks for. A fixture refers only to earlier ones. */
export interface Fixture {
  number: number
  stage: FixtureStage
  a: Place
  b: Place
}

/** [O-8] In a table a draw is a result; everywhere else it must be decided. */
export const isKnockout = ({ is }: FixtureStage): boolean => is === 'knockout' || is === 'third_place'
