import { useEffect, useState } from 'react'
import type { GroupValues } from './form-values.ts'
import { clearDraft, type DraftKey, restoreDraft, saveDraft } from './group-draft.ts'
import { useGroupForm } from './use-group-form.ts'

/** The group's form as somebody left it; without a draft as it would be anyway. */
export function useDraftedForm(currentKey: DraftKey, blank: GroupValues) {
  // what the form began with; the group may change under it
  const [draftKey] = useState(currentKey)
  const [restored, setRestored] = useState(() => restoreDraft(draftKey, blank))
  const { form, showRefusal } = useGroupForm(restored ?? blank)
  const { subscribe } = form

  // the draft lives outside of React, so that it outlives the page and the sign-in
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(draftKey, values) }),
    [subscribe, draftKey],
  )
  const forget = () => clearDraft(draftKey)
  const startAfresh = () => {
    setRestored(null)
    form.reset(blank)
    forget()
  }
  return { form, showRefusal, draft: { isRestored: restored !== null, forget, startAfresh } }
}

export type Draft = ReturnType<typeof useDraftedForm>['draft']
