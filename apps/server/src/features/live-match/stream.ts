import type { OutgoingHttpHeaders } from 'node:http'
import { type RawRoute, watchByLink, watchGame } from '@turnout/contract/raw-routes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { retryDetails } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuseFor } from '../../platform/http/refusal.ts'
import type { Streams, Subscriber, Watched } from '../../platform/live/streams.ts'
import { authorizeGameView, loadGameByLink } from './game-access.ts'

const ByGame = z.object({ gameId: z.uuid() })
const ByLink = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** When there may be room again for one more screen of an address. */
const RETRY_WHEN_FULL_S = 30

/** The streams beside the endpoints: whole states as server-sent events, for whoever may watch, as long as they may. */
export function liveMatchStream(app: FastifyInstance, deps: Deps, streams: Streams): void {
  // a HEAD would make a watcher that nobody reads and nobody closes
  const route = ({ name }: RawRoute) => ({ config: { endpoint: name }, exposeHeadRoute: false })
  const open = (reply: FastifyReply, gameRow: Watched, subscriber: Subscriber) => {
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .hijack()
    reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders)
    streams.subscribe(gameRow, subscriber, reply.raw)
  }

  const refuseGame = refuseFor(watchGame)
  app.get(watchGame.path, route(watchGame), async (request, reply) => {
    const actor = await authenticate({ access: 'signed-in' }, request, deps.identify)
    if (actor?.type !== 'account') return refuseGame('not-signed-in')
    const params = ByGame.safeParse(request.params)
    if (!params.success) return refuseGame('game-not-found')
    const { gameRow } = await authorizeGameView(deps, params.data.gameId, actor, refuseGame)
    open(reply, gameRow, { type: 'session', sessionId: actor.sessionId, userId: actor.id })
  })

  const refuseLink = refuseFor(watchByLink)
  app.get(watchByLink.path, route(watchByLink), async (request, reply) => {
    const params = ByLink.safeParse(request.params)
    if (!params.success) return refuseLink('not-open-to-watch')
    const { token } = params.data
    const { gameRow } = await loadGameByLink(deps, token, refuseLink)
    const subscriber: Subscriber = { type: 'spectator', token, network: networkOf(request.ip) }
    if (streams.isFull(subscriber))
      return refuseLink('too-many-requests', {
        counted: 'screens on this network',
        ...retryDetails(RETRY_WHEN_FULL_S),
      })
    open(reply, gameRow, subscriber)
  })
}
