import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'

/**
 * Liveness needs no database. Ready when the database answers, its tables have the version of this program, and no stop
 * has begun.
 */
export async function probes(
  app: FastifyInstance,
  { ready, databaseStatus }: { ready: () => Promise<boolean>; databaseStatus: () => object | undefined },
): Promise<void> {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = !stopping && (await ready().catch(() => false))
    const database = databaseStatus()
    return isReady
      ? { status: 'ready', ...(database && { database }) }
      : sendProblem(reply, new Refusal('busy'))
  })
}
