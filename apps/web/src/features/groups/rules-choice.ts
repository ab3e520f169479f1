import { toMatchRules } from '@turnout/contract/convert-match-rules'
import type { MatchRules } from '@turnout/contract/match-rules'
import { isEqual } from '@turnout/rules/deep-equal'
import { PRESETS, type Preset, rulesOfSport } from '@turnout/rules/rule-presets'

/** The sport's usual rules, or a preset by name. */
export type RulesChoice = 'sport' | Preset

/** The rules of a name. */
export const rulesOfChoice = (name: RulesChoice, sportId: string): MatchRules =>
  toMatchRules(name === 'sport' ? rulesOfSport(sportId) : PRESETS[name].rules)

const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

/** The names to choose from. Presets that equal the sport's own rules are left out. */
export const rulesChoices = (sportId: string): RulesChoice[] => [
  'sport',
  ...PRESET_NAMES.filter((name) => !isEqual(rulesOfChoice(name, sportId), rulesOfChoice('sport', sportId))),
]

/** The name of these rules; 'own' if no name has them. */
export const rulesChoiceOf = (rules: MatchRules, sportId: string): RulesChoice | 'own' =>
  rulesChoices(sportId).find((name) => isEqual(rules, rulesOfChoice(name, sportId))) ?? 'own'

type Win = MatchRules['win']

/** Changes the way of winning; the number of goals stays if there is one. */
export function changeWinRule(by: Win['by'], before: Win): Win {
  const goals = before.by === 'time' ? 2 : before.goals
  switch (by) {
    case 'lead':
      return { by, lead: 2, goals }
    case 'goals':
      return { by, goals }
    case 'time':
      return { by }
  }
}

const MINUTE = 60

/** A length in minutes and seconds, for two fields. */
export const toMinutes = (seconds: number) => ({
  minutes: Math.floor(seconds / MINUTE),
  seconds: seconds % MINUTE,
})

/** Back to seconds, at most the longest match. */
export const toSeconds = ({ minutes, seconds }: { minutes: number; seconds: number }, longest: number) =>
  Math.min(minutes * MINUTE + seconds, longest)
