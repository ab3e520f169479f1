import { isEqual } from '@turnout/rules/deep-equal'
import { getItem, removeItem, setItem } from '../../platform/session/storage.ts'
import type { FormField, GroupValues } from './form-values.ts'
import { mapFields } from './group-fields.tsx'

/** Which form it is a draft of, and of which group as it then was: a draft never overwrites a later change. */
export type DraftKey = { name: string; group: string }

export const NEW_GROUP_DRAFT: DraftKey = { name: 'draft.group', group: 'new' }

export const editGroupDraft = (groupId: string, values: GroupValues): DraftKey => ({
  name: `draft.group.${groupId}`,
  group: JSON.stringify(values),
})

type StoredDraft = Partial<Record<FormField | 'of', unknown>>

/** What was typed before, on this phone, laid over the form as it would be without; null when nothing was. */
export function restoreDraft({ name, group }: DraftKey, blank: GroupValues): GroupValues | null {
  try {
    const stored: StoredDraft | null = JSON.parse(getItem(name) ?? 'null')
    if (stored?.of !== group) return null
    const isSameSport = stored.sports_type === blank.sports_type
    const values = mapFields(({ fromDraft, ofSport }, field) => {
      const value = ofSport && !isSameSport ? undefined : fromDraft(stored[field])
      return value ?? blank[field]
    })
    return isEqual(values, blank) ? null : values
  } catch {
    return null
  }
}

export const saveDraft = ({ name, group }: DraftKey, values: GroupValues): void =>
  setItem(name, JSON.stringify({ ...values, of: group }))

export const clearDraft = ({ name }: DraftKey): void => removeItem(name)
