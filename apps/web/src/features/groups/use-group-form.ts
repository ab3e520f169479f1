import { useState } from 'react'
import { errorText, isProblem } from '../../platform/api/problem-error.ts'
import { PHOTO_PROBLEMS } from '../../platform/files/photo-problems.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import type { DraftKey } from '../../platform/forms/form-draft.ts'
import { lazyCheck } from '../../platform/forms/lazy-check.ts'
import { useDraftedForm } from '../../platform/forms/use-drafted-form.ts'
import { toast } from '../../platform/toast.ts'
import type { FormField, GroupValues } from './form-values.ts'
import { readGroupDraft } from './group-draft.ts'

const check = lazyCheck(async () => (await import('./check-group.ts')).checkGroup)

/** The action that sends the form. */
type SaveAction = { isPending: boolean; data: unknown; error: Error | null; reset: () => void }

/** The form of a group. A field is checked when it loses the focus, with the messages of the contract. */
export function useGroupForm(draftKey: DraftKey, blank: GroupValues, save: SaveAction) {
  const { form, draft } = useDraftedForm({ draftKey, blank, read: readGroupDraft, check, checksOnBlur: true })
  const [photo, setPhoto] = useState<File | null>(null)
  const fields = Object.keys(blank) as FormField[]
  return {
    form,
    draft,
    photo,
    photoError: isProblem(save.error, ...PHOTO_PROBLEMS) ? save.error.message : undefined,
    choosePhoto: (chosen: File | null) => {
      save.reset()
      setPhoto(chosen)
    },
    /** Until the page of the saved group shows. */
    isBusy: save.isPending || save.data !== undefined || form.isSubmitting,
    /** Shows the server's errors once: at their fields, or as a toast if no field is concerned. */
    showRefusal: (error: Error, failed?: string) => {
      if (!showFieldErrors(error, fields, form.setErrors)) toast.failed(errorText(error, failed))
    },
  }
}

export type GroupFormState = ReturnType<typeof useGroupForm>
export type GroupForm = GroupFormState['form']
