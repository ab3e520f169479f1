import { watchByLink, watchGame } from '@turnout/contract/raw-routes'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { retryDetails } from '../../platform/http/budget.ts'
import { networkOf } from '../../platform/http/network.ts'
import { refuseFor } from '../../platform/http/refusal.ts'
import { openStream, streamRoute } from '../../platform/live/open-stream.ts'
import type { Streams, Subscriber } from '../../platform/live/streams.ts'
import { authorizeGameView, loadGameByLink } from './game-access.ts'
import { gameTopic } from './game-topic.ts'

const ByGame = z.object({ gameId: z.uuid() })
const ByLink = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** Retry time for a client whose address has too many streams. */
const RETRY_WHEN_FULL_S = 30

/** The streams of a game: whole states as server-sent events, for people who may watch and as long as they may. */
export function liveMatchStream(app: FastifyInstance, deps: Deps, streams: Streams): void {
  const topic = gameTopic(deps)
  const refuseGame = refuseFor(watchGame)
  app.get(watchGame.path, streamRoute(watchGame), async (request, reply) => {
    const actor = await authenticate({ access: 'signed-in' }, request, deps.identify)
    if (actor?.type !== 'account') return refuseGame('not-signed-in')
    const params = ByGame.safeParse(request.params)
    if (!params.success) return refuseGame('game-not-found')
    const { gameRow } = await authorizeGameView(deps, params.data.gameId, actor, refuseGame)
    const subscriber: Subscriber = { type: 'session', sessionId: actor.sessionId, userId: actor.id }
    openStream(streams, reply, [{ ...gameRow, topic }], subscriber)
  })

  const refuseLink = refuseFor(watchByLink)
  app.get(watchByLink.path, streamRoute(watchByLink), async (request, reply) => {
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
    openStream(streams, reply, [{ ...gameRow, topic }], subscriber)
  })
}
