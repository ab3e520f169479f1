import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'

const ONE_YEAR_S = 365 * 24 * 3_600

/** The built web app: hashed assets for ever, everything else asked for anew, and its page for every address a person opens. */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = readPage(join(folder, 'index.html'))
  app.setNotFoundHandler((request, reply) =>
    page && wantsPage(request)
      ? reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
      : sendProblem(reply, new Refusal('not-found')),
  )
  if (!page) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes(`${folder}/assets/`)
      reply.header('cache-control', hashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache')
    },
    globIgnore: ['**/*.map', '**/.*', 'index.html', 'gallery.html'],
  })
}

const readPage = (path: string) => (existsSync(path) ? readFileSync(path) : null)

/** Only a person's navigation gets the app's page; a script that asks for a missing file hears that it is missing. */
const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/+api([/?#]|$)/i.test(request.url) &&
  !/\.[a-z0-9]{1,8}$/i.test(request.url.split('?')[0] ?? '') &&
  (request.url === '/' || String(request.headers.accept ?? '').includes('text/html'))
