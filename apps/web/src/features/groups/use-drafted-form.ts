import { useState } from 'react'
import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { toast } from '../../platform/toast.ts'
import type { FormField, GroupValues } from './form-values.ts'
import { clearDraft, type DraftKey, restoreDraft, saveDraft } from './group-draft.ts'

const check = lazyCheck(async () => (await import('./check-group.ts')).checkGroup)

/**
 * The group's form as somebody left it; without a draft as it would be anyway. It is checked field by field once it
 * was left, and by the contract's own words.
 */
export function useDraftedForm(currentKey: DraftKey, blank: GroupValues) {
  // what the form began with; the group may change under it
  const [draftKey] = useState(currentKey)
  const [restored, setRestored] = useState(() => restoreDraft(draftKey, blank))
  const form = useForm({
    initial: restored ?? blank,
    check,
    checksOnBlur: true,
    // the draft lives outside of React, so that it outlives the page and the sign-in
    onChange: (values) => saveDraft(draftKey, values),
  })
  const keep = () => saveDraft(draftKey, form.latest())
  const fields = Object.keys(blank) as FormField[]

  /** What the server found, shown once: where it belongs, or as a toast when no field is to blame. */
  const showRefusal = (error: Error, failed?: string) => {
    if (!showFieldErrors(error, fields, form.setErrors)) toast.failed(errorText(error, failed))
  }
  const forget = () => clearDraft(draftKey)
  const startAfresh = () => {
    setRestored(null)
    form.reset()
    forget()
  }
  return { form, showRefusal, draft: { isRestored: restored !== null, keep, forget, startAfresh } }
}

export type GroupForm = Form<GroupValues>
export type Draft = ReturnType<typeof useDraftedForm>['draft']
