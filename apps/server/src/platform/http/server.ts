import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { BARE_HEADERS } from './headers.ts'
import { MAX_BODY_BYTES, problemOf, refusalOf, sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'
import { RequestLog } from './request-log.ts'

export interface ServerOptions {
  log: FastifyBaseLogger
  trustProxy: string[] | number | false
}

/** Every wait and every size has a limit, and no response names the software. */
export function createServer({ log, trustProxy }: ServerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log.child({}, { serializers: { req: withoutSecrets } }),
    bodyLimit: MAX_BODY_BYTES,
    pluginTimeout: 0, // after ten seconds Fastify would end a program that a busy machine lets start slowly
    requestTimeout: 10_000,
    keepAliveTimeout: 10_000,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // without both, a slow body lasts a minute although requestTimeout is ten seconds
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 64, ignoreTrailingSlash: true },
    genReqId: () => randomUUID(),
    logController: new RequestLog(),
    clientErrorHandler: (error, socket) => refuseSocket(error, socket),
    frameworkErrors: (error, request, reply) =>
      void sendProblem(reply.headers({ ...BARE_HEADERS, [REQUEST_ID]: request.id }), refusalOf(error, log)),
    // a request in the last second is still served, with "connection: close"
    return503OnClosing: false,
  })
  app.server.maxConnections = 10_000
  // an unknown Expect header is ignored (RFC 9110, 10.1.1); Node would answer a bare 417
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header(REQUEST_ID, id)
    done()
  })
  app.setErrorHandler((error, request, reply) =>
    sendProblem(reply, refusalOf(error, request.log, request.routeOptions.bodyLimit)),
  )
  return app
}

/** On every response and every log line that it caused, so that one leads to the other. */
const REQUEST_ID = 'x-request-id'

const SECRET = /[\w-]{43,}/g

/**
 * No token may be in the log: an activation link has its token in the query, a calendar and a link for
 * spectators in the path.
 */
const withoutSecrets = ({ method, url, ip }: FastifyRequest) => ({
  method,
  url: url.split('?')[0]?.replaceAll(SECRET, '…'),
  remoteAddress: ip,
})

/**
 * A socket that sends invalid HTTP gets the reason and is closed. A connection that a browser opened in
 * advance and has not used is closed silently: the browser would read any bytes as the response to its next
 * request.
 */
function refuseSocket({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && socket.bytesRead > 0)
    socket.end(rawResponse(SOCKET_REFUSALS[code ?? ''] ?? MALFORMED))
  else socket.destroy()
}

const MALFORMED = { line: '400 Bad Request', problem: problemOf(new Refusal('malformed-request')) }
const OVERFLOW = {
  line: '431 Request Header Fields Too Large',
  problem: { ...problemOf(new Refusal('too-large', { limit: '16 kB of headers' })), status: 431 },
}

const TOO_SLOW = { line: '408 Request Timeout', problem: problemOf(new Refusal('too-slow')) }
const SOCKET_REFUSALS: Record<string, typeof MALFORMED> = {
  HPE_HEADER_OVERFLOW: OVERFLOW,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}

function rawResponse({ line, problem }: { line: string; problem: object }): string {
  const body = JSON.stringify(problem)
  const headers = {
    ...BARE_HEADERS,
    [REQUEST_ID]: randomUUID(),
    connection: 'close',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${line}`, ...lines, '', body].join('\r\n')
}
