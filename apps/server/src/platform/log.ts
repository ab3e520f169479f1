import { DrizzleQueryError } from 'drizzle-orm'

/**
 * An error for the log: what failed, where and why, but no values. A failed statement has its parameters in its
 * message, and the `detail` of the database repeats them: addresses, tokens, positions.
 */
export function faultInLog(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : undefined
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...(code !== undefined && { code }),
    stack: framesOf(error),
    ...(error.cause instanceof Error && { cause: faultInLog(error.cause) }),
  }
}

/** The part of a stack before the frames repeats the message. */
const framesOf = ({ stack = '' }: Error): string => stack.slice(Math.max(0, stack.search(/^\s+at /m)))
