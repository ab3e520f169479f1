import { type HouseRules, SPECIFICATION_RULES } from './house-rules.ts'

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
