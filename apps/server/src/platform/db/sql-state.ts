/** PostgreSQL's five letters for what went wrong, also from within the errors that wrap it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(current.code))
      return current.code
  }
  return undefined
}

/** Whether the database has not answered a statement in time; pg has no code for it. */
export function isQueryTimeout(error: unknown): error is Error {
  for (let current: unknown = error; current instanceof Error; current = current.cause)
    if (current.message === 'Query read timeout') return true
  return false
}
