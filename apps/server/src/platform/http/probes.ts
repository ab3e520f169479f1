import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'

/** Alive without asking anybody; ready when the database answers and its tables are this program's. */
export async function probes(
  app: FastifyInstance,
  { ready }: { ready: () => Promise<boolean> },
): Promise<void> {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'alive' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const isReady = await ready().catch(() => false)
    return isReady ? { status: 'ready' } : sendProblem(reply, new Refusal('busy'))
  })
}
