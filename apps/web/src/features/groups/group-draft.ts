import { MatchRules, toHouseRules } from '@turnout/contract/match-rules'
import { type Bounds, GROUP_BOUNDS } from '@turnout/rules/bounds'
import { isEqual } from '@turnout/rules/deep-equal'
import { DRAFT_ORDERS } from '@turnout/rules/game'
import { RULE_BOUNDS } from '@turnout/rules/house-rules'
import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { getItem, removeItem, setItem } from '../../platform/session/storage.ts'
import type { GroupValues } from './group-values.ts'

/** Which form it is a draft of, and of which group as it then was: nothing is laid over what somebody else changed since. */
export type DraftKey = { name: string; group: string }

export const NEW_GROUP_DRAFT: DraftKey = { name: 'draft.group', group: 'new' }

export const editGroupDraft = (groupId: string, values: GroupValues): DraftKey => ({
  name: `draft.group.${groupId}`,
  group: JSON.stringify(values),
})

/** Whatever lies there. */
type StoredDraft = Partial<Record<keyof GroupValues | 'of', unknown>>

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const toNumber = (value: unknown) => (typeof value === 'number' ? value : null)

const isWeekday = (value: unknown): value is Weekday => WEEKDAYS.some((day) => day === value)

/** What of a draft still makes sense; an older version of this page may have written it. */
const textFields = (stored: StoredDraft) => ({
  name: toText(stored.name),
  description: toText(stored.description),
  venue_name: toText(stored.venue_name),
  venue_address: toText(stored.venue_address),
  venue_latitude: toNumber(stored.venue_latitude),
  venue_longitude: toNumber(stored.venue_longitude),
  playing_days: Array.isArray(stored.playing_days) ? stored.playing_days.filter(isWeekday) : [],
  game_start_time: toText(stored.game_start_time),
  game_end_time: toText(stored.game_end_time),
  rules: toText(stored.rules),
  draft_order: DRAFT_ORDERS.find((order) => order === stored.draft_order) ?? 'team_by_team',
  weather_policy: toText(stored.weather_policy),
  substitution_policy: toText(stored.substitution_policy),
})

const isWithin = ({ min, max }: Bounds, value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

/** A page reads rules for their form alone; a form that takes them has to be able to send them, too. */
function isMatchRules(value: unknown): value is MatchRules {
  if (!MatchRules.safeEncode(value as MatchRules).success) return false
  const rules = toHouseRules(value as MatchRules)
  const numbers: Record<string, unknown> = { ...rules, ...rules.win }
  // not every way of winning has each of them, and a winner may stay on without end
  return Object.entries(RULE_BOUNDS).every(([name, bounds]) => isWithin(bounds, numbers[name] ?? bounds.min))
}

/** The counts and the rules of the house belong to the sport that they were typed for. */
const numberFields = (stored: StoredDraft): Partial<GroupValues> => ({
  ...(isWithin(GROUP_BOUNDS.teams, stored.max_teams) && { max_teams: stored.max_teams }),
  ...(isWithin(GROUP_BOUNDS.playersPerTeam, stored.max_players_per_team) && {
    max_players_per_team: stored.max_players_per_team,
  }),
  ...(isWithin(GROUP_BOUNDS.venueRadius, stored.venue_radius) && { venue_radius: stored.venue_radius }),
  ...(typeof stored.referee_required === 'boolean' && { referee_required: stored.referee_required }),
  ...(isMatchRules(stored.match_rules) && { match_rules: stored.match_rules }),
})

/** What was typed before, on this phone, laid over the form as it would be without; null when nothing was. */
export function restoreDraft({ name, group }: DraftKey, blank: GroupValues): GroupValues | null {
  try {
    const stored: StoredDraft | null = JSON.parse(getItem(name) ?? 'null')
    if (stored?.of !== group) return null
    const numbers = stored.sports_type === blank.sports_type ? numberFields(stored) : {}
    const values = { ...blank, ...textFields(stored), ...numbers }
    return isEqual(values, blank) ? null : values
  } catch {
    return null
  }
}

export const saveDraft = ({ name, group }: DraftKey, values: GroupValues): void =>
  setItem(name, JSON.stringify({ ...values, of: group }))

export const clearDraft = ({ name }: DraftKey): void => removeItem(name)
