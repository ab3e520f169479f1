import { MatchRules } from '@turnout/contract/checked/match-rules'
import { DRAFT_ORDERS } from '@turnout/rules/evening'
import { isSame } from '@turnout/rules/same'
import { WEEKDAYS } from '@turnout/rules/words'
import * as z from 'zod'
import { forget, keep, kept } from '../../platform/storage.ts'
import type { GroupValues } from './group-values.ts'

/** Which form it is a draft of, and of which group as it then was: nothing is laid over what somebody else changed since. */
export type DraftOf = { name: string; group: string }

export const OF_A_NEW_GROUP: DraftOf = { name: 'draft.group', group: 'new' }

export const draftOfGroup = (groupId: string, values: GroupValues): DraftOf => ({
  name: `draft.group.${groupId}`,
  group: JSON.stringify(values),
})

const text = z.string().catch('')
const number = z.number().nullable().catch(null)

/** What of a draft still makes sense; an older version of this page may have written it. */
const Draft = z.object({
  of: text,
  name: text,
  description: text,
  venue_name: text,
  venue_address: text,
  venue_latitude: number,
  venue_longitude: number,
  playing_days: z.array(z.enum(WEEKDAYS)).catch([]),
  game_start_time: text,
  game_end_time: text,
  rules: text,
  draft_order: z.enum(DRAFT_ORDERS).catch('team_by_team'),
  weather_policy: text,
  substitution_policy: text,
})

const Numbers = z
  .object({
    max_teams: z.number().int().min(2).max(16),
    max_players_per_team: z.number().int().min(1).max(30),
    venue_radius: z.number().int().min(50).max(1000),
    referee_required: z.boolean(),
    match_rules: MatchRules,
  })
  .partial()

/** What was typed before, on this phone, laid over the form as it would be without; null when nothing was. */
export function draftOver({ name, group }: DraftOf, blank: GroupValues): GroupValues | null {
  try {
    const said: unknown = JSON.parse(kept(name) ?? 'null')
    const draft = Draft.safeParse(said)
    if (!draft.success || draft.data.of !== group) return null
    const { of: _, ...typed } = draft.data
    // the counts and the rules of the house belong to the sport they were typed for
    const sameSport = typeof said === 'object' && said !== null && 'sports_type' in said
    const numbers = sameSport && said.sports_type === blank.sports_type ? Numbers.safeParse(said) : null
    const values = { ...blank, ...typed, ...(numbers?.success ? defined(numbers.data) : {}) }
    return isSame(values, blank) ? null : values
  } catch {
    return null
  }
}

const defined = <T extends object>(said: T) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: Exclude<T[K], undefined>
  }

export const keepDraft = ({ name, group }: DraftOf, values: GroupValues): void =>
  keep(name, JSON.stringify({ ...values, of: group }))

export const forgetDraft = ({ name }: DraftOf): void => forget(name)
