import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { isProblem, type ProblemError } from '../api/problem-error.ts'

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

/** Shows the server's errors at their fields; the first one takes the focus, which has it read. False when it named none of ours. */
export function showFieldErrors<T extends FieldValues>(
  error: Error,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
  { password = 'password' }: { password?: string } = {},
): boolean {
  if (!isProblem(error)) return false
  const knownErrors = fieldErrorsOf(error, password).flatMap(({ field, message }) => {
    // one rule of the house is said as 'match_rules.duration_s'
    const name = fields.find((known) => known === field.split('.')[0])
    return name ? [{ name, message }] : []
  })
  knownErrors.forEach(({ name, message }, index) => {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return knownErrors.length > 0
}
