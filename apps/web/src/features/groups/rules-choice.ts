import { toMatchRules } from '@turnout/contract/convert-match-rules'
import type { MatchRules } from '@turnout/contract/match-rules'
import { isEqual } from '@turnout/rules/deep-equal'
import { PRESETS, type Preset, rulesOfSport } from '@turnout/rules/rule-presets'

/** The sport's usual rules, or a preset by name. */
export type RulesChoice = 'sport' | Preset

/** The rules that a name stands for. */
export const rulesOfChoice = (name: RulesChoice, sportId: string): MatchRules =>
  toMatchRules(name === 'sport' ? rulesOfSport(sportId) : PRESETS[name].rules)

const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

/** What there is to choose from: presets that say the same as the sport would be there twice. */
export const rulesChoices = (sportId: string): RulesChoice[] => [
  'sport',
  ...PRESET_NAMES.filter((name) => !isEqual(rulesOfChoice(name, sportId), rulesOfChoice('sport', sportId))),
]

/** The name of these rules; a group that set them one by one has rules of its own. */
export const rulesChoiceOf = (rules: MatchRules, sportId: string): RulesChoice | 'own' =>
  rulesChoices(sportId).find((name) => isEqual(rules, rulesOfChoice(name, sportId))) ?? 'own'

type Win = MatchRules['win']

/** Won in another way, by the numbers that were there already, as far as it knows them. */
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

/** A length as two numbers that one can type. */
export const toMinutes = (seconds: number) => ({
  minutes: Math.floor(seconds / MINUTE),
  seconds: seconds % MINUTE,
})

/** And back; the seconds give way where the longest match has none. */
export const toSeconds = ({ minutes, seconds }: { minutes: number; seconds: number }, longest: number) =>
  Math.min(minutes * MINUTE + seconds, longest)
