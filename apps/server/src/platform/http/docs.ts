import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { problemPages } from './problem-pages.ts'

/**
 * The API for programs at /openapi.json and for people at /docs. The description is generated at the first
 * request, so that a start does not wait for the schemas of all endpoints.
 */
export async function docs(app: FastifyInstance, describe: () => object): Promise<void> {
  let description: string | null = null
  // the plugin keeps a reference to this object, so it is filled before the first page is served
  const document = {} as StaticDocumentSpec['document']
  const described = (): string => {
    if (description !== null) return description
    description = JSON.stringify(describe())
    Object.assign(document, JSON.parse(description))
    return description
  }
  app.get('/api/v1/openapi.json', async (_request, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(described()),
  )
  problemPages(app)
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, {
    routePrefix: '/api/v1/docs',
    staticCSP: "default-src 'self'; img-src 'self' data:; object-src 'none'; frame-ancestors 'none'",
    uiHooks: {
      onRequest: (_request, _reply, done) => {
        described()
        done()
      },
    },
  })
}
