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

/** Two who waited for each other, or saw each other's half: one of them simply tries again. */
const COLLISION = /^40(001|P01)$/

export const isCollision = (error: unknown): boolean => COLLISION.test(sqlStateOf(error) ?? '')

/** SQLSTATE classes of a database that is away, full or held by others. */
const UNAVAILABLE = /^(08|25P03|57P0|58030|53300|55P03|57014)/

const DATABASE_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|ECONN(REFUSED|RESET)|EPIPE|EAGAIN|ETIMEDOUT|ENOENT.*\.s\.PGSQL/

/** Whether the statement is as good as before, and would have to come at another time. */
export function isUnavailable(error: unknown): boolean {
  if (isQueryTimeout(error)) return true
  const state = sqlStateOf(error)
  if (state) return UNAVAILABLE.test(state)
  if (!(error instanceof Error)) return false
  return DATABASE_AWAY.test(`${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`)
}

/** Whether the database raised it, and not the work between its statements. */
export const isFromDatabase = (error: unknown): boolean =>
  sqlStateOf(error) !== undefined || isUnavailable(error)
