import { AsyncLocalStorage } from 'node:async_hooks'
import type { createPool } from '../../apps/server/src/platform/db/pool.ts'

export type Pool = ReturnType<typeof createPool>
export type Asked = { text: string; values: unknown[] }

const hearing = new AsyncLocalStorage<Asked[]>()
const wired = new WeakSet<object>()

/**
 * Every statement that goes to the database because of this work, on whichever connection, in order; what the
 * server does by itself meanwhile is not among them.
 */
export async function listen(pool: Pool, work: () => Promise<unknown>): Promise<Asked[]> {
  const client = await pool.connect()
  wire(Object.getPrototypeOf(client))
  client.release()
  const asked: Asked[] = []
  await hearing.run(asked, work)
  return asked
}

type Query = (
  this: unknown,
  config: string | { text: string },
  values?: unknown,
  ...rest: unknown[]
) => unknown

/** All connections of a process share their method, so it is wired once. */
function wire(client: { query: Query }): void {
  if (wired.has(client)) return
  wired.add(client)
  const ask = client.query
  client.query = function heard(config, values, ...rest) {
    const text = typeof config === 'string' ? config : config.text
    hearing.getStore()?.push({ text, values: Array.isArray(values) ? [...values] : [] })
    return ask.call(this, config, values, ...rest)
  }
}

/** The same statements again on one connection, with nothing between them. */
export async function sayAgain(
  pool: Pool,
  asked: readonly Asked[],
  valuesOf = ({ values }: Asked) => values,
): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of asked) await client.query({ text: statement.text }, valuesOf(statement))
  } finally {
    client.release()
  }
}
