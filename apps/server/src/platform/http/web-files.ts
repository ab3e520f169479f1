import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml, type Preview, withPreview } from './link-preview.ts'
import { type PrerenderedPage, prerenderedPages } from './prerendered-pages.ts'
import { sendProblem } from './problems.ts'
import { Refusal } from './refusal.ts'
import { webPage } from './web-page.ts'

export type SiteSettings = {
  publicUrl: string
  /** Written into every page, so that the app needs no call and no network for them. */
  contactEmail: string | null
  fieldTimings: boolean
  /** The preview of a link to this path; `not-found` if the path names something that does not exist. */
  previewOf: (path: string) => Promise<Preview | 'not-found' | null>
}

/** The app reads them by these names. */
const CONTACT = 'turnout:contact'
const FIELD_TIMINGS = 'turnout:field-timings'

const ONE_YEAR_S = 365 * 24 * 3_600

/**
 * The built web app: hashed assets are cached for ever, everything else is revalidated. Every address gets its
 * page: the prerendered one, or the shell in which the app renders.
 */
export async function webFiles(app: FastifyInstance, folder: string, site: SiteSettings): Promise<void> {
  const address = (path: string) => new URL(path, site.publicUrl)
  const read = (file: string) => withSettings(readFileSync(file, 'utf8'), site)
  const pageOf = (html: string, path: string): PrerenderedPage => ({
    html,
    send: webPage(withPreview(html, address(path), null)),
  })
  const index = join(folder, 'index.html')
  const appShell = existsSync(index) ? pageOf(read(index), '/') : null
  const prerenderedAt = prerenderedPages(join(folder, 'pages'), (file, path) => pageOf(read(file), path))
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request)
    const { exists, page } = prerenderedAt(path)
    if (appShell === null || !wantsPage(request, exists)) return sendProblem(reply, new Refusal('not-found'))
    const { html, send: sendPlain } = page ?? appShell
    const preview = await withTimeout(site.previewOf(path))
    if (preview === 'not-found' || preview === null)
      return sendPlain(request, reply.status(exists && preview === null ? 200 : 404))
    return webPage(withPreview(html, address(path), preview))(request, reply)
  })
  if (appShell === null) return
  await app.register(fastifyStatic, {
    ...FILES,
    root: folder,
    wildcard: false,
    setHeaders: headersFor('no-cache'),
    globIgnore: ['**/*.{map,br,gz}', '**/.*', '.*/**', 'assets/**', 'pages/**', 'index.html', 'gallery.html'],
  })
  // hundreds of files; a route for each took a tenth of the start
  await app.register(fastifyStatic, {
    ...FILES,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: headersFor(`public, max-age=${ONE_YEAR_S}, immutable`),
    allowedPath: (path) => !/\.(map|br|gz)$/.test(path),
  })
}

const FILES = { index: false, cacheControl: false, preCompressed: true, dotfiles: 'ignore' } as const

const headersFor = (cacheControl: string) => (reply: Pick<FastifyReply, 'header'>) => {
  reply.header('cache-control', cacheControl)
  reply.header('vary', 'accept-encoding')
}

function withSettings(html: string, { contactEmail, fieldTimings }: SiteSettings): string {
  const meta = (name: string, content: string) =>
    `<meta name="${name}" content="${escapeHtml(content)}" />\n  `
  const settings = [
    contactEmail === null ? '' : meta(CONTACT, contactEmail),
    fieldTimings ? meta(FIELD_TIMINGS, 'on') : '',
  ]
  return html.replace('</head>', () => `${settings.join('')}</head>`)
}

const PREVIEW_TIMEOUT_MS = 500

/** A page without a preview is better than a late one or none: the database may be unavailable. */
async function withTimeout<T>(preview: Promise<T>): Promise<T | null> {
  const timeout = sleep(PREVIEW_TIMEOUT_MS, null, { ref: false })
  return Promise.race([preview.catch(() => null), timeout])
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]?.replace(/(.)\/$/, '$1') ?? '/'

/**
 * Browsers accept HTML and get the app's page for an unknown address, with status 404. Clients that make link
 * previews accept anything, text or a picture: an existing address has its page for all that do not ask for JSON. A
 * script that requests a missing file gets a problem.
 */
const wantsPage = ({ method, url, headers }: FastifyRequest, exists: boolean): boolean => {
  const accept = headers.accept ?? ''
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/+api([/?#]|$)/i.test(url) &&
    !/\.[a-z0-9]{1,8}$/i.test(url.split('?')[0] ?? '') &&
    (url === '/' || /text\/html/i.test(accept) || (exists && !/json/i.test(accept)))
  )
}
