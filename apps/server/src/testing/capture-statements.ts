import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

export type Statement = { name: string | undefined; text: string; values: unknown[] }

const capturing = new AsyncLocalStorage<Statement[]>()
let isPatched = false

/**
 * Every statement that this work sends to the database, on any connection, in order; statements of the
 * server's background work are not among them.
 */
export async function captureStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  if (!isPatched) patchQuery(pg.Client.prototype as unknown as { query: Query })
  isPatched = true
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

/** All connections of a process share their method, so it is patched once. */
function patchQuery(client: { query: Query }): void {
  const original = client.query
  client.query = function recorded(config, values, ...rest) {
    const { name, text } = typeof config === 'string' ? { name: undefined, text: config } : config
    capturing.getStore()?.push({ name, text, values: Array.isArray(values) ? [...values] : [] })
    return original.call(this, config, values, ...rest)
  }
}

/** The names of the statements that a request sends, or the texts of unnamed ones. */
export async function statementsOf(request: () => Promise<{ status: number }>): Promise<string[]> {
  const statements = await captureStatements(async () => {
    const { status } = await request()
    if (status !== 200) throw new Error(`What was to be captured was answered ${status}.`)
  })
  return statements.map(({ name, text }) => name ?? text)
}
