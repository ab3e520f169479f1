import { NewGroup } from '@turnout/contract/checked/groups'
import { checkAsSent } from '../../platform/forms/check-by-schema.ts'
import type { FormField } from './form-values.ts'
import { GROUP_FIELDS } from './group-fields.tsx'
import { toRequestBody } from './group-values.ts'

/** Checks the values before they are sent, by the schema that the server uses. */
export const checkGroup = checkAsSent(
  NewGroup,
  toRequestBody,
  (field) => GROUP_FIELDS[field as FormField].missing,
)
