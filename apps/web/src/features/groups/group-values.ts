import type { GroupChanges, NewGroup, SportGroup } from '@turnout/contract/groups'
import type * as z from 'zod'
import { changedFields } from '../../platform/forms/changed-fields.ts'
import type { GroupValues } from './form-values.ts'
import { FIELD_LIST, mapFields } from './group-fields.tsx'
import { rulesWithPolicies } from './policy-lines.ts'
import { withWholeVenue } from './public/whole-venue.ts'

export const blankValues = (sportId: string): GroupValues => mapFields(({ blank }) => blank(sportId))

export const toGroupValues = (group: SportGroup): GroupValues =>
  mapFields(({ fromGroup }, name) => (fromGroup ? fromGroup(group) : group[name as keyof SportGroup]))

type NewGroupInput = z.input<typeof NewGroup>

/** The body of a request. Without coordinates it is incomplete, and the schema reports that. */
export function toRequestBody(values: GroupValues): Partial<NewGroupInput> {
  const typed = { ...values, rules: rulesWithPolicies(values) }
  const sent = FIELD_LIST.map(([name, { toWire }]) => [name, toWire ? toWire(typed[name]) : typed[name]])
  return Object.fromEntries(sent.filter(([, value]) => value !== undefined)) as Partial<NewGroupInput>
}

/** The complete body, once `check-group.ts` has found nothing missing. */
export const toNewGroup = (values: GroupValues) => toRequestBody(values) as NewGroupInput

type Changes = z.input<typeof GroupChanges>

/** Only what was changed, so that a change that another admin has saved meanwhile stays. */
export function groupChanges(values: GroupValues, initial: GroupValues): Changes {
  const body = toRequestBody(values)
  const { match_rules, ...changed } = changedFields(body, toRequestBody(initial))
  return {
    ...withWholeVenue(body, changed),
    ...(match_rules && { match_rules: changedFields(match_rules, initial.match_rules) }),
  }
}
