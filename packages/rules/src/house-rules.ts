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
  /** In these last seconds of the session the knockout stage begins by itself; 0 is never. */
  knockoutLastS: number
  scoredDraw: DrawRule
  goallessDraw: DrawRule
  maxWinsInARow: number | null
  atZero: 'stop' | 'last_play'
  changeoverS: number
}

/** [M-1] The specification's rules: seven minutes, two clear goals, a toss after a draw, thirty seconds to change over. */
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

/** [M-2] Presets by name; each starts from the specification's rules. */
export const PRESETS = {
  specification: { name: 'Specification', rules: SPECIFICATION_RULES },
  first_to_two: { name: 'First to two', rules: { ...SPECIFICATION_RULES, win: { by: 'goals', goals: 2 } } },
  seven_minutes_two_goals: {
    name: 'Seven minutes, two goals',
    rules: { ...SPECIFICATION_RULES, win: { by: 'goals', goals: 2 }, scoredDraw: 'longest_on_off' },
  },
  cap_of_three: { name: 'Cap of three', rules: { ...SPECIFICATION_RULES, maxWinsInARow: 3 } },
} as const satisfies Record<string, { name: string; rules: HouseRules }>

export type Preset = keyof typeof PRESETS

const BY_TIME: HouseRules = { ...SPECIFICATION_RULES, win: { by: 'time' } }

/** [M-13] The rules of a sport when its group sets none. */
const SPORT_RULES: Record<string, HouseRules> = {
  basketball: { ...SPECIFICATION_RULES, win: { by: 'goals', goals: 11 }, knockoutGoals: 2 },
  volleyball: { ...SPECIFICATION_RULES, win: { by: 'goals', goals: 15 }, durationS: 900, knockoutGoals: 5 },
  tennis: { ...SPECIFICATION_RULES, win: { by: 'goals', goals: 7 }, durationS: 900, knockoutGoals: 1 },
  padel: { ...SPECIFICATION_RULES, win: { by: 'goals', goals: 7 }, durationS: 900, knockoutGoals: 1 },
  netball: { ...BY_TIME, durationS: 600 },
  cricket: { ...BY_TIME, durationS: 1200 },
}

export const rulesOfSport = (sportId: string): HouseRules => SPORT_RULES[sportId] ?? SPECIFICATION_RULES
