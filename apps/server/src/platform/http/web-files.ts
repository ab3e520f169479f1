import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const ONE_YEAR_MS = 365 * 24 * 3_600_000

/** The built web app: hashed assets for ever, everything else asked for anew. */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const hashed = path.includes(`${folder}/assets/`)
      response.setHeader(
        'cache-control',
        hashed ? `public, max-age=${ONE_YEAR_MS / 1000}, immutable` : 'no-cache',
      )
    },
    globIgnore: ['**/*.map', '**/.*', 'index.html'],
  })
}

/** Only a person's navigation gets the app's page; a script that asks for a missing file hears that it is missing. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/api/') &&
  !/\.[a-z0-9]{1,8}$/i.test(request.url.split('?')[0] ?? '') &&
  String(request.headers.accept ?? '').includes('text/html')
