import { NewGroup } from '@turnout/contract/checked/groups'
import type { FieldError, Resolver } from 'react-hook-form'
import { type GroupValues, toRequestBody } from './group-values.ts'

type FieldErrors = Partial<Record<keyof GroupValues, string>>

const PLACE_MISSING = 'Set the place of the pitch: check-in is measured from it.'

/** In place of what the contract says of a value that has the wrong form, where there is none at all. */
const MISSING_TEXTS: FieldErrors = {
  venue_latitude: PLACE_MISSING,
  venue_longitude: PLACE_MISSING,
  game_start_time: 'Start time is required.',
  game_end_time: 'End time is required.',
}

const isBlank = (value: unknown) => value === '' || value === null

/** What the server would say of these values, before they are sent: by the contract's own schema. */
export function validateGroup(values: GroupValues): FieldErrors {
  const result = NewGroup.safeParse(toRequestBody(values))
  if (result.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) {
    const field = path[0] as keyof GroupValues
    errors[field] ??= (isBlank(values[field]) && MISSING_TEXTS[field]) || message
  }
  return errors
}

/** The contract's own words at their fields. */
export const groupResolver: Resolver<GroupValues> = (values) => {
  const messages = Object.entries(validateGroup(values))
  if (messages.length === 0) return { values, errors: {} }
  const errors = messages.map(([field, message]): [string, FieldError] => [
    field,
    { type: 'contract', message },
  ])
  return { values: {}, errors: Object.fromEntries(errors) }
}
