import type { Position } from '@turnout/rules/place'
import { showAtFields } from '../../platform/field-errors.ts'
import { sentenceOf } from '../../platform/problem-error.ts'
import { toast } from '../../platform/toast.ts'
import { checksLater, useCheckedForm } from '../../platform/use-checked-form.ts'
import type { GroupValues } from './group-values.ts'

const checks = checksLater(async () => (await import('./group-checks.ts')).groupCheck)

/** Checked field by field once it was left, and by the contract's own words. */
export function useGroupForm(initial: GroupValues) {
  const form = useCheckedForm(checks, { defaultValues: initial, mode: 'onTouched' })

  const fields = Object.keys(initial) as (keyof GroupValues)[]

  /** What the server found, said once: where it belongs, or as a toast when no field is to blame. */
  const showRefusal = (error: Error, failed?: string) => {
    if (!showAtFields(error, fields, form.setError)) toast.failed(sentenceOf(error, failed))
  }
  return { form, showRefusal }
}

export type GroupForm = ReturnType<typeof useGroupForm>['form']

/** Where the form's pitch lies, once that is known. */
export function placeOf(form: GroupForm): Position | null {
  const [latitude, longitude] = form.getValues(['venue_latitude', 'venue_longitude'])
  return latitude === null || longitude === null ? null : { latitude, longitude }
}

export function setPlace(form: GroupForm, { latitude, longitude }: Position): void {
  form.setValue('venue_latitude', latitude, { shouldDirty: true })
  form.setValue('venue_longitude', longitude, { shouldDirty: true })
  form.clearErrors(['venue_latitude', 'venue_longitude'])
}
