import { deleteGroup } from '@turnout/contract/groups'
import { unpublishMyVendor } from '@turnout/contract/vendors'
import { XMLParser } from 'fast-xml-parser'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createTestGroup } from '../../features/groups/testing.ts'
import { publishedVendor } from '../../features/vendors/testing.ts'
import { person } from '../../testing/people.ts'
import { testServer } from '../../testing/server.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { createServer } from './server.ts'
import { constantPages, sitemap } from './sitemap.ts'

const ORIGIN = 'https://turnout.example'
const server = sharedServer(
  async () => {},
  () => testServer({ PUBLIC_URL: ORIGIN }),
)
const lists = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })

async function read(path: string, app = server.app): Promise<string[]> {
  const { body, headers, statusCode } = await app.inject({ url: path })
  expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'application/xml'])
  const { urlset, sitemapindex } = lists.parse(body)
  return (urlset?.url ?? sitemapindex.sitemap).map(({ loc }: { loc: string }) => loc)
}

/** Like a search engine: from robots.txt to every page. */
async function crawl(): Promise<string[]> {
  const robots = await server.app.inject({ url: '/robots.txt' })
  const [, index = ''] = /^Sitemap: (.+)$/m.exec(robots.body) ?? []
  const files = await read(index.replace(ORIGIN, ''))
  return (await Promise.all(files.map((file) => read(file.replace(ORIGIN, ''))))).flat()
}

test('[S-4] a search engine finds the public pages and every group, and no deleted one', async () => {
  const ada = await person(server, 'Ada')
  const groupId = await createTestGroup(ada)
  const address = `${ORIGIN}/sports/groups/${groupId}`
  const before = await crawl()
  expect(before).toContain(`${ORIGIN}/faq`)
  expect(before).toContain(address)
  await ada.call(deleteGroup, { params: { groupId } })
  expect(await crawl()).not.toContain(address)
  for (const path of ['/sitemaps/groups-1.xml', '/sitemaps/nothing-1.xml', '/sitemaps/groups-0.xml'])
    expect((await server.app.inject({ url: path })).statusCode, path).toBe(404)
})

test('[S-4] a vendor is in the sitemap while their page is published', async () => {
  const dan = await publishedVendor(server)
  const address = `${ORIGIN}/vendors/${dan.vendor.id}`
  expect(await crawl()).toContain(address)
  await dan.call(unpublishMyVendor)
  expect(await crawl()).not.toContain(address)
})

test('each of 25,000 pages is in one of three files', async () => {
  const app = createServer({ log: pino({ level: 'silent' }), trustProxy: false })
  const paths = Array.from({ length: 25_000 }, (_, nr) => `/pages/${nr}`)
  sitemap(app, { publicUrl: ORIGIN, sources: [constantPages(paths)] })
  const files = await read('/sitemap.xml', app)
  expect(files).toHaveLength(3)
  const found = await Promise.all(files.map((file) => read(file.replace(ORIGIN, ''), app)))
  expect(found.flat()).toEqual(paths.map((path) => ORIGIN + path))
  await app.close()
})
