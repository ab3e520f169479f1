import type { CheckInBody } from '@turnout/contract/check-in-body'
import { checkInReply, checkInToEvent } from '@turnout/contract/event-check-in'
import { getEventCode, listEventReplies, undoCheckInOfReply } from '@turnout/contract/event-replies'
import { cancelEvent, getEvent, updateEvent } from '@turnout/contract/events'
import { deactivate } from '@turnout/contract/profile'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { eventArrivals } from './tables.ts'
import { answer, published, STREET_CUP } from './testing.ts'

const server = sharedServer()
let ada: Person
let ben: Person
let params: { eventId: string }

/** Check-in opens; the event begins at 13:00 UTC. */
const DOOR_OPEN = '2026-06-20T12:30:00Z'
const AT_THE_PIN = { latitude: STREET_CUP.venue_latitude, longitude: STREET_CUP.venue_longitude, accuracy: 8 }
const FAR_AWAY = { ...AT_THE_PIN, latitude: 51.54 }

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
  ben = await person(server, 'Ben')
  params = { eventId: await published(ada, { places: 2 }) }
  await answer(ben, params.eventId, { answer: 'going', guests: ['Kenji'] })
  await server.setTime(DOOR_OPEN)
})

const checkIn = (who: Person, body: CheckInBody) => who.call(checkInToEvent, bodyOf(body))
const bodyOf = (body: CheckInBody) => ({ params, body })
const code = async () => (await ada.call(getEventCode, { params })).reply.code
const rows = () =>
  server.deps.sql.select().from(eventArrivals).where(eq(eventArrivals.eventId, params.eventId))
const arrived = async () =>
  (await ada.call(listEventReplies, { params, query: {} })).reply.filter(
    ({ arrived_at }) => arrived_at !== null,
  )
const replyId = async (name: string) =>
  (await ada.call(listEventReplies, { params, query: { search: name } })).reply.find(
    (one) => one.name === name,
  )!.id

describe('checking in to an event', () => {
  test('[Z-17] inside the circle around the pin, and no coordinates are stored', async () => {
    expect((await checkIn(ben, FAR_AWAY)).problem.code).toBe('not-at-venue')
    const { reply } = await checkIn(ben, AT_THE_PIN)
    expect(reply.arrived_at).toBeGreaterThanOrEqual(Date.parse(DOOR_OPEN))
    expect(await rows()).toEqual([
      expect.objectContaining({ id: ben.id, userId: ben.id, method: 'position', distanceM: 0, accuracyM: 8 }),
    ])
    expect(Object.keys((await rows())[0]!)).not.toContain('latitude')
  })

  test('[Z-17] with the code that a host shows, and with no other', async () => {
    const right = await code()
    const wrong = String((Number(right) + 7) % 1_000_000).padStart(6, '0')
    expect((await checkIn(ben, { code: wrong })).problem.code).toBe('wrong-venue-code')
    expect((await checkIn(ben, { code: right })).reply.arrived_at).not.toBeNull()
    expect((await ben.call(getEventCode, { params })).problem.code).toBe('not-allowed')
  })

  test('[P-4] after thirty wrong codes within a minute no code is accepted', async () => {
    await ada.call(updateEvent, { params, body: { places: null } })
    const right = await code()
    const wrong = String((Number(right) + 7) % 1_000_000).padStart(6, '0')
    for (const name of ['Cleo', 'Dan', 'Eve']) {
      const who = await person(server, name)
      await answer(who, params.eventId)
      for (let tries = 0; tries < 10; tries++) await checkIn(who, { code: wrong })
    }
    expect((await checkIn(ben, { code: right })).status).toBe(429)
    expect(await rows()).toEqual([])
  })

  test('[Z-17] without a pin only the code works', async () => {
    params = { eventId: await openWithoutPin() }
    expect((await checkIn(ben, AT_THE_PIN)).problem.code).toBe('event-without-pin')
    expect((await checkIn(ben, { code: await code() })).status).toBe(200)
  })

  test('[Z-17] a person who waits or has not answered can only be checked in by a host', async () => {
    const cleo = await person(server, 'Cleo')
    expect((await checkIn(cleo, AT_THE_PIN)).problem.code).toBe('not-in')
    expect((await checkIn(cleo, { code: await code() })).problem.code).toBe('not-in')
    const unknown = { ...params, replyId: cleo.id }
    expect((await ada.call(checkInReply, { params: unknown })).problem.code).toBe('reply-not-found')
    await answer(cleo, params.eventId)
    expect((await checkIn(cleo, AT_THE_PIN)).problem.code).toBe('on-waiting-list')
    await ada.call(checkInReply, { params: unknown })
    expect(await arrived()).toMatchObject([{ id: cleo.id, answer: 'waiting' }])
  })

  test('[Z-16] from an hour before the start until the end, unless it is cancelled', async () => {
    await server.setTime('2026-06-20T11:59:00Z')
    expect((await checkIn(ben, AT_THE_PIN)).problem.code).toBe('event-check-in-not-open')
    expect((await ada.call(getEventCode, { params })).problem.code).toBe('event-check-in-not-open')
    await server.setTime('2026-06-20T17:00:00Z')
    expect((await checkIn(ben, AT_THE_PIN)).problem.code).toBe('event-over')
    await server.setTime(DOOR_OPEN)
    await ada.call(cancelEvent, { params, body: {} })
    expect((await checkIn(ben, AT_THE_PIN)).problem.code).toBe('event-cancelled')
  })

  test('[Z-18] counts once, keeps its first time, and stays when the reply changes', async () => {
    const first = await checkIn(ben, AT_THE_PIN)
    await server.setTime('2026-06-20T14:00:00Z')
    expect(
      (await ada.call(checkInReply, { params: { ...params, replyId: ben.id } })).reply.host_counts?.arrived,
    ).toBe(1)
    const again = await checkIn(ben, AT_THE_PIN)
    expect(again.reply.arrived_at).toBe(first.reply.arrived_at)
    await answer(ben, params.eventId, { answer: 'not_going' })
    expect(await arrived()).toMatchObject([{ id: ben.id, answer: 'not_going' }])
  })

  test('[Z-18] arrivals are counted among the people who are in', async () => {
    const cleo = await person(server, 'Cleo')
    await answer(cleo, params.eventId)
    for (const id of [ben.id, cleo.id]) await ada.call(checkInReply, { params: { ...params, replyId: id } })
    const counts = async () => (await ada.call(getEvent, { params })).reply
    expect(await counts()).toMatchObject({ going_count: 2, waiting_count: 1, host_counts: { arrived: 1 } })
    await answer(ben, params.eventId, { answer: 'not_going' })
    expect(await counts()).toMatchObject({ going_count: 0, host_counts: { arrived: 0 } })
  })

  test('a request that is sent twice with its key is one check-in with one reply', async () => {
    const key = { 'idempotency-key': newId() }
    const first = await ben.call(checkInToEvent, { params, body: AT_THE_PIN }, key)
    await ada.call(undoCheckInOfReply, { params: { ...params, replyId: ben.id } })
    const second = await ben.call(checkInToEvent, { params, body: AT_THE_PIN }, key)
    expect(second.reply).toEqual(first.reply)
    expect(await rows()).toEqual([])
  })
})

describe('hosts on the day', () => {
  test('[Z-17] check in people and guests, see who has arrived, and undo a check-in', async () => {
    const kenji = { ...params, replyId: await replyId('Kenji') }
    expect((await ben.call(checkInReply, { params: kenji })).problem.code).toBe('not-allowed')
    expect((await ada.call(checkInReply, { params: kenji })).reply.host_counts?.arrived).toBe(1)
    expect(await arrived()).toMatchObject([{ name: 'Kenji', guest_of: 'Ben Okafor' }])
    expect((await ada.call(getEvent, { params })).reply.host_counts?.arrived).toBe(1)
    expect((await ada.call(undoCheckInOfReply, { params: kenji })).reply.host_counts?.arrived).toBe(0)
    expect((await ada.call(undoCheckInOfReply, { params: kenji })).problem.code).toBe('reply-not-found')
  })

  test('arrivals of a deactivated account are deleted', async () => {
    await checkIn(ben, AT_THE_PIN)
    await ben.call(deactivate)
    expect(await rows()).toEqual([])
  })
})

async function openWithoutPin(): Promise<string> {
  await server.setTime('2026-06-15T12:00:00Z')
  const eventId = await published(ada, {
    venue_latitude: null,
    venue_longitude: null,
    time_zone: 'Europe/London',
  })
  await answer(ben, eventId)
  await server.setTime(DOOR_OPEN)
  return eventId
}
