import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { problemPages } from './problem-pages.ts'

/** The API described to programs at /openapi.json and to people at /docs. */
export async function docs(app: FastifyInstance, document: Record<string, unknown>): Promise<void> {
  const bytes = JSON.stringify(document)
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(bytes),
  )
  problemPages(app)
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(bytes) } })
  await app.register(swaggerUi, {
    routePrefix: '/api/v1/docs',
    staticCSP: "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'",
  })
}
