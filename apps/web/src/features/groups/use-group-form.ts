import { errorText } from '../../platform/api/problem-error.ts'
import { showFieldErrors } from '../../platform/forms/field-errors.ts'
import { lazyResolver, useCheckedForm } from '../../platform/forms/use-checked-form.ts'
import { toast } from '../../platform/toast.ts'
import type { FormField, GroupValues } from './form-values.ts'

const resolver = lazyResolver(async () => (await import('./group-resolver.ts')).groupResolver)

/** Checked field by field once it was left, and by the contract's own words. */
export function useGroupForm(initial: GroupValues) {
  const form = useCheckedForm(resolver, { defaultValues: initial, mode: 'onTouched' })

  const fields = Object.keys(initial) as FormField[]

  /** What the server found, said once: where it belongs, or as a toast when no field is to blame. */
  const showRefusal = (error: Error, failed?: string) => {
    if (!showFieldErrors(error, fields, form.setError)) toast.failed(errorText(error, failed))
  }
  return { form, showRefusal }
}

export type GroupForm = ReturnType<typeof useGroupForm>['form']
