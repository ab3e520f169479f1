import { isProblem, type ProblemError } from '../api/problem-error.ts'
import type { FieldErrors } from './lazy-check.ts'

const PASSWORD_PROBLEMS = [
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-is-own-word',
  'password-unchanged',
] as const

/** What the server says of single fields; a refused password is the password field's, whatever its name. */
function fieldErrorsOf(error: ProblemError, passwordField: string): { field: string; message: string }[] {
  if (error.errors.length > 0) return [...error.errors]
  if (isProblem(error, ...PASSWORD_PROBLEMS)) return [{ field: passwordField, message: error.message }]
  return []
}

/** Shows the server's errors at their fields. False when it named none of ours. */
export function showFieldErrors<V>(
  error: Error,
  fields: readonly (keyof V & string)[],
  setErrors: (errors: FieldErrors<V>) => void,
  { password = 'password' }: { password?: string } = {},
): boolean {
  if (!isProblem(error)) return false
  const errors: FieldErrors<V> = {}
  for (const { field, message } of fieldErrorsOf(error, password)) {
    // one rule of the house is said as 'match_rules.duration_s'
    const name = fields.find((known) => known === field.split('.')[0])
    if (name) errors[name] ??= message
  }
  const isOurs = Object.keys(errors).length > 0
  if (isOurs) setErrors(errors)
  return isOurs
}
