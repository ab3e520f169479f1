import { type MatchRules, matchRules } from '@turnout/contract/match-rules'
import { PRESETS, type Preset, rulesOfSport } from '@turnout/rules/house-rules'
import { isSame } from '@turnout/rules/same'

/** The sport's usual rules, or a preset by name. */
export type NamedRules = 'sport' | Preset

/** The rules that a name stands for. */
export const rulesNamed = (name: NamedRules, sportId: string): MatchRules =>
  matchRules(name === 'sport' ? rulesOfSport(sportId) : PRESETS[name].rules)

const PRESET_NAMES = Object.keys(PRESETS) as Preset[]

/** What there is to choose from: presets that say the same as the sport would be there twice. */
export const namesFor = (sportId: string): NamedRules[] => [
  'sport',
  ...PRESET_NAMES.filter((name) => !isSame(rulesNamed(name, sportId), rulesNamed('sport', sportId))),
]

/** The name of these rules; a group that set them one by one has rules of its own. */
export const nameOf = (rules: MatchRules, sportId: string): NamedRules | 'own' =>
  namesFor(sportId).find((name) => isSame(rules, rulesNamed(name, sportId))) ?? 'own'

type Win = MatchRules['win']

/** Won in another way, by the numbers that were there already, as far as it knows them. */
export function wonBy(by: Win['by'], before: Win): Win {
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
export const inMinutes = (seconds: number) => ({
  minutes: Math.floor(seconds / MINUTE),
  seconds: seconds % MINUTE,
})

/** And back; the seconds give way where the longest match has none. */
export const inSeconds = ({ minutes, seconds }: { minutes: number; seconds: number }, longest: number) =>
  Math.min(minutes * MINUTE + seconds, longest)
