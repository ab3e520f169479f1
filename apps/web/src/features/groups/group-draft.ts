import { type DraftKey, draftOf, type ReadDraft } from '../../platform/forms/form-draft.ts'
import type { GroupValues } from './form-values.ts'
import { mapFields } from './group-fields.tsx'

export const NEW_GROUP_DRAFT: DraftKey = { name: 'draft.group', of: 'new' }

export const editGroupDraft = (groupId: string, values: GroupValues): DraftKey =>
  draftOf(`draft.group.${groupId}`, values)

export const readGroupDraft: ReadDraft<GroupValues> = (stored, blank) => {
  const isSameSport = stored.sports_type === blank.sports_type
  return mapFields(({ fromDraft, ofSport }, field) => {
    const value = ofSport && !isSameSport ? undefined : fromDraft(stored[field])
    return value ?? blank[field]
  })
}
