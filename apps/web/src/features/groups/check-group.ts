import { NewGroup } from '@turnout/contract/checked/groups'
import { errorsBySchema } from '../../platform/forms/check-by-schema.ts'
import type { Check, FieldErrors } from '../../platform/forms/lazy-check.ts'
import type { FormField, GroupValues } from './form-values.ts'
import { GROUP_FIELDS } from './group-fields.tsx'
import { toRequestBody } from './group-values.ts'

/** What the server would answer to these values, by the contract's own schema, before they are sent. */
export const validateGroup = (values: GroupValues): FieldErrors<GroupValues> =>
  errorsBySchema(NewGroup, toRequestBody(values), (field) => GROUP_FIELDS[field as FormField].missing)

export const checkGroup: Check<GroupValues, GroupValues> = (values) => {
  const errors = validateGroup(values)
  return Object.keys(errors).length === 0 ? { output: values } : { errors }
}
