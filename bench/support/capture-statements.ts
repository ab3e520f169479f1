import { AsyncLocalStorage } from 'node:async_hooks'
import type { createPool } from '../../apps/server/src/platform/db/pool.ts'

export type Pool = ReturnType<typeof createPool>
export type Statement = { name: string | undefined; text: string; values: unknown[] }

const capturing = new AsyncLocalStorage<Statement[]>()
const patched = new WeakSet<object>()

/**
 * Every statement that goes to the database because of this work, on whichever connection, in order; what the
 * server does by itself meanwhile is not among them.
 */
export async function captureStatements(pool: Pool, work: () => Promise<unknown>): Promise<Statement[]> {
  const client = await pool.connect()
  patchQuery(Object.getPrototypeOf(client))
  client.release()
  const statements: Statement[] = []
  await capturing.run(statements, work)
  return statements
}

type Query = (
  this: unknown,
  config: string | { name?: string; text: string },
  values?: unknown,
  ...rest: unknown[]
) => unknown

/** All connections of a process share their method, so it is wired once. */
function patchQuery(client: { query: Query }): void {
  if (patched.has(client)) return
  patched.add(client)
  const original = client.query
  client.query = function recorded(config, values, ...rest) {
    const { name, text } = typeof config === 'string' ? { name: undefined, text: config } : config
    capturing.getStore()?.push({ name, text, values: Array.isArray(values) ? [...values] : [] })
    return original.call(this, config, values, ...rest)
  }
}

/** The same statements again on one connection, with nothing between them. */
export async function replayStatements(
  pool: Pool,
  statements: readonly Statement[],
  valuesOf = ({ values }: Statement) => values,
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of statements) {
      const { name, text } = statement
      await client.query({ text, ...(name && { name }) }, valuesOf(statement))
    }
  } finally {
    client.release()
  }
}
