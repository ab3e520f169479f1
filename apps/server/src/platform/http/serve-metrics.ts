import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics } from 'prom-client'
import { sha256 } from '../chance.ts'
import type { Metrics } from '../metrics.ts'
import { refuse } from './refusal.ts'

/** The numbers for Prometheus, behind a token if one is set. Includes the metrics of Node. */
export function serveMetrics(
  app: FastifyInstance,
  { registry }: Pick<Metrics, 'registry'>,
  token: string | null,
): void {
  collectDefaultMetrics({ register: registry })
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (token !== null && !hasToken(request, token)) return refuse('not-signed-in')
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

/** Compared as hashes, so that the timing reveals neither a letter nor the length. */
const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(headers.authorization ?? '')), Buffer.from(sha256(`Bearer ${token}`)))
