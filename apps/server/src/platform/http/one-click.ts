import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

const MAX_BODY_BYTES = 1024

const tokenIn = (query: unknown): string => {
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : ''
  return typeof token === 'string' ? token.slice(0, 200) : ''
}

interface OneClick {
  path: string
  unsubscribe(token: string): Promise<unknown>
  /** The page for people, which has a button. */
  pageOf(token: string): string
}

/**
 * Unsubscribing in the mail program (RFC 8058): it posts a form with one fixed field to the address in the
 * header, without a session, and cannot read a page. Older mail programs open the address and get the page with
 * the button: a GET must not change anything.
 */
export const serveOneClick = async (app: FastifyInstance, oneClick: OneClick): Promise<void> =>
  void (await app.register(oneClickRoutes(oneClick)))

const oneClickRoutes =
  ({ path, unsubscribe, pageOf }: OneClick): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, body, done) => done(null, body),
    )
    app.post(path, async ({ query }, reply) => {
      await unsubscribe(tokenIn(query))
      return reply.header('cache-control', 'no-store').send()
    })
    app.get(path, async ({ query }, reply) => reply.redirect(pageOf(tokenIn(query)), 303))
  }
