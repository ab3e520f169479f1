import type { Bounds } from './bounds.ts'

/** What ends a match before its time. */
export type WinRule =
  | { by: 'lead'; lead: number; goals: number }
  | { by: 'goals'; goals: number }
  | { by: 'time' }

/** What happens to the two sides of a drawn match. */
export const DRAW_RULES = [
  'toss',
  'both_off',
  'both_off_else_longest_off',
  'longest_on_off',
  'challenger_off',
] as const
export type DrawRule = (typeof DRAW_RULES)[number]

export const RULE_BOUNDS = {
  durationS: { min: 60, max: 3600 },
  lead: { min: 1, max: 10 },
  goals: { min: 1, max: 50 },
  knockoutGoals: { min: 1, max: 10 },
  knockoutLastS: { min: 0, max: 7200 },
  maxWinsInARow: { min: 2, max: 10 },
  changeoverS: { min: 0, max: 300 },
} as const satisfies Record<string, Bounds>

/** A group's own rules; times in seconds. */
export interface HouseRules {
  durationS: number
  win: WinRule
  knockoutGoals: number
  /** In these last seconds of the session the knockout stage begins without a command; 0 is never. */
  knockoutLastS: number
  scoredDraw: DrawRule
  goallessDraw: DrawRule
  maxWinsInARow: number | null
  atZero: 'stop' | 'last_play'
  changeoverS: number
}

/**
 * [M-1] The specification's rules: seven minutes, two clear goals, a toss after a draw with goals, both teams off after
 * 0-0, thirty seconds to change over.
 */
export const SPECIFICATION_RULES: HouseRules = {
  durationS: 420,
  win: { by: 'lead', lead: 2, goals: 2 },
  knockoutGoals: 1,
  knockoutLastS: 600,
  scoredDraw: 'toss',
  goallessDraw: 'both_off',
  maxWinsInARow: null,
  atZero: 'stop',
  changeoverS: 30,
}
