import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import type { DraftKey } from '../../platform/forms/form-draft.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useDraftedForm } from '../../platform/forms/use-drafted-form.ts'
import type { Form } from '../../platform/forms/use-form.ts'
import { toast } from '../../platform/toast.ts'
import type { FormField, GroupValues } from './form-values.ts'
import { readGroupDraft } from './group-draft.ts'

const check = lazyCheck(async () => (await import('./check-group.ts')).checkGroup)

/** The form of a group. A field is checked when it loses the focus, with the messages of the contract. */
export function useGroupForm(draftKey: DraftKey, blank: GroupValues) {
  const { form, draft } = useDraftedForm({ draftKey, blank, read: readGroupDraft, check, checksOnBlur: true })
  const fields = Object.keys(blank) as FormField[]

  /** Shows the server's errors once: at their fields, or as a toast if no field is concerned. */
  const showRefusal = (error: Error, failed?: string) => {
    if (!showFieldErrors(error, fields, form.setErrors)) toast.failed(errorText(error, failed))
  }
  return { form, showRefusal, draft }
}

export type GroupForm = Form<GroupValues>
