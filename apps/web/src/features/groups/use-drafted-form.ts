import { useEffect, useState } from 'react'
import { type DraftOf, draftOver, forgetDraft, keepDraft } from './group-draft.ts'
import type { GroupValues } from './group-values.ts'
import { useGroupForm } from './use-group-form.ts'

/** The group's form as somebody left it; without a draft as it would be anyway. */
export function useDraftedForm(now: DraftOf, blank: GroupValues) {
  // what the form began with; the group may change under it
  const [of] = useState(now)
  const [before, setBefore] = useState(() => draftOver(of, blank))
  const { form, showRefusal } = useGroupForm(before ?? blank)
  const { subscribe } = form

  // the draft lives outside of React, so that it outlives the page and the sign-in
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(of, values) }),
    [subscribe, of],
  )
  const forget = () => forgetDraft(of)
  const startAfresh = () => {
    setBefore(null)
    form.reset(blank)
    forget()
  }
  return { form, showRefusal, draft: { isBack: before !== null, forget, startAfresh } }
}

export type Draft = ReturnType<typeof useDraftedForm>['draft']
