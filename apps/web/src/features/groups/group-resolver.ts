import { NewGroup } from '@turnout/contract/checked/groups'
import type { FieldError, Resolver } from 'react-hook-form'
import type { FormField, GroupValues } from './form-values.ts'
import { GROUP_FIELDS } from './group-fields.tsx'
import { toRequestBody } from './group-values.ts'

type FieldErrors = Partial<Record<FormField, string>>

const isBlank = (value: unknown) => value === '' || value === null

/** What the server would answer to these values, by the contract's own schema, before they are sent. */
export function validateGroup(values: GroupValues): FieldErrors {
  const result = NewGroup.safeParse(toRequestBody(values))
  if (result.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0] as FormField
    errors[field] ??= (isBlank(values[field]) && GROUP_FIELDS[field].missing) || message
  }
  return errors
}

export const groupResolver: Resolver<GroupValues> = (values) => {
  const messages = Object.entries(validateGroup(values))
  if (messages.length === 0) return { values, errors: {} }
  const errors = messages.map(([field, message]): [string, FieldError] => [
    field,
    { type: 'contract', message },
  ])
  return { values: {}, errors: Object.fromEntries(errors) }
}
