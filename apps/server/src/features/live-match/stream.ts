import { LIVE_FEED_PATH } from '@turnout/contract/live-feed'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Deps } from '../../deps.ts'
import { authenticate } from '../../platform/http/authenticate.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Feed } from './feed.ts'
import { seeGame } from './game.ts'

const Params = z.object({ gameId: z.uuid() })

/** The stream beside the endpoints: whole states as server-sent events, for whoever may watch, as long as they may. */
export function liveMatchStream(app: FastifyInstance, deps: Deps, feed: Feed): void {
  // a HEAD would make a watcher that nobody reads and nobody closes
  const route = { config: { endpoint: 'watchGame' }, exposeHeadRoute: false }
  app.get(LIVE_FEED_PATH, route, async (request, reply) => {
    const actor = await authenticate({ access: 'signed-in' }, request, deps.identify)
    if (actor?.is !== 'account') return refuse('not-signed-in')
    const params = Params.safeParse(request.params)
    if (!params.success) return refuse('game-not-found')
    const { game } = await seeGame(deps.sql, params.data.gameId, actor)
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(feed.watch(game.id, actor.sessionId))
  })
}
