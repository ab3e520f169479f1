import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { refusalOf, sendProblem } from './problems.ts'

export interface ServerOptions {
  log: FastifyBaseLogger
  trustProxy: string[] | number | false
}

/** Fastify as trust.md section 7 wants it: bounded in time, size and patience, silent about itself. */
export function createServer({ log, trustProxy }: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: withoutQuery } }),
    bodyLimit: 64 * 1024,
    requestTimeout: 10_000,
    keepAliveTimeout: 10_000,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // without both, a slow body lives a minute although requestTimeout says ten seconds
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    clientErrorHandler: (_error, socket) => refuseSocket(socket),
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, refusalOf(error, log)),
  })
  app.server.maxConnections = 10_000
  app.setErrorHandler((error, request, reply) => sendProblem(reply, refusalOf(error, request.log)))
  return app
}

/** The query is cut off: an activation link carries its token there, and no token belongs into a log. */
const withoutQuery = ({ method, url, ip }: FastifyRequest) => ({ method, url: url.split('?')[0], remoteAddress: ip })

const MALFORMED =
  'HTTP/1.1 400 Bad Request\r\nconnection: close\r\nx-content-type-options: nosniff\r\nreferrer-policy: no-referrer\r\ncontent-length: 0\r\n\r\n'

/** What is not even HTTP gets a line and a closed door. */
function refuseSocket(socket: Socket): void {
  if (socket.writable) socket.end(MALFORMED)
  else socket.destroy()
}
