/** The five-character SQLSTATE of PostgreSQL, also from an error that wraps it. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(current.code))
      return current.code
  }
  return undefined
}

/** Whether the client gave up on a statement; pg has no code for this. */
export function isQueryTimeout(error: unknown): error is Error {
  for (let current: unknown = error; current instanceof Error; current = current.cause)
    if (current.message === 'Query read timeout') return true
  return false
}

/** A deadlock or a serialization failure: one of the two transactions is tried again. */
const COLLISION = /^40(001|P01)$/

export const isCollision = (error: unknown): boolean => COLLISION.test(sqlStateOf(error) ?? '')

/** SQLSTATE classes of a database that is down, full or locked. */
const UNAVAILABLE = /^(08|25P03|57P0|58030|53300|55P03|57014)/

const DATABASE_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|ECONN(REFUSED|RESET)|EPIPE|EAGAIN|ETIMEDOUT|ENOENT.*\.s\.PGSQL/

/** Whether the same statement could succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (isQueryTimeout(error)) return true
  const state = sqlStateOf(error)
  if (state) return UNAVAILABLE.test(state)
  if (!(error instanceof Error)) return false
  return DATABASE_AWAY.test(`${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`)
}

/** Whether the database raised the error, and not the code between its statements. */
export const isFromDatabase = (error: unknown): boolean =>
  sqlStateOf(error) !== undefined || isUnavailable(error)
