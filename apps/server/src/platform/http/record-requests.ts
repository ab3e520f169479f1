import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { actorOf } from './authenticate.ts'
import { sentRefusal } from './problems.ts'

/** The calls that are logged as events, by name. */
export type AuditEvents = Readonly<Record<string, string>>

/** Logged for every call, because they may be an attack. */
const SECURITY_OUTCOMES: Readonly<Record<string, string>> = {
  'session-over': 'dead token',
  'not-allowed': 'not allowed',
  'too-many-requests': 'budget spent',
  'too-many-sign-ins': 'budget spent',
  'not-an-image': 'upload',
  'damaged-image': 'upload',
  'image-too-large': 'upload',
}

/** Counts each response, and logs by name what an operator may have to find again (docs/security.md, E1). */
export function recordRequests(
  app: FastifyInstance,
  { metrics, events }: { metrics: Metrics; events: AuditEvents },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: string }
    const outcome = outcomeOf(reply)
    count(metrics, request, reply, { endpoint, outcome })
    const event = (endpoint && events[endpoint]) ?? SECURITY_OUTCOMES[outcome]
    if (event)
      request.log.info(
        { event, call: endpoint, outcome, userId: actorOf(request)?.id, remoteAddress: request.ip },
        'event',
      )
  })
}

function count(
  { requests, commands }: Metrics,
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint, outcome }: { endpoint: string | undefined; outcome: string },
): void {
  const route = endpoint ?? routeLabel(request.routeOptions.url, reply.statusCode)
  const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream')
  if (!isStream)
    requests.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
  if (endpoint && request.method !== 'GET' && request.method !== 'HEAD')
    commands.inc({ kind: endpoint, outcome })
}

function outcomeOf(reply: FastifyReply): string {
  if (reply.getHeader('idempotency-replayed') !== undefined) return 'replayed'
  return sentRefusal(reply) ?? 'done'
}

/** A label for the metrics: files of the web have one route each, its pages have none, and a 404 can have any path. */
function routeLabel(url: string | undefined, status: number): string {
  if (url === undefined) return status < 400 ? 'web' : 'unknown'
  if (/^\/(healthz|readyz|metrics)$/.test(url)) return url
  return url.startsWith('/api/') ? url.replace(/^(\/api\/v1\/docs\/).+/, '$1*') : 'web'
}
