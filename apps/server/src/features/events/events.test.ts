import { getEventCode, listEventReplies } from '@turnout/contract/event-replies'
import { listEvents } from '@turnout/contract/event-search'
import {
  acceptEventPlace,
  cancelEvent,
  createEvent,
  deleteEvent,
  getEvent,
  listMyEvents,
  publishEvent,
  updateEvent,
} from '@turnout/contract/events'
import { deleteGroup } from '@turnout/contract/groups'
import { makeAdmin } from '@turnout/contract/members'
import { deactivate } from '@turnout/contract/profile'
import { createVendor } from '@turnout/contract/vendors'
import { EMPTY_ATTENDANCE, evolveAttendance } from '@turnout/rules/attendance'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { club } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { users } from '../accounts/tables.ts'
import { members } from '../members/tables.ts'
import { BAKERY } from '../vendors/testing.ts'
import { tidyEvents } from './jobs.ts'
import { eventGuests, eventLog, events } from './tables.ts'
import { answer, published, STREET_CUP } from './testing.ts'

const server = sharedServer()
let ada: Person
let ben: Person
let cleo: Person

const NOW = '2026-06-15T12:00:00Z'
beforeEach(async () => {
  await server.setTime(NOW)
  ada = await person(server, 'Ada')
  ben = await person(server, 'Ben')
  cleo = await person(server, 'Cleo')
})

const seen = async (who: Person | undefined, eventId: string) =>
  (await server.call(getEvent, { params: { eventId } }, who)).reply
const draft = async (who: Person, body: Parameters<typeof published>[1] = {}) =>
  (await who.call(createEvent, { body: { title: 'Street cup', ...body } })).reply.id

describe('a draft', () => {
  test('[Z-1] needs only a title, and can be published when it is complete', async () => {
    const eventId = await draft(ada)
    const params = { eventId }
    const early = await ada.call(publishEvent, { params })
    expect([early.status, early.problem.detail]).toEqual([
      422,
      'Add the category, date, start time, end time, venue name and venue address first.',
    ])
    const { title: _, ...details } = STREET_CUP
    await ada.call(updateEvent, { params, body: details })
    const { reply } = await ada.call(publishEvent, { params })
    expect(reply).toMatchObject({
      state: 'published',
      starts_at: Date.parse('2026-06-20T13:00:00Z'),
      ends_at: Date.parse('2026-06-20T17:00:00Z'),
      time_zone: 'Europe/London',
      places: 8,
      host: { type: 'person', id: ada.id, name: 'Ada Okafor', image_url: null },
      can_manage: true,
    })
    expect((await ada.call(publishEvent, { params })).status).toBe(200)
  })

  test('[Z-8] is visible only to its hosts, in every call', async () => {
    const params = { eventId: await draft(ada) }
    for (const response of [
      await server.call(getEvent, { params }),
      await ben.call(getEvent, { params }),
      await ben.call(updateEvent, { params, body: { price: 'Free' } }),
      await ben.call(publishEvent, { params }),
      await ben.call(cancelEvent, { params, body: {} }),
      await ben.call(deleteEvent, { params }),
      await ben.call(acceptEventPlace, { params }),
      await ben.call(listEventReplies, { params }),
      await ben.call(getEventCode, { params }),
      await ben.call(listEventReplies, { params: { eventId: newId() } }),
      await answer(ben, params.eventId),
    ])
      expect([response.status, response.problem.code]).toEqual([404, 'event-not-found'])
    expect((await answer(ada, params.eventId)).problem.code).toBe('event-not-published')
    expect((await ben.call(listMyEvents)).reply).toEqual({ hosted: [], answered: [] })
  })

  test('[Z-1] has the first drawn cover until its host chooses another, and there are two', async () => {
    const params = { eventId: await draft(ada, STREET_CUP) }
    expect((await seen(ada, params.eventId)).drawn_cover).toBe(0)
    expect((await ada.call(updateEvent, { params, body: { drawn_cover: 1 } })).reply.drawn_cover).toBe(1)
    expect((await ada.call(updateEvent, { params, body: { drawn_cover: 2 } })).status).toBe(422)
    await ada.call(publishEvent, { params })
    const { hosted } = (await ada.call(listMyEvents, {})).reply
    expect(hosted).toMatchObject([{ id: params.eventId, drawn_cover: 1 }])
  })

  test('[Z-6] can be deleted; a published event is cancelled instead', async () => {
    const params = { eventId: await draft(ada, { places: 4 }) }
    expect((await ada.call(deleteEvent, { params })).reply.message).toBe('Street cup is deleted.')
    expect((await ada.call(getEvent, { params })).status).toBe(404)
    const eventId = await published(ada)
    expect((await ada.call(deleteEvent, { params: { eventId } })).problem.code).toBe('event-published')
  })

  test('[Z-4] is not over when its day has passed, and is listed before past events', async () => {
    const over = await published(ada)
    const eventId = await draft(ada, STREET_CUP)
    await server.setTime('2026-06-21T12:00:00Z')
    const { hosted } = (await ada.call(listMyEvents)).reply
    expect(hosted.map(({ id }) => id)).toEqual([eventId, over])
    expect(hosted.map(({ is_over }) => is_over)).toEqual([false, true])
    const body = { date: '2026-06-27' }
    expect((await ada.call(updateEvent, { params: { eventId }, body })).reply.date).toBe(body.date)
  })

  test('loses removed fields, and its hours with the date', async () => {
    const { reply } = await ada.call(createEvent, { body: STREET_CUP })
    const body = { date: null, category: null, venue_name: '', venue_latitude: null, venue_longitude: null }
    const changed = await ada.call(updateEvent, { params: { eventId: reply.id }, body })
    expect(changed.reply).toMatchObject({
      ...{ date: null, category: null, venue_name: null, venue_latitude: null },
      ...{ starts_at: null, ends_at: null, start_time: '14:00', time_zone: 'Europe/London' },
    })
  })
})

describe('the zone of an event', () => {
  const at = { ...STREET_CUP, venue_latitude: null, venue_longitude: null }
  test('is that of its pin, whatever the phone reports', async () => {
    const pin = { venue_latitude: 40.7, venue_longitude: -74 }
    const { reply } = await ada.call(createEvent, { body: { ...at, ...pin, time_zone: 'Asia/Tokyo' } })
    expect([reply.time_zone, reply.starts_at]).toEqual([
      'America/New_York',
      Date.parse('2026-06-20T18:00:00Z'),
    ])
  })

  test('without a pin is that of the group, else that of the phone', async () => {
    const { ada: admin, groupId } = await club(server, [])
    await server.setTime(NOW)
    const host = { type: 'group', group_id: groupId } as const
    const ofGroup = await admin.call(createEvent, { body: { ...at, host, time_zone: 'Asia/Tokyo' } })
    expect(ofGroup.reply.time_zone).toBe('Europe/London')
    const ofPhone = await ada.call(createEvent, { body: { ...at, time_zone: 'Asia/Tokyo' } })
    expect(ofPhone.reply.time_zone).toBe('Asia/Tokyo')
    const unknown = await ada.call(createEvent, { body: { ...at, time_zone: 'Moon/Base' } })
    expect([unknown.status, unknown.problem.errors?.[0]?.field]).toEqual([422, 'time_zone'])
  })

  test('an end at or before the start is on the next day', async () => {
    const { reply } = await ada.call(createEvent, {
      body: { ...STREET_CUP, start_time: '22:00', end_time: '01:00' },
    })
    expect(reply.ends_at).toBe(Date.parse('2026-06-21T00:00:00Z'))
  })
})

describe('hosts', () => {
  test('[Z-8] all admins of the group manage its event, and it stays when its author has left', async () => {
    const { ada: creator, groupId, people } = await club(server, ['Eve', 'Dan'])
    const [eve, dan] = people as [Person, Person]
    await server.setTime(NOW)
    const [membership] = await server.deps.sql.select().from(members).where(eq(members.userId, eve.id))
    await creator.call(makeAdmin, { params: { groupId, memberId: membership!.id } })
    const eventId = await published(eve, { host: { type: 'group', group_id: groupId } })
    expect(await seen(dan, eventId)).toMatchObject({
      can_manage: false,
      host: { type: 'group', id: groupId, name: 'Canal Side Kickabout' },
    })
    await eve.call(deactivate)
    expect(await seen(creator, eventId)).toMatchObject({ can_manage: true, state: 'published' })
    const params = { eventId }
    expect((await creator.call(updateEvent, { params, body: { price: '5 pounds' } })).reply.price).toBe(
      '5 pounds',
    )
    expect((await dan.call(updateEvent, { params, body: { price: '' } })).status).toBe(403)
    const foreign = await dan.call(createEvent, {
      body: { ...STREET_CUP, host: { type: 'group', group_id: groupId } },
    })
    expect(foreign.status).toBe(403)
    const nowhere = { type: 'group', group_id: newId() } as const
    expect((await dan.call(createEvent, { body: { ...STREET_CUP, host: nowhere } })).problem.code).toBe(
      'group-not-found',
    )
  })

  test('[Z-8] a vendor hosts as their business; a person without one does not', async () => {
    const host = { type: 'vendor' } as const
    expect((await ben.call(createEvent, { body: { ...STREET_CUP, host } })).problem.code).toBe(
      'vendor-not-found',
    )
    await server.deps.sql.update(users).set({ role: 'vendor' }).where(eq(users.id, ada.id))
    await ada.call(createVendor, { body: BAKERY })
    expect((await seen(undefined, await published(ada, { host }))).host).toEqual({
      type: 'vendor',
      id: ada.id,
      name: BAKERY.business_name,
      image_url: null,
    })
  })

  test('[Z-5] a draft changes its host, a published event keeps it', async () => {
    const { ada: creator, groupId } = await club(server, [])
    await server.setTime(NOW)
    const host = { type: 'group', group_id: groupId } as const
    const params = { eventId: await draft(creator, STREET_CUP) }
    expect((await creator.call(updateEvent, { params, body: { host } })).reply.host.id).toBe(groupId)
    await creator.call(publishEvent, { params })
    const taken = await creator.call(updateEvent, { params, body: { host: { type: 'person' } } })
    expect(taken.problem.code).toBe('host-fixed')
    expect((await creator.call(updateEvent, { params, body: { host } })).status).toBe(200)
  })

  test('[Z-9] when the group is deleted its event is cancelled and keeps its address, and its draft is deleted', async () => {
    const { ada: creator, groupId } = await club(server, [])
    await server.setTime(NOW)
    const host = { type: 'group', group_id: groupId } as const
    const eventId = await published(creator, { host })
    const draftId = await draft(creator, { host })
    await answer(ben, eventId)
    await creator.call(deleteGroup, { params: { groupId } })
    expect(await seen(ben, eventId)).toMatchObject({ state: 'cancelled', going_count: 1 })
    expect((await creator.call(getEvent, { params: { eventId: draftId } })).status).toBe(404)
  })

  test('[Z-9] when the host deactivates, their future events are cancelled, and their drafts and name are deleted', async () => {
    const eventId = await published(ada)
    const draftId = await draft(ada)
    await answer(ben, eventId)
    await ada.call(deactivate)
    expect(await seen(ben, eventId)).toMatchObject({ state: 'cancelled', host: { name: 'Former player' } })
    expect(await server.deps.sql.$count(events, eq(events.id, draftId))).toBe(0)
  })

  test('twenty events a day, and more the next day', async () => {
    const made = await Promise.all(
      Array.from({ length: 22 }, () => ada.call(createEvent, { body: { title: 'Cup' } })),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(made.filter(({ problem }) => problem.code === 'too-many-events')).toHaveLength(2)
    server.pass(25 * 3_600_000)
    expect((await ada.call(createEvent, { body: { title: 'Cup' } })).status).toBe(201)
  })
})

describe('answers', () => {
  test('[Z-7] places are given in order, and the first on the waiting list gets a free one', async () => {
    const eventId = await published(ada, { places: 2 })
    await answer(ben, eventId, { answer: 'going', guests: ['Emma'] })
    expect((await answer(cleo, eventId)).reply).toMatchObject({
      going_count: 2,
      waiting_count: 1,
      my_answer: { answer: 'waiting', position: 1 },
    })
    const renamed = await answer(ben, eventId, { answer: 'going', guests: [] })
    expect(renamed.reply.my_answer).toMatchObject({ answer: 'going', guests: [] })
    expect((await seen(cleo, eventId)).my_answer).toMatchObject({ answer: 'going', position: null })
    expect(await server.deps.sql.$count(eventGuests)).toBe(0)
    const { reply } = await cleo.call(listMyEvents)
    expect(reply).toMatchObject({ hosted: [], answered: [{ id: eventId, answer: 'going' }] })
    await answer(cleo, eventId, { answer: 'not_going' })
    const { answered } = (await cleo.call(listMyEvents)).reply
    expect(answered).toMatchObject([{ id: eventId, answer: 'not_going' }])
  })

  test('[Z-7] within three hours the first to accept gets the place', async () => {
    const eventId = await published(ada, { places: 2 })
    for (const who of [ada, ben, cleo]) await answer(who, eventId)
    const dan = await person(server, 'Dan')
    await answer(dan, eventId)
    await server.setTime('2026-06-20T11:00:00Z')
    await answer(ben, eventId, { answer: 'not_going' })
    expect((await seen(dan, eventId)).my_answer).toMatchObject({ answer: 'waiting', is_offered: true })
    const params = { eventId }
    expect((await dan.call(acceptEventPlace, { params })).reply.my_answer?.answer).toBe('going')
    expect((await cleo.call(acceptEventPlace, { params })).problem.code).toBe('place-taken')
  })

  test('[Z-7] no guests if the host allows none, and no answer to an event that is cancelled or over', async () => {
    const eventId = await published(ada, { guests_allowed: false })
    const guests = await answer(ben, eventId, { answer: 'going', guests: ['Emma'] })
    expect([guests.status, guests.problem.code]).toEqual([409, 'guests-off'])
    await ada.call(cancelEvent, { params: { eventId }, body: { reason: 'Storm' } })
    expect((await answer(ben, eventId)).problem.code).toBe('event-cancelled')
    expect(await seen(undefined, eventId)).toMatchObject({
      state: 'cancelled',
      reason: 'Storm',
      cancelled_at: expect.any(Number),
      my_answer: null,
    })
    const other = await published(ada)
    await server.setTime('2026-06-20T17:00:00Z')
    expect((await answer(ben, other)).problem.code).toBe('event-over')
    expect((await seen(ben, other)).is_over).toBe(true)
  })

  test('twenty people at once for four places: four in, sixteen waiting, and the log replays to it', async () => {
    const eventId = await published(ada, { places: 4 })
    const people = await Promise.all(Array.from({ length: 20 }, (_, index) => person(server, `P${index}`)))
    await Promise.all(people.map((who) => answer(who, eventId)))
    await Promise.all(people.slice(0, 5).map((who) => answer(who, eventId, { answer: 'not_going' })))
    expect(await seen(ada, eventId)).toMatchObject({ going_count: 4, waiting_count: 11 })
    const log = await server.deps.sql
      .select()
      .from(eventLog)
      .where(eq(eventLog.eventId, eventId))
      .orderBy(asc(eventLog.version))
    const [row] = await server.deps.sql.select().from(events).where(eq(events.id, eventId))
    expect(log.flatMap((entry) => entry.events).reduce(evolveAttendance, EMPTY_ATTENDANCE)).toEqual(
      row!.attendance,
    )
    expect(log.map(({ version }) => version)).toEqual(log.map((_, index) => index + 1))
    expect(row!.version).toBe(log.length)
  })

  test('[Z-9] the place of a deactivated account passes on, and the names of its guests are erased', async () => {
    const eventId = await published(ada, { places: 2 })
    await answer(ben, eventId, { answer: 'going', guests: ['Emma'] })
    await answer(cleo, eventId)
    await ben.call(deactivate)
    expect(await seen(cleo, eventId)).toMatchObject({ going_count: 1, my_answer: { answer: 'going' } })
    expect(await server.deps.sql.$count(eventGuests)).toBe(0)
  })

  test('people see the names of those who share a group with them, and of no one else', async () => {
    const { people } = await club(server, ['Eve', 'Dan'])
    const [eve, dan] = people as [Person, Person]
    await server.setTime(NOW)
    const eventId = await published(ada)
    for (const who of [eve, ben]) await answer(who, eventId)
    expect((await seen(dan, eventId)).familiar_people.map(({ name }) => name)).toEqual(['Eve Okafor'])
    for (const who of [eve, ben, ada, undefined])
      expect((await seen(who, eventId)).familiar_people).toEqual([])
  })
})

describe('a published event', () => {
  test('[Z-5] stays complete, and with fewer places the last ones are first on the waiting list', async () => {
    const eventId = await published(ada)
    for (const who of [ada, ben, cleo]) await answer(who, eventId)
    const params = { eventId }
    const open = await ada.call(updateEvent, { params, body: { date: null } })
    expect([open.status, open.problem.detail]).toEqual([422, 'Add the date first.'])
    expect((await ada.call(updateEvent, { params, body: { end_time: '14:00' } })).status).toBe(422)
    expect((await ada.call(updateEvent, { params, body: { venue_latitude: null } })).status).toBe(422)
    expect((await ada.call(updateEvent, { params, body: { date: '2026-06-14' } })).problem.code).toBe(
      'in-the-past',
    )
    expect((await ada.call(updateEvent, { params, body: { date: '2029-01-01' } })).problem.code).toBe(
      'event-too-far-ahead',
    )
    const { reply } = await ada.call(updateEvent, { params, body: { places: 2, date: '2026-06-21' } })
    expect(reply).toMatchObject({ places: 2, going_count: 2, waiting_count: 1, date: '2026-06-21' })
    expect((await seen(cleo, eventId)).my_answer).toMatchObject({ position: 1 })
  })

  test('[Z-14] has its earlier hours and venue as of the last change of each, and a draft does not', async () => {
    const params = { eventId: await draft(ada, STREET_CUP) }
    const change = async (body: Partial<typeof STREET_CUP> | object) =>
      (await ada.call(updateEvent, { params, body })).reply.moved_from
    expect(await change({ start_time: '13:00' })).toBeNull()
    await ada.call(publishEvent, { params })
    expect(await change({ title: 'Weaver Cup', places: 9 })).toBeNull()
    const hours = { date: '2026-06-20', start_time: '13:00', end_time: '18:00' }
    expect(await change({ start_time: '15:00' })).toMatchObject({ hours, venue: null })
    const venue = { name: 'Weaver Street', address: '1 Weaver Street, London' }
    expect(await change({ venue_name: 'Mill Road' })).toMatchObject({ hours, venue })
    const moved = await change({ date: '2026-06-21' })
    expect(moved).toMatchObject({ hours: { ...hours, start_time: '15:00' }, venue })
    expect((await seen(undefined, params.eventId)).moved_from).toEqual(moved)
    const other = await published(ada)
    const { reply: listed } = await server.call(listEvents, { query: {} })
    expect(new Map(listed.map(({ id, is_moved }) => [id, is_moved]))).toEqual(
      new Map([
        [params.eventId, true],
        [other, false],
      ]),
    )
  })

  test('[Z-10] is available for twelve months after its end', async () => {
    const eventId = await published(ada)
    await answer(ben, eventId, { answer: 'going', guests: ['Emma'] })
    await server.setTime('2027-06-15T12:00:00Z')
    await tidyEvents(server.deps)
    expect((await server.call(getEvent, { params: { eventId } })).status).toBe(200)
    await server.setTime('2027-06-25T12:00:00Z')
    await tidyEvents(server.deps)
    expect((await server.call(getEvent, { params: { eventId } })).status).toBe(404)
    expect(await server.deps.sql.$count(eventLog)).toBe(0)
    expect(await server.deps.sql.$count(eventGuests)).toBe(0)
  })
})
