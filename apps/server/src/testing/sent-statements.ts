import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, beforeAll, expect } from 'vitest'

type StatementsOf = (request: () => Promise<{ status: number }>) => Promise<string[]>

/**
 * Names of the statements that a request sends, or their texts where they have none. What the sweep sends at the same
 * time is not among them.
 */
export function sentStatements(): StatementsOf {
  const sent = new AsyncLocalStorage<string[]>()
  const query = pg.Client.prototype.query
  beforeAll(() => {
    Object.assign(pg.Client.prototype, {
      query(this: pg.Client, ...args: Parameters<typeof query>) {
        const [config] = args as unknown as [string | { name?: string; text: string }]
        sent.getStore()?.push(typeof config === 'string' ? config : (config.name ?? config.text))
        return query.apply(this, args)
      },
    })
  })
  afterAll(() => {
    Object.assign(pg.Client.prototype, { query })
  })
  return async (request) => {
    const statements: string[] = []
    const { status } = await sent.run(statements, request)
    expect(status).toBe(200)
    return statements
  }
}
