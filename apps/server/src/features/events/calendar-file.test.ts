import { fillPath } from '@turnout/contract/endpoint'
import { getEventCalendar } from '@turnout/contract/event-calendar'
import { cancelEvent, createEvent, updateEvent } from '@turnout/contract/events'
import { deleteGroup } from '@turnout/contract/groups'
import { sync, type VEvent } from 'node-ical'
import { beforeEach, expect, test } from 'vitest'
import { API } from '../../app.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { createTestGroup } from '../groups/testing.ts'
import { answer, published, STREET_CUP } from './testing.ts'

const server = sharedServer()
let ada: Person

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
})

/** Like a browser that follows a link: without a session. */
const fetchFile = (eventId: string) =>
  server.app.inject({ url: API + fillPath(getEventCalendar.path, { eventId }) })

/** The only entry of the file, as an independent calendar library parses it. */
async function entryOf(eventId: string): Promise<VEvent> {
  const entries = Object.values(sync.parseICS((await fetchFile(eventId)).body)).filter(
    (entry): entry is VEvent => entry?.type === 'VEVENT',
  )
  expect(entries).toHaveLength(1)
  return entries[0]!
}

test('[Z-20] a calendar reads time, title and place, with any signs in the texts', async () => {
  const title = `Quay; stalls, music \\o/ ${'夜市'.repeat(20)}`
  const description =
    'Twenty stalls.\nCome hungry, kids are welcome until nine, and bring a plate for the table.'
  const eventId = await published(ada, { title, description })
  const { headers, body } = await fetchFile(eventId)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(headers['content-disposition']).toContain('-2026-06-20.ics"')
  expect(Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(await entryOf(eventId)).toMatchObject({
    uid: `${eventId}@${new URL(server.deps.config.publicUrl).host}`,
    start: new Date('2026-06-20T13:00:00Z'),
    end: new Date('2026-06-20T17:00:00Z'),
    summary: title,
    description,
    location: 'Weaver Street, 1 Weaver Street, London',
    geo: { lat: 51.535, lon: -0.0575 },
    url: { val: `${server.deps.config.publicUrl}/events/${eventId}` },
    status: 'CONFIRMED',
  })
  expect(body).not.toMatch(/TZID|Okafor|example\.org/)
})

test('[Z-20] a moved or cancelled event stays the same entry, with a higher sequence at each change', async () => {
  const eventId = await published(ada)
  const before = await entryOf(eventId)
  server.pass(60_000)
  await ada.call(updateEvent, { params: { eventId }, body: { start_time: '15:00' } })
  const moved = await entryOf(eventId)
  server.pass(60_000)
  await ada.call(cancelEvent, { params: { eventId }, body: {} })
  const cancelled = await entryOf(eventId)

  expect(new Set([before.uid, moved.uid, cancelled.uid]).size).toBe(1)
  expect(moved.start.toISOString()).toBe('2026-06-20T14:00:00.000Z')
  expect([before, moved, cancelled].map(({ status }) => status)).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
  ])
  const numbers = [before, moved, cancelled].map(({ sequence }) => Number(sequence))
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
})

test('[Z-20] no name is in the file, and answers do not change it', async () => {
  const eventId = await published(ada)
  const wordsOf = ({ body }: { body: string }) =>
    body.split('\r\n').filter((line) => !/^(SEQUENCE|DTSTAMP):/.test(line))
  const before = wordsOf(await fetchFile(eventId))
  await answer(await person(server, 'Ben'), eventId)
  expect(wordsOf(await fetchFile(eventId))).toEqual(before)
})

test('[Z-20] a place without a pin has no position', async () => {
  const eventId = await published(ada, { venue_latitude: null, venue_longitude: null })
  const entry = await entryOf(eventId)
  expect([entry.location, entry.geo]).toEqual(['Weaver Street, 1 Weaver Street, London', undefined])
})

test('[Z-20] a draft has no file, not even for its host, and neither has the draft of a deleted group or an unknown event', async () => {
  const draft = (await ada.call(createEvent, { body: STREET_CUP })).reply
  const groupId = await createTestGroup(ada)
  const host = { type: 'group', group_id: groupId } as const
  const ofGroup = (await ada.call(createEvent, { body: { ...STREET_CUP, host } })).reply
  await ada.call(deleteGroup, { params: { groupId } })
  for (const eventId of [draft.id, ofGroup.id, '0190a5de-0000-7000-8000-000000000000', 'nonsense']) {
    expect((await fetchFile(eventId)).statusCode).toBe(404)
    const asked = await ada.call(getEventCalendar, { params: { eventId } })
    expect(asked.problem.code).toBe('event-not-found')
  }
})
