import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'

const MEGABYTE = 1024 * 1024

/** JSON and forms with one picture. An empty JSON body counts as no body: join and leave send none. */
export async function readJsonAndForms(app: FastifyInstance): Promise<void> {
  const json = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : json(request, String(body), done),
  )
  await app.register(multipart, {
    limits: {
      fileSize: 10 * MEGABYTE,
      files: 1,
      fields: 30,
      fieldSize: 32 * 1024,
      fieldNameSize: 100,
      parts: 40,
    },
  })
}
