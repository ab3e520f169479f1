import type { FastifyInstance } from 'fastify'

const MOST_BYTES = 8 * 1024

/** Where browsers tell what the content policy stopped. It is only logged, and not much of it. */
export async function cspReports(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.post('/csp-reports', async (request, reply) => {
    request.log.warn({ report: String(request.body).slice(0, 500) }, 'content policy report')
    return reply.status(204).send()
  })
}
