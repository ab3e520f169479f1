import { listGroups, updateGroup } from '@turnout/contract/groups'
import { MAX_COUNTED } from '@turnout/contract/wire/reply'
import { distance, type Position } from '@turnout/rules/geofence'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { tidySearchWords } from '../search/jobs.ts'
import { venuesLike } from './search.ts'
import { addGroup, findGroup } from './store.ts'
import { createTestGroup } from './testing.ts'

const server = sharedServer()
let ada: Person
let last: string
beforeEach(async () => {
  ada = await person(server, 'Ada')
  await createTestGroup(ada, { name: 'München 100% Fußball', venue_name: 'Grünwalder Straße' })
  await createTestGroup(ada, { name: 'Quick Feet', venue_name: 'Yo-Yo Park', venue_address: 'Öre 5' })
  last = await createTestGroup(ada, {
    name: 'Динамо',
    description: 'We play 東京 style.',
    venue_name: 'Marsh',
  })
})

const found = async (query: object) => {
  const { reply, headers } = await server.call(listGroups, { query })
  return { names: reply.map(({ name }) => name), total: Number(headers['x-total-count']) }
}

const MUNICH = 'München 100% Fußball'
const QUICK = 'Quick Feet'
const DYNAMO = 'Динамо'

test.each`
  typed                | names
  ${'MÜNCHEN'}         | ${[MUNICH]}
  ${'munchen'}         | ${[MUNICH]}
  ${'fussball'}        | ${[MUNICH]}
  ${'grünwalder str'}  | ${[MUNICH]}
  ${'nche'}            | ${[MUNICH]}
  ${'100%'}            | ${[MUNICH]}
  ${'10%'}             | ${[]}
  ${'m_n'}             | ${[]}
  ${'f%l'}             | ${[]}
  ${'q'}               | ${[QUICK]}
  ${'or'}              | ${[QUICK]}
  ${'uick'}            | ${[QUICK]}
  ${'ui'}              | ${[]}
  ${'m'}               | ${[DYNAMO, MUNICH]}
  ${'yo park'}         | ${[QUICK]}
  ${'park & feet'}     | ${[QUICK]}
  ${'park feet style'} | ${[]}
  ${'ДИНАМО'}          | ${[DYNAMO]}
  ${'東'}              | ${[DYNAMO]}
  ${'京'}              | ${[]}
  ${'&'}               | ${[]}
`('[G-12] typing $typed finds $names', async ({ typed, names }) => {
  expect(await found({ search: typed })).toEqual({ names, total: names.length })
})

test.each`
  typed                  | names
  ${'muenchn'}           | ${[]}
  ${'munchn'}            | ${[MUNICH]}
  ${'grunwaldr fusball'} | ${[MUNICH]}
  ${'quikc'}             | ${[QUICK]}
  ${'quikc munchn'}      | ${[]}
  ${'fete'}              | ${[]}
`('[G-13] typing $typed finds $names', async ({ typed, names }) => {
  expect(await found({ search: typed })).toEqual({ names, total: names.length })
})

test('[G-13] exact matches hide similar spellings, and a changed name changes its words', async () => {
  await createTestGroup(ada, { name: 'Quack Feet' })
  expect((await found({ search: 'quack' })).names).toEqual(['Quack Feet'])
  await ada.call(updateGroup, { params: { groupId: last }, body: { name: 'Spartak' } })
  expect((await found({ search: 'spartka' })).names).toEqual(['Spartak'])
})

test('[G-13] the words of an existing group stay when words are tidied', async () => {
  await tidySearchWords(server.deps)
  expect((await found({ search: 'munchn' })).names).toEqual([MUNICH])
})

test('[G-12] a group is found by its present text and not by an earlier one', async () => {
  const params = { groupId: last }
  await ada.call(updateGroup, { params, body: { name: 'Spartak' } })
  expect((await found({ search: 'spartak marsh' })).names).toEqual(['Spartak'])
  expect((await found({ search: 'динамо' })).names).toEqual([])
})

test('[G-12] a venue is found by its own name and address, not by the groups that play there', async () => {
  const known = async (text: string) =>
    (await venuesLike(server.deps.sql, text, null)).map(({ name }) => name)
  expect(await known('strasse')).toEqual(['Grünwalder Straße'])
  expect(await known('yo-yo or')).toEqual(['Yo-Yo Park'])
  expect(await known('quick')).toEqual([])
  expect(await known('%')).toEqual([])
})

const EDGES: Position[] = [
  { latitude: 90, longitude: 0 },
  { latitude: 89.9, longitude: 179.9 },
  { latitude: -90, longitude: 77 },
  { latitude: -89.9, longitude: -120 },
  { latitude: 10, longitude: 180 },
  { latitude: 10, longitude: -179.9 },
  { latitude: 10, longitude: 179.8 },
  { latitude: -17.5, longitude: -178 },
  { latitude: 51.5, longitude: 0.001 },
  { latitude: 51.5, longitude: -0.002 },
  { latitude: 0, longitude: 0 },
]

/** Copies of the first group at other places, each an hour later. */
async function addAt(places: readonly Position[]) {
  const like = await findGroup(server.deps.sql, last)
  for (const [n, { latitude, longitude }] of places.entries())
    await addGroup(server.deps.sql, {
      ...like!,
      id: newId(),
      name: `Place ${n}`,
      searchText: ' place\n place',
      venueLatitude: latitude,
      venueLongitude: longitude,
    })
}

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const somewhere = fc.oneof(
  fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  fc.constantFrom(...EDGES),
)

test('[P-1] from anywhere the order is that of the great circle, also over the poles and across the date line', async () => {
  await addAt(EDGES)
  await fc.assert(
    fc.asyncProperty(somewhere, async (from) => {
      const { reply } = await server.call(listGroups, { query: { ...from, search: 'place', page_size: 50 } })
      const metres = reply.map((group) =>
        distance(from, { latitude: group.venue_latitude, longitude: group.venue_longitude }),
      )
      expect(metres).toHaveLength(EDGES.length)
      // both calculations are exact to a millimetre
      for (const [n, each] of metres.entries())
        expect(each).toBeGreaterThanOrEqual((metres[n - 1] ?? 0) - 1e-3)
    }),
    { numRuns: 20 },
  )
})

test('[B4] a position with more digits than a number can have is accepted and causes no fault', async () => {
  const venue = { venue_latitude: 5e-324, venue_longitude: -5e-324 }
  await createTestGroup(ada, { name: 'Null Island', ...venue })
  expect((await found({ latitude: 5e-324, longitude: -5e-324 })).names[0]).toBe('Null Island')
})

test('[B15] a thousand are counted; the next one is on no page, and the total says so', async () => {
  const like = await findGroup(server.deps.sql, last)
  for (let number = 0; number < MAX_COUNTED; number += 1)
    await addGroup(server.deps.sql, { ...like!, id: newId() })
  expect((await found({ page_size: 1 })).total).toBe(MAX_COUNTED)
  expect((await found({ page: 10, page_size: 100 })).names).toHaveLength(100)
  expect(await found({ page: 11, page_size: 100 })).toEqual({ names: [], total: MAX_COUNTED })
})
