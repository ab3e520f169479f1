import { MatchRules, toHouseRules } from '@turnout/contract/match-rules'
import { type Bounds, GROUP_BOUNDS } from '@turnout/rules/bounds'
import { DRAFT_ORDERS } from '@turnout/rules/evening'
import { RULE_BOUNDS } from '@turnout/rules/house-rules'
import { isSame } from '@turnout/rules/same'
import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { forget, keep, kept } from '../../platform/storage.ts'
import type { GroupValues } from './group-values.ts'

/** Which form it is a draft of, and of which group as it then was: nothing is laid over what somebody else changed since. */
export type DraftOf = { name: string; group: string }

export const OF_A_NEW_GROUP: DraftOf = { name: 'draft.group', group: 'new' }

export const draftOfGroup = (groupId: string, values: GroupValues): DraftOf => ({
  name: `draft.group.${groupId}`,
  group: JSON.stringify(values),
})

/** Whatever lies there. */
type Said = Partial<Record<keyof GroupValues | 'of', unknown>>

const text = (said: unknown) => (typeof said === 'string' ? said : '')
const number = (said: unknown) => (typeof said === 'number' ? said : null)

const isWeekday = (said: unknown): said is Weekday => WEEKDAYS.some((day) => day === said)

/** What of a draft still makes sense; an older version of this page may have written it. */
const typedIn = (said: Said) => ({
  name: text(said.name),
  description: text(said.description),
  venue_name: text(said.venue_name),
  venue_address: text(said.venue_address),
  venue_latitude: number(said.venue_latitude),
  venue_longitude: number(said.venue_longitude),
  playing_days: Array.isArray(said.playing_days) ? said.playing_days.filter(isWeekday) : [],
  game_start_time: text(said.game_start_time),
  game_end_time: text(said.game_end_time),
  rules: text(said.rules),
  draft_order: DRAFT_ORDERS.find((order) => order === said.draft_order) ?? 'team_by_team',
  weather_policy: text(said.weather_policy),
  substitution_policy: text(said.substitution_policy),
})

const isWithin = ({ min, max }: Bounds, said: unknown): said is number =>
  Number.isInteger(said) && Number(said) >= min && Number(said) <= max

/** A page reads rules for their form alone; a form that takes them has to be able to send them, too. */
function areRules(said: unknown): said is MatchRules {
  if (!MatchRules.safeEncode(said as MatchRules).success) return false
  const rules = toHouseRules(said as MatchRules)
  const numbers: Record<string, unknown> = { ...rules, ...rules.win }
  // not every way of winning has each of them, and a winner may stay on without end
  return Object.entries(RULE_BOUNDS).every(([name, bounds]) => isWithin(bounds, numbers[name] ?? bounds.min))
}

/** The counts and the rules of the house belong to the sport that they were typed for. */
const numbersIn = (said: Said): Partial<GroupValues> => ({
  ...(isWithin(GROUP_BOUNDS.teams, said.max_teams) && { max_teams: said.max_teams }),
  ...(isWithin(GROUP_BOUNDS.playersPerTeam, said.max_players_per_team) && {
    max_players_per_team: said.max_players_per_team,
  }),
  ...(isWithin(GROUP_BOUNDS.venueRadius, said.venue_radius) && { venue_radius: said.venue_radius }),
  ...(typeof said.referee_required === 'boolean' && { referee_required: said.referee_required }),
  ...(areRules(said.match_rules) && { match_rules: said.match_rules }),
})

/** What was typed before, on this phone, laid over the form as it would be without; null when nothing was. */
export function draftOver({ name, group }: DraftOf, blank: GroupValues): GroupValues | null {
  try {
    const said: Said | null = JSON.parse(kept(name) ?? 'null')
    if (said?.of !== group) return null
    const numbers = said.sports_type === blank.sports_type ? numbersIn(said) : {}
    const values = { ...blank, ...typedIn(said), ...numbers }
    return isSame(values, blank) ? null : values
  } catch {
    return null
  }
}

export const keepDraft = ({ name, group }: DraftOf, values: GroupValues): void =>
  keep(name, JSON.stringify({ ...values, of: group }))

export const forgetDraft = ({ name }: DraftOf): void => forget(name)
