import type { Endpoint } from '@turnout/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Actor, Identify } from './actor.ts'
import { refuse } from './refusal.ts'

/** The actor of a request, for the log. */
const callers = new WeakMap<FastifyRequest, Actor>()

export const actorOf = (request: FastifyRequest): Actor | null => callers.get(request) ?? null

const BEARER = /^Bearer ([A-Za-z0-9_-]{20,200})$/

/**
 * Identifies the caller. An invalid token is refused even where signing in is optional: a phone that believes
 * it is signed in must learn that it is not. Only endpoints that anyone may call ignore the token.
 */
export async function authenticate(
  endpoint: Pick<Endpoint, 'access'>,
  request: FastifyRequest,
  identify: Identify,
): Promise<Actor | null> {
  if (endpoint.access === 'anyone') return null
  const header = request.headers.authorization
  if (header === undefined) return endpoint.access === 'optional' ? null : refuse('not-signed-in')
  const token = hasSingleAuthorization(request) ? BEARER.exec(header)?.[1] : null
  const actor = token ? await identify(token, timeZoneOf(request)) : null
  if (!actor) return refuse('session-over')
  callers.set(request, actor)
  if (endpoint.access === 'signed-in' && actor.type === 'registration')
    return refuse('not-confirmed', { email: actor.email })
  return actor
}

const timeZoneOf = ({ headers }: FastifyRequest) => headers['x-time-zone']?.toString()

/** Node returns only the first of two headers, and the sender may mean the other. */
const hasSingleAuthorization = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization').length ===
  1
