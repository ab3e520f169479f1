import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DrawnPage, drawnPages } from './drawn-pages.ts'
import { escapeHtml, type Preview, withPreview } from './link-preview.ts'
import { sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'
import { webPage } from './web-page.ts'

export type Site = {
  publicUrl: string
  /** Written into every page, so that the app knows it without a call and without a signal. */
  contactEmail: string | null
  previewOf: (path: string) => Promise<Preview | null>
}

/** The app looks for it under this name. */
const CONTACT = 'turnout:contact'

const ONE_YEAR_S = 365 * 24 * 3_600

/**
 * The built web app: hashed assets for ever, everything else asked for anew. Every address that a person opens gets
 * its page: the one that the build has drawn, or the frame in which the app draws it.
 */
export async function webFiles(app: FastifyInstance, folder: string, site: Site): Promise<void> {
  const address = (path: string) => new URL(path, site.publicUrl)
  const read = (file: string) => withContact(readFileSync(file, 'utf8'), site.contactEmail)
  const pageOf = (html: string, path: string): DrawnPage => ({
    html,
    always: webPage(withPreview(html, address(path), null)),
  })
  const index = join(folder, 'index.html')
  const frame = existsSync(index) ? pageOf(read(index), '/') : null
  const drawn = drawnPages(join(folder, 'pages'), (file, path) => pageOf(read(file), path))
  app.setNotFoundHandler(async (request, reply) => {
    if (frame === null || !wantsPage(request)) return sendProblem(reply, new Refusal('not-found'))
    const path = pathOf(request)
    const { html, always } = drawn(path) ?? frame
    const preview = await soon(site.previewOf(path))
    const page = preview ? webPage(withPreview(html, address(path), preview)) : always
    return page(request, reply)
  })
  if (frame === null) return
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

const withContact = (html: string, email: string | null): string =>
  email === null
    ? html
    : html.replace('</head>', () => `<meta name="${CONTACT}" content="${escapeHtml(email)}" />\n  </head>`)

const PATIENCE_MS = 500

/** A page comes without a word of its group rather than late, or not at all: the database may be away. */
async function soon(asked: Promise<Preview | null>): Promise<Preview | null> {
  const given = sleep(PATIENCE_MS, null, { ref: false })
  return Promise.race([asked.catch(() => null), given])
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'

/** Only a person's navigation gets the app's page; a script that asks for a missing file hears that it is missing. */
const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/+api([/?#]|$)/i.test(request.url) &&
  !/\.[a-z0-9]{1,8}$/i.test(request.url.split('?')[0] ?? '') &&
  (request.url === '/' || String(request.headers.accept ?? '').includes('text/html'))
