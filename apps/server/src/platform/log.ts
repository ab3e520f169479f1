import { DrizzleQueryError } from 'drizzle-orm'

/**
 * A fault as the log has it: what failed, where and why, and never with which values. A statement that fails
 * carries its parameters in its message, and the database's `detail` repeats them: addresses, tokens, positions.
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

/** Above the frames a stack repeats the message. */
const framesOf = ({ stack = '' }: Error): string => stack.slice(Math.max(0, stack.search(/^\s+at /m)))
