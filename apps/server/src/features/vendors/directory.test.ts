import { deactivate } from '@turnout/contract/profile'
import {
  getVendor,
  listVendors,
  publishMyVendor,
  unpublishMyVendor,
  updateMyVendor,
} from '@turnout/contract/vendors'
import { distance } from '@turnout/rules/geofence'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { vendorPreview } from './link-preview.ts'
import { vendors } from './tables.ts'
import { BAKERY, createTestVendor, publishedVendor, WEAVER_STREET } from './testing.ts'

const server = sharedServer()

const found = async (query: object = {}) => {
  const { reply, headers } = await server.call(listVendors, { query })
  expect(Number(headers['x-total-count'])).toBe(reply.length)
  return reply.map(({ business_name }) => business_name)
}
const page = (vendorId: string) => server.call(getVendor, { params: { vendorId } })

test('[V-3] [V-4] a page is public while it is published, not before and not after', async () => {
  const dan = await createTestVendor(server)
  expect(dan.vendor).toMatchObject({ is_published: false, is_hidden: false })
  expect([await found(), (await page(dan.id)).problem.code]).toEqual([[], 'vendor-gone'])
  expect((await dan.call(publishMyVendor)).reply.is_published).toBe(true)
  expect(await found()).toEqual([BAKERY.business_name])
  expect((await page(dan.id)).status).toBe(200)
  expect((await dan.call(unpublishMyVendor)).reply.is_published).toBe(false)
  expect([await found(), (await page(dan.id)).status]).toEqual([[], 404])
})

test('[V-3] a page without a place is not published, and one that is published keeps its place', async () => {
  const dan = await createTestVendor(server, { place: null })
  const refused = await dan.call(publishMyVendor)
  expect([refused.status, refused.problem.code]).toEqual([409, 'vendor-place-missing'])
  await dan.call(updateMyVendor, { body: { ...BAKERY, place: WEAVER_STREET } })
  await dan.call(publishMyVendor)
  expect((await dan.call(updateMyVendor, { body: BAKERY })).problem.code).toBe('vendor-place-missing')
  await dan.call(unpublishMyVendor)
  expect((await dan.call(updateMyVendor, { body: BAKERY })).reply.place).toBeNull()
})

test('[V-4] a page that the operator has hidden is found nowhere, and its owner cannot publish it', async () => {
  const dan = await publishedVendor(server)
  await server.deps.sql.update(vendors).set({ hiddenAt: new Date() }).where(eq(vendors.ownerId, dan.id))
  expect([await found(), await found({ search: 'pies' })]).toEqual([[], []])
  expect((await page(dan.id)).status).toBe(404)
  expect(await vendorPreview(server.deps, `/vendors/${dan.id}`)).toBe('not-found')
  expect((await dan.call(publishMyVendor)).problem.code).toBe('vendor-hidden')
})

test('[V-4] a page is deleted with its account', async () => {
  const dan = await publishedVendor(server)
  await dan.call(deactivate)
  expect([await found(), (await page(dan.id)).status]).toEqual([[], 404])
})

test('[V-4] everyone can read the page, and it has no phone number, address or position', async () => {
  const dan = await publishedVendor(server)
  const { reply } = await page(dan.id)
  expect(reply).toEqual({
    id: dan.id,
    business_name: BAKERY.business_name,
    business_type: 'caterer',
    description: BAKERY.description,
    place_name: 'Weaver Street',
    travel_km: 20,
    pictures: [],
  })
  const answers = JSON.stringify([reply, (await server.call(listVendors)).reply])
  for (const hidden of [BAKERY.business_email, BAKERY.business_phone, dan.email, '51.546'])
    expect(answers).not.toContain(hidden)
})

test.each`
  typed               | names
  ${'weaver'}         | ${['Weaver Street Bakery']}
  ${'WEAVER bakery'}  | ${['Weaver Street Bakery']}
  ${'catrer'}         | ${['Weaver Street Bakery']}
  ${'los hermanos'}   | ${['Los Hérmanos']}
  ${'hermnos'}        | ${['Los Hérmanos']}
  ${'brihgtside'}     | ${['Brightside']}
  ${'sound dockside'} | ${['Brightside']}
  ${'sound quayside'} | ${[]}
  ${'bnd'}            | ${[]}
  ${'photographer'}   | ${[]}
  ${'50%'}            | ${[]}
  ${'&'}              | ${[]}
`('[V-6] a search for $typed finds $names', async ({ typed, names }) => {
  await publishedVendor(server)
  const place = (name: string) => ({ ...WEAVER_STREET, name })
  await publishedVendor(server, {
    ...{ business_name: 'Los Hérmanos', business_type: 'band' },
    ...{ description: 'Cumbia.', place: place('Quayside') },
  })
  await publishedVendor(server, {
    ...{ business_name: 'Brightside', business_type: 'sound_lighting' },
    ...{ description: 'Lamps.', place: place('Dockside') },
  })
  expect(await found({ search: typed })).toEqual(names)
})

test('[V-6] exact matches hide similar spellings', async () => {
  await publishedVendor(server, { business_name: 'Carter and Sons' })
  await publishedVendor(server, { business_name: 'Cater and Sons', description: 'Bread.' })
  expect(await found({ search: 'carter' })).toEqual(['Carter and Sons'])
})

test('the directory is filtered by type and paged, the newest page first', async () => {
  for (const [business_name, business_type] of [
    ['One', 'dj'],
    ['Two', 'band'],
    ['Three', 'dj'],
  ] as const) {
    server.pass(60_000)
    await publishedVendor(server, { business_name, business_type })
  }
  expect(await found({ type: 'dj' })).toEqual(['Three', 'One'])
  const { reply, headers } = await server.call(listVendors, { query: { page: 2, page_size: 2 } })
  expect([reply.map(({ business_name }) => business_name), headers['x-total-count']]).toEqual([['One'], '3'])
})

test('[P-1] from anywhere the nearest vendor is first', async () => {
  const places = [51, 52, 60, -33].map((latitude, nr) => ({
    name: `Place ${nr}`,
    latitude,
    longitude: nr * 40,
  }))
  for (const place of places) await publishedVendor(server, { place, business_name: place.name })
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
      }),
      async (near) => {
        const distances = (await found(near)).map((name) =>
          distance(near, places.find((place) => place.name === name)!),
        )
        for (const [index, further] of distances.entries())
          expect(further).toBeGreaterThanOrEqual((distances[index - 1] ?? 0) - 1)
      },
    ),
    { numRuns: 8 },
  )
})

test('[P-1] a distance limits the vendors to those within it', async () => {
  for (const [name, latitude] of [
    ['Weaver Street', 51.535],
    ['Luton', 51.879],
    ['Leeds', 53.8],
  ] as const)
    await publishedVendor(server, { business_name: name, place: { name, latitude, longitude: -0.4 } })
  const near = { latitude: 51.5, longitude: -0.4 }
  expect(await found({ ...near, within_km: 5 })).toEqual(['Weaver Street'])
  expect(await found({ ...near, within_km: 42 })).toEqual(['Weaver Street'])
  expect(await found({ ...near, within_km: 43, type: 'caterer' })).toEqual(['Weaver Street', 'Luton'])
  expect(await found({ ...near, within_km: 1, search: 'leeds' })).toEqual([])
})

test.each([
  [{ latitude: '51' }, 'longitude: A position has a latitude and a longitude.'],
  [{ longitude: '0' }, 'longitude: A position has a latitude and a longitude.'],
  [{ within_km: 10 }, 'within_km: A distance needs the position it is measured from.'],
  [{ sort: 'nearest' }, 'sort: The nearest first needs the position it is measured from.'],
])('[B1] %j is refused with a sentence', async (query, sentence) => {
  const { status, problem } = await server.call(listVendors, { query: query as object })
  expect([status, problem.detail]).toEqual([422, `Some of what was sent is not valid: ${sentence}`])
})

test('[V-4] a link to a page has a preview with its public text', async () => {
  const dan = await publishedVendor(server, { description: `Pies\n${'and tea '.repeat(60)}` })
  const preview = await vendorPreview(server.deps, `/vendors/${dan.id}`)
  expect(preview).toMatchObject({
    title: 'Weaver Street Bakery',
    description: expect.stringMatching(/^Caterer, Weaver Street\. Pies and tea .{80,140}…$/),
    image: '/share-card.png',
  })
  expect(await vendorPreview(server.deps, '/vendors')).toBeNull()
  expect(await vendorPreview(server.deps, '/vendors/me')).toBeNull()
  expect(await vendorPreview(server.deps, `/vendors/${newId()}`)).toBe('not-found')
  expect(await vendorPreview(server.deps, '/vendors/nonsense')).toBe('not-found')
})
