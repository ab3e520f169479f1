import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Strict: the bearer token is in local storage, so no foreign script may ever run (docs/security.md, D1). */
const CONTENT_POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  mediaSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['turnout'],
  reportUri: ['/api/v1/csp-reports'],
}

const PERMISSIONS = 'geolocation=(self), screen-wake-lock=(self), camera=(self), microphone=()'

/** A game that is open to anyone with the link must not be found by a search engine. */
const BY_LINK = /^\/+(api\/v1\/)?(watch|board)\//

/** For refusals before there is a request that a hook could see: no URL, or not even HTTP. */
export const BARE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'cache-control': 'no-store',
}

/** Sets the headers of every response, errors included. */
export function secureHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = fixedHeaders({ https })
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers)
    if (BY_LINK.test(url)) reply.header('x-robots-tag', 'noindex, nofollow')
    done()
  })
}

/** The headers that helmet sets. They are always equal, and computing them each time takes a twelfth of a poll. */
function fixedHeaders({ https }: { https: boolean }): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_POLICY },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  setHeaders(request, response, (fault) => {
    if (fault) throw fault
  })
  return { ...response.getHeaders(), 'permissions-policy': PERMISSIONS }
}
