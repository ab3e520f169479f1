import { countEvents, listEvents } from '@turnout/contract/event-search'
import { cancelEvent, createEvent, updateEvent } from '@turnout/contract/events'
import { deleteGroup } from '@turnout/contract/groups'
import { beforeEach, describe, expect, test } from 'vitest'
import { club } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { tidySearchWords } from '../search/jobs.ts'
import { searchWords } from '../search/tables.ts'
import { publishedVendor } from '../vendors/testing.ts'
import { answer, published, STREET_CUP } from './testing.ts'

const server = sharedServer()
let ada: Person

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
})

const found = async (asked: object, who?: Person) => {
  const { status, reply, headers } = await server.call(listEvents, { query: asked }, who)
  expect(status).toBe(200)
  return { titles: reply.map(({ title }) => title), total: Number(headers['x-total-count']) }
}
const titles = async (asked: object) => (await found(asked)).titles

const JAZZ = {
  ...STREET_CUP,
  title: 'Jazz på bryggan',
  description: 'A quartet and the sea.',
  category: 'Music & Concerts',
  venue_name: 'Köttbullar Pier',
  venue_address: 'Kajen 5, Stockholm',
  date: '2026-06-16',
} as const

describe('words', () => {
  beforeEach(async () => {
    await published(ada)
    await published(ada, JAZZ)
  })

  test.each([
    ['', ['Jazz på bryggan', 'Weaver Street Cup']],
    ['weaver', ['Weaver Street Cup']],
    ['CUP trophy', ['Weaver Street Cup']],
    ['kottbullar', ['Jazz på bryggan']],
    ['pa bryg', ['Jazz på bryggan']],
    ['concerts', ['Jazz på bryggan']],
    ['ada okafor', ['Jazz på bryggan', 'Weaver Street Cup']],
    ['weever', ['Weaver Street Cup']],
    ['weeaver', ['Weaver Street Cup']],
    ['weavre stret', ['Weaver Street Cup']],
    ['bryggen jazz', ['Jazz på bryggan']],
    ['köttbular', ['Jazz på bryggan']],
    ['quidditch', []],
    ['&', []],
    ['%', []],
    ["'; drop table events; --", []],
  ])('[Z-13] %j finds %j', async (search, expected) => {
    expect(await titles({ search })).toEqual(expected)
  })

  test('[Z-13] exact matches hide similar spellings', async () => {
    await published(ada, { ...JAZZ, title: 'Weever fishing' })
    expect(await titles({ search: 'weever' })).toEqual(['Weever fishing'])
  })

  test('[Z-46] words that are on no public page any more are removed, the others stay', async () => {
    const words = async () => (await server.deps.sql.select().from(searchWords)).map(({ word }) => word)
    const eventId = await published(ada, { ...JAZZ, title: 'Salsa night' })
    await published(ada, { ...JAZZ, title: 'Merengue', date: '2026-06-15', start_time: '14:00' })
    expect(await words()).toEqual(expect.arrayContaining(['salsa', 'merengue', 'bryggan', 'kottbullar']))
    await ada.call(cancelEvent, { params: { eventId }, body: {} })
    await server.setTime('2026-06-16T00:00:00Z')
    await tidySearchWords(server.deps)
    const left = await words()
    expect(left).toEqual(expect.arrayContaining(['weaver', 'bryggan', 'kottbullar']))
    expect(left).not.toEqual(expect.arrayContaining(['salsa']))
    expect(left).not.toEqual(expect.arrayContaining(['merengue']))
    expect(await titles({ search: 'kottbular' })).toEqual(['Jazz på bryggan'])
  })

  test('an event is found by its present text', async () => {
    const eventId = await published(ada, { ...JAZZ, title: 'Salsa night' })
    await ada.call(updateEvent, { params: { eventId }, body: { title: 'Tango night' } })
    expect(await titles({ search: 'salsa' })).toEqual([])
    expect(await titles({ search: 'tango' })).toEqual(['Tango night'])
  })
})

describe('days', () => {
  beforeEach(async () => {
    await published(ada)
    await published(ada, JAZZ)
  })

  test.each([
    [{ search: 'tomorrow' }, ['Jazz på bryggan']],
    [{ search: 'today', time_zone: 'Pacific/Auckland' }, ['Jazz på bryggan']],
    [{ search: 'today' }, []],
    [{ search: 'cup this weekend' }, ['Weaver Street Cup']],
    [{ search: '20 June' }, ['Weaver Street Cup']],
    [{ search: '2026-06-16' }, ['Jazz på bryggan']],
    [{ from: '2026-06-17' }, ['Weaver Street Cup']],
    [{ until: '2026-06-16' }, ['Jazz på bryggan']],
    [{ search: 'this week', from: '2026-06-17', until: '2026-06-19' }, []],
    [{ from: '0001-01-01', until: '9999-12-31' }, ['Jazz på bryggan', 'Weaver Street Cup']],
    [{ from: '9999-12-31' }, []],
    [{ until: '0001-01-01' }, []],
  ])('[Z-12] %j finds %j', async (asked, expected) => {
    // noon in London is past midnight in Auckland
    expect(await titles(asked)).toEqual(expected)
  })
})

describe('an event that continues past midnight', () => {
  test.each([
    [{ search: 'today' }, true],
    [{ from: '2026-06-21', until: '2026-06-21' }, true],
    [{ from: '2026-06-21' }, true],
    [{ search: '20 June 2026' }, true],
    [{ search: 'tomorrow' }, false],
    [{ from: '2026-06-22' }, false],
  ])('[Z-12] is found half an hour after midnight by %j: %j', async (asked, isFound) => {
    await published(ada, { start_time: '22:00', end_time: '02:00' })
    await published(ada, { title: 'Over', start_time: '22:00', end_time: '00:15' })
    await server.setTime('2026-06-20T23:30:00Z')
    const expected = isFound ? ['Weaver Street Cup'] : []
    expect(await titles({ ...asked, time_zone: 'Europe/London' })).toEqual(expected)
  })

  test('[Z-12] belongs, before it begins, only to the day of its start', async () => {
    await published(ada, { start_time: '22:00', end_time: '02:00' })
    expect(await titles({ search: '21 June' })).toEqual([])
  })

  test('[Z-12] is found where it is already the next day', async () => {
    await published(ada, { date: '2026-06-20', start_time: '10:00', end_time: '09:00' })
    await server.setTime('2026-06-21T07:30:00Z')
    expect(await titles({ search: 'today', time_zone: 'Pacific/Kiritimati' })).toEqual(['Weaver Street Cup'])
  })
})

describe('filters', () => {
  const NEAR = { latitude: 51.535, longitude: -0.0575 }
  beforeEach(async () => {
    await published(ada, { date: '2026-06-21' })
    await published(ada, { ...JAZZ, date: '2026-06-22', venue_latitude: 59.33, venue_longitude: 18.07 })
    const pin = { venue_latitude: null, venue_longitude: null }
    await published(ada, { ...STREET_CUP, ...pin, title: 'Online quiz', category: 'Education' })
  })

  test('the soonest first, or the nearest; events without a pin are last', async () => {
    const all = ['Online quiz', 'Weaver Street Cup', 'Jazz på bryggan']
    expect(await titles({})).toEqual(all)
    const nearest = await titles({ ...NEAR, sort: 'nearest' })
    expect(nearest).toEqual(['Weaver Street Cup', 'Jazz på bryggan', 'Online quiz'])
  })

  test('within a distance, of some categories, with a free place', async () => {
    expect(await titles({ ...NEAR, within_km: '10' })).toEqual(['Weaver Street Cup'])
    expect(await titles({ ...NEAR, within_km: '500' })).toEqual(['Weaver Street Cup'])
    expect(await titles({ category: 'Education,Music & Concerts' })).toEqual([
      'Online quiz',
      'Jazz på bryggan',
    ])
    const full = await published(ada, { places: 2, title: 'Full house' })
    for (const who of [ada, await person(server, 'Ben')]) await answer(who, full)
    expect(await titles({ search: 'house' })).toEqual(['Full house'])
    expect(await titles({ search: 'house', with_places: 'true' })).toEqual([])
  })

  test('counts by category as if none were chosen, and matches of the words elsewhere', async () => {
    await club(server, [])
    await server.setTime('2026-06-15T12:00:00Z')
    const { reply } = await server.call(countEvents, {
      query: { search: 'weaver street', category: 'Education' },
    })
    expect(reply).toEqual({
      events: 1,
      categories: [
        { category: 'Education', count: 1 },
        { category: 'Sports & Recreation', count: 1 },
      ],
      groups: 1,
      vendors: 0,
    })
  })

  test('counts groups and vendors in the same distance as events', async () => {
    await club(server, [])
    await publishedVendor(server, { place: { name: 'Leeds', latitude: 53.8, longitude: -1.55 } })
    await server.setTime('2026-06-15T12:00:00Z')
    const counts = async (within_km: number) => {
      const { events, groups, vendors } = (await server.call(countEvents, { query: { ...NEAR, within_km } }))
        .reply
      return [events, groups, vendors]
    }
    expect(await counts(10)).toEqual([1, 1, 0])
    expect(await counts(500)).toEqual([1, 1, 1])
  })

  test.each([
    { category: 'Cooking' },
    { from: '20 June' },
    { within_km: '0' },
    { within_km: '10' },
    { sort: 'nearest' },
    { from: '2026-06-20', until: '2026-06-19' },
    { latitude: '91', longitude: '0' },
    { latitude: '51' },
    { longitude: '0' },
    { time_zone: 'Moon/Base' },
    { with_places: 'maybe' },
    { sort: 'cheapest' },
    { search: 'x'.repeat(101) },
  ])('[B1] %j is 422', async (asked) => {
    expect((await server.call(listEvents, { query: asked as object })).status).toBe(422)
    const { sort, ...counted } = asked as Record<string, string>
    if (!sort) expect((await server.call(countEvents, { query: counted })).status).toBe(422)
  })
})

test.each([
  [{ within_km: '10' }, 'within_km: A distance needs the position it is measured from.'],
  [{ sort: 'nearest' }, 'sort: The nearest first needs the position it is measured from.'],
])('[B1] %j without a position is refused with a sentence', async (query, sentence) => {
  const { status, problem } = await server.call(listEvents, { query: query as object })
  expect([status, problem.detail]).toEqual([422, `Some of what was sent is not valid: ${sentence}`])
})

test('drafts, cancelled and past events are found by no search, not even by their hosts', async () => {
  const { ada: creator, groupId } = await club(server, [])
  await server.setTime('2026-06-15T12:00:00Z')
  await ada.call(createEvent, { body: { ...STREET_CUP, title: 'Secret draft' } })
  const eventId = await published(ada, { title: 'Secret cancelled' })
  await ada.call(cancelEvent, { params: { eventId }, body: {} })
  await published(creator, { title: 'Secret of the group', host: { type: 'group', group_id: groupId } })
  await creator.call(deleteGroup, { params: { groupId } })
  await published(ada, { title: 'Secret over', date: '2026-06-16' })
  await server.setTime('2026-06-17T12:00:00Z')
  for (const search of ['', 'secret', 'secert', 'draft', 'weaver', 'trophy', 'this week', 'okafor']) {
    expect(await found({ search }, ada)).toEqual({ titles: [], total: 0 })
    const { reply } = await ada.call(countEvents, { query: { search } })
    expect([reply.events, reply.categories]).toEqual([0, []])
  }
})
