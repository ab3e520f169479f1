import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../deps.ts'
import { removeFromList } from './store.ts'

const MAX_BODY_BYTES = 1024

/** Where the header of a mail points to. */
export const ONE_CLICK = '/api/v1/newsletter/one-click'

const tokenIn = (query: unknown): string => {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : ''
  return typeof token === 'string' ? token.slice(0, 200) : ''
}

/**
 * Unsubscribing out of the mail program (RFC 8058): it posts a form of one fixed field to the address in the
 * header, without any session, and understands no page. One that only knows the older way opens the address, and
 * gets to the page with the button: looking must not change anything.
 */
export const oneClick = async (app: FastifyInstance, deps: Deps): Promise<void> =>
  void (await app.register(oneClickRoutes(deps)))

const oneClickRoutes =
  ({ transact, clock }: Deps): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    )
    app.post('/newsletter/one-click', async ({ query }, reply) => {
      await transact(async (sql) => removeFromList(sql, tokenIn(query), await clock.now(sql)))
      // also for a link that nobody has: a mail program could do nothing about it
      return reply.header('cache-control', 'no-store').send()
    })
    app.get('/newsletter/one-click', async ({ query }, reply) =>
      reply.redirect(`/newsletter/unsubscribe?token=${encodeURIComponent(tokenIn(query))}`, 303),
    )
  }
