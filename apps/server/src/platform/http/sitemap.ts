import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Sql } from '../db/database.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { escapeHtml } from './link-preview.ts'
import { Refusal } from './refusal.ts'

/** One kind of public page, with any number of pages. */
export interface SitemapSource {
  /** Part of the address of its files. */
  name: string
  count: () => Promise<number>
  /** In an order that new pages do not change. */
  entries: (part: { limit: number; offset: number }) => Promise<readonly SitemapEntry[]>
}

interface SitemapEntry {
  path: string
  changedAt?: Date
}

interface Site {
  publicUrl: string
  sources: readonly SitemapSource[]
}

/** A fifth of the protocol's limit, so that one response stays small. */
const ENTRIES_PER_FILE = 10_000

const FILE = /^([a-z]+)-([1-9]\d{0,3})\.xml$/

/**
 * [S-4] The first requests of a search engine: `/robots.txt` and the sitemap (sitemaps.org), an index with the files of
 * each source. Nothing is cached, so a page that is gone is in no file.
 */
export function sitemap(app: FastifyInstance, { publicUrl, sources }: Site): void {
  const limited = limitConcurrency(1, 20)
  const url = (path: string) => new URL(path, publicUrl).href

  // nothing is disallowed: a search engine that renders a page calls the API, and private pages need a session
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${url('/sitemap.xml')}\n`
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots))

  app.get('/sitemap.xml', async (_, reply) => {
    const counts = await limited(() => Promise.all(sources.map((source) => source.count())))
    const files = sources.flatMap(({ name }, nr) =>
      Array.from(
        { length: Math.ceil((counts[nr] ?? 0) / ENTRIES_PER_FILE) },
        (_, file) => `${name}-${file + 1}`,
      ),
    )
    const entries = files.map((name) => ({ path: `/sitemaps/${name}.xml` }))
    return reply.type('application/xml').send(document('sitemapindex', 'sitemap', entries))
  })

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const entries = await limited(() => entriesOf(request.params.name))
    if (entries.length === 0) throw new Refusal('not-found')
    return reply.type('application/xml').send(document('urlset', 'url', entries))
  })

  async function entriesOf(file: string): Promise<readonly SitemapEntry[]> {
    const [, name, number] = FILE.exec(file) ?? []
    const source = sources.find((each) => each.name === name)
    const offset = (Number(number) - 1) * ENTRIES_PER_FILE
    return source ? source.entries({ limit: ENTRIES_PER_FILE, offset }) : []
  }

  function document(list: string, item: string, entries: readonly SitemapEntry[]): string {
    const items = entries.map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<${item}><loc>${escapeHtml(url(path))}</loc>${changed}</${item}>`
    })
    const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
    return `<?xml version="1.0" encoding="UTF-8"?>\n<${list} xmlns="${namespace}">${items.join('\n')}</${list}>\n`
  }
}

/** Pages that always exist. */
export const constantPages = (paths: readonly string[]): SitemapSource => ({
  name: 'pages',
  count: async () => paths.length,
  entries: async ({ limit, offset }) => paths.slice(offset, offset + limit).map((path) => ({ path })),
})

interface Rows {
  name: string
  table: PgTable
  id: PgColumn
  changedAt: PgColumn
  /** The rows with a public page. */
  where: () => SQL | undefined | Promise<SQL | undefined>
  pathOf: (id: string) => string
}

/** Pages of the rows of a table. */
export const rowPages = (sql: Sql, { name, table, id, changedAt, where, pathOf }: Rows): SitemapSource => ({
  name,
  count: async () => sql.$count(table, await where()),
  entries: async ({ limit, offset }) => {
    const found = await sql
      .select({ id, changedAt })
      .from(table)
      .where(await where())
      .orderBy(id)
      .limit(limit)
      .offset(offset)
    return found.map((row) => ({ path: pathOf(String(row.id)), changedAt: row.changedAt as Date }))
  },
})
