import { isProblem, type ProblemError } from '../api/problem-error.ts'
import type { FieldErrors } from './lazy-check.ts'

const PASSWORD_PROBLEMS = [
  'password-too-short',
  'password-too-long',
  'password-common',
  'password-is-own-word',
  'password-unchanged',
] as const

/** The server's errors by field; a refused password belongs to the password field, whatever its name. */
function fieldErrorsOf(error: ProblemError, passwordField: string): { field: string; message: string }[] {
  if (error.errors.length > 0) return [...error.errors]
  if (isProblem(error, ...PASSWORD_PROBLEMS)) return [{ field: passwordField, message: error.message }]
  return []
}

/** Shows the server's errors at their fields. False when none of them belongs to a field of this form. */
export function showFieldErrors<V>(
  error: Error,
  fields: readonly (keyof V & string)[],
  setErrors: (errors: FieldErrors<V>) => void,
  { password = 'password' }: { password?: string } = {},
): boolean {
  if (!isProblem(error)) return false
  const errors: FieldErrors<V> = {}
  for (const { field, message } of fieldErrorsOf(error, password)) {
    // the server names one house rule 'match_rules.duration_s'
    const name = fields.find((known) => known === field.split('.')[0])
    if (name) errors[name] ??= message
  }
  const isOurs = Object.keys(errors).length > 0
  if (isOurs) setErrors(errors)
  return isOurs
}
