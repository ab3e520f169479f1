import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { aheadOf, withAhead } from './ahead.ts'
import { escapeHtml, type Preview, withPreview } from './link-preview.ts'
import { sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'
import { type WebPage, webPage } from './web-page.ts'

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
  const read = (path: string) => withContact(readFileSync(path, 'utf8'), site.contactEmail)
  const index = join(folder, 'index.html')
  const frame = existsSync(index) ? read(index) : null
  const empty = frame === null ? null : emptyPages(withPreview(frame, address('/'), null))
  const aheadAt = aheadOf(join(folder, 'pages/ahead.json'))
  const drawn = drawnPages(join(folder, 'pages'), (file, path) =>
    webPage(withPreview(read(file), address(path), null)),
  )
  app.setNotFoundHandler(async (request, reply) => {
    if (frame === null || !empty || !wantsPage(request)) return sendProblem(reply, new Refusal('not-found'))
    const path = pathOf(request)
    const ready = drawn.get(path)
    if (ready) return ready(request, reply)
    const ahead = aheadAt(path)
    const preview = await soon(site.previewOf(path))
    const page = preview
      ? webPage(withPreview(withAhead(frame, ahead), address(path), preview))
      : empty(ahead)
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

/** The frame as it is for everybody, made once for all addresses that fetch the same ahead. */
function emptyPages(frame: string): (ahead: string) => WebPage {
  const made = new Map<string, WebPage>()
  return (ahead) => {
    const page = made.get(ahead) ?? webPage(withAhead(frame, ahead))
    made.set(ahead, page)
    return page
  }
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

/** `pages/events~create.html` is what stands at /events/create. */
function drawnPages(folder: string, page: (file: string, path: string) => WebPage): Map<string, WebPage> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : []
  return new Map(files.map((file) => [addressOf(file), page(join(folder, file), addressOf(file))]))
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
