import { fillPath, type InputOf } from '@turnout/contract/endpoint'
import { getEventReplies, listEventReplies } from '@turnout/contract/event-replies'
import { getEvent, updateEvent } from '@turnout/contract/events'
import { beforeEach, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { answer, published } from './testing.ts'

const server = sharedServer()
let ada: Person
let eventId: string

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
  eventId = await published(ada, { places: 3, title: '=Cup at the Søa' })
})

const comes = async (name: string, guests: string[] = []) => {
  const who = await person(server, name)
  await answer(who, eventId, { answer: 'going', guests })
  return who
}

const replies = async (query: InputOf<typeof listEventReplies>['query'] = {}) =>
  (await ada.call(listEventReplies, { params: { eventId }, query })).reply

test('[Z-15] a host sees who is in, waits and is out, the guests of each, and when they answered', async () => {
  const ben = await comes('Ben', ['Kenji'])
  await server.setTime('2026-06-15T13:00:00Z')
  const cleo = await comes('Cleo', ['Emma'])
  const dan = await person(server, 'Dan')
  await answer(dan, eventId, { answer: 'not_going' })
  await answer(ben, eventId, { answer: 'going', at_short_notice: false })
  const first = Date.parse('2026-06-15T12:00:00Z')
  const then = Date.parse('2026-06-15T13:00:00Z')
  const list = await replies()
  // the clock of these tests is running
  const hour = (at: number) => at - (at % 3_600_000)
  expect(list.map((reply) => ({ ...reply, answered_at: hour(reply.answered_at) }))).toEqual([
    { ...line(ben), answer: 'going', answered_at: first },
    { ...guest('Kenji', ben), answer: 'going', answered_at: first },
    { ...line(cleo), answer: 'going', answered_at: then },
    { ...guest('Emma', cleo), answer: 'waiting', position: 1, answered_at: then },
    { ...line(dan), answer: 'not_going', answered_at: then },
  ])
  const { reply } = await ada.call(getEvent, { params: { eventId } })
  expect([reply.going_count, reply.waiting_count, reply.host_counts]).toEqual([
    3,
    1,
    { out: 1, guests: 1, arrived: 0 },
  ])
})

const line = ({ id, name }: Person) => ({
  ...{
    id,
    name: `${name} Okafor`,
    profile_image_url: null,
    guest_of: null,
    position: null,
    arrived_at: null,
  },
})
const guest = (name: string, by: Person) => ({
  ...{
    id: expect.any(String),
    name,
    profile_image_url: null,
    guest_of: `${by.name} Okafor`,
    position: null,
    arrived_at: null,
  },
})

test('[Z-15] a long list is searched by name without accents, and is paged', async () => {
  await ada.call(updateEvent, { params: { eventId }, body: { places: null } })
  for (const name of ['Zoë', 'Ben', 'Cleo']) await comes(name, name === 'Cleo' ? ['Zoe again'] : [])
  expect((await replies({ search: 'ZOE' })).map(({ name }) => name)).toEqual(['Zoë Okafor', 'Zoe again'])
  expect((await replies({ search: 'cleo' })).map(({ name }) => name)).toEqual(['Cleo Okafor', 'Zoe again'])
  expect(await replies({ answer: 'waiting' })).toEqual([])
  const page = await ada.call(listEventReplies, { params: { eventId }, query: { page: 2, page_size: 3 } })
  expect([page.reply.map(({ name }) => name), page.headers['x-total-count']]).toEqual([['Zoe again'], '4'])
})

test('[Z-15] no one but hosts sees the list or how many are out', async () => {
  const ben = await comes('Ben')
  for (const endpoint of [listEventReplies, getEventReplies] as const)
    expect((await ben.call(endpoint, { params: { eventId }, query: {} } as never)).problem.code).toBe(
      'not-allowed',
    )
  expect((await ben.call(getEvent, { params: { eventId } })).reply.host_counts).toBeNull()
})

test('[Z-15] the list is a file for a spreadsheet, which runs nothing that people typed', async () => {
  await comes('Ben', ['=SUM(A1)'])
  const file = await server.app.inject({
    url: `${API}${fillPath(getEventReplies.path, { eventId })}`,
    headers: { authorization: `Bearer ${ada.token}` },
  })
  expect(file.headers['content-disposition']).toBe(
    'attachment; filename="turnout-cup-at-the-s-a-2026-06-20.csv"',
  )
  const [columns, ...lines] = file.body.trim().split('\r\n')
  expect(columns).toBe('Name,Guest of,Reply,Place in line,Replied (UTC),Arrived (UTC)')
  expect(lines).toEqual([
    expect.stringMatching(/^Ben Okafor,,In,,2026-06-15T12:00/),
    expect.stringMatching(/^'=SUM\(A1\),Ben Okafor,In,,2026-06-15T12:00/),
  ])
})
