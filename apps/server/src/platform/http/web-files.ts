import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'
import { type WebPage, webPage } from './web-page.ts'

const ONE_YEAR_S = 365 * 24 * 3_600

/**
 * The built web app: hashed assets for ever, everything else asked for anew. Every address that a person opens gets
 * its page: the one that the build has drawn, or the frame in which the app draws it.
 */
export async function webFiles(app: FastifyInstance, folder: string): Promise<void> {
  const frame = readPage(join(folder, 'index.html'))
  const drawn = drawnPages(join(folder, 'pages'))
  app.setNotFoundHandler((request, reply) => {
    if (!frame || !wantsPage(request)) return sendProblem(reply, new Refusal('not-found'))
    return (drawn.get(pathOf(request)) ?? frame)(request, reply)
  })
  if (!frame) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      const hashed = path.includes(`${folder}/assets/`)
      reply.header('cache-control', hashed ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache')
      reply.header('vary', 'accept-encoding')
    },
    globIgnore: ['**/*.{map,br,gz}', '**/.*', '.*/**', 'pages/**', 'index.html', 'gallery.html'],
  })
}

const readPage = (path: string): WebPage | null =>
  existsSync(path) ? webPage(readFileSync(path, 'utf8')) : null

/** `pages/events~create.html` is what stands at /events/create. */
function drawnPages(folder: string): Map<string, WebPage> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  return new Map(files.map((file) => [addressOf(file), webPage(readFileSync(join(folder, file), 'utf8'))]))
}

const addressOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace('.html', '').replaceAll('~', '/')}`

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'

/** Only a person's navigation gets the app's page; a script that asks for a missing file hears that it is missing. */
const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/+api([/?#]|$)/i.test(request.url) &&
  !/\.[a-z0-9]{1,8}$/i.test(request.url.split('?')[0] ?? '') &&
  (request.url === '/' || String(request.headers.accept ?? '').includes('text/html'))
