import type { InputOf } from '@turnout/contract/endpoint'
import { acceptEventPlace, cancelEvent, updateEvent } from '@turnout/contract/events'
import { deleteGroup, updateGroup } from '@turnout/contract/groups'
import { changeNotificationSettings } from '@turnout/contract/notification-settings'
import { deactivate } from '@turnout/contract/profile'
import { beforeEach, expect, test } from 'vitest'
import { club } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, resetServer } from '../accounts/testing.ts'
import { answer, published } from './testing.ts'

const server = sharedServer(resetServer)
let ada: Person
let ben: Person
let cleo: Person

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
  ben = await person(server, 'Ben')
  cleo = await person(server, 'Cleo')
})

const subjects = async (who: Person) => (await mailTo(server, who.email)).map(({ subject }) => subject)
const NO_PIN = { venue_latitude: null, venue_longitude: null }
const OUT = { answer: 'not_going' } as const

test('[Z-14] people who are in or wait get a mail about a move and a cancellation; those who are out or caused it do not', async () => {
  const dan = await person(server, 'Dan')
  const eventId = await published(ada, { places: 2 })
  for (const who of [ada, ben, cleo, dan]) await answer(who, eventId)
  await answer(dan, eventId, OUT)
  const params = { eventId }
  await ada.call(updateEvent, { params, body: { price: '5 pounds' } })
  await ada.call(updateEvent, { params, body: { start_time: '15:00', venue_name: 'Mill Road' } })
  await mailTo(server, ben.email)
  await ada.call(cancelEvent, { params, body: { reason: 'Storm' } })
  const subjectsOfBoth = ['Moved: “Weaver Street Cup”', 'Cancelled: “Weaver Street Cup”']
  expect(await subjects(ben)).toEqual(subjectsOfBoth)
  expect(await subjects(cleo)).toEqual(subjectsOfBoth)
  expect(await subjects(dan)).toEqual([])
  expect(await subjects(ada)).toEqual([])
  const [moved, cancelled] = await mailTo(server, ben.email)
  const [movedForCleo] = await mailTo(server, cleo.email)
  expect(moved?.text).toContain("Your place stays yours; say so if you can't come.")
  expect(movedForCleo?.text).toContain("You are still on the waiting list; say so if you can't come.")
  expect(moved?.text).toContain(
    'is now on Saturday 20 June, 15:00 to 18:00, “Mill Road”, “1 Weaver Street, London”.',
  )
  expect(moved?.text).toContain(
    'It was on Saturday 20 June, 14:00 to 18:00, “Weaver Street”, “1 Weaver Street, London”.',
  )
  expect(moved?.text).toContain(`/events/${eventId}`)
  expect(cancelled?.text).toContain('The host says: “Storm”')
})

test('[Z-14] a changed end or address alone is mailed, and the mail names what changed', async () => {
  const params = { eventId: await published(ada) }
  await answer(ben, params.eventId)
  await ada.call(updateEvent, { params, body: { end_time: '17:00' } })
  await mailTo(server, ben.email)
  await ada.call(updateEvent, { params, body: { venue_address: 'Back gate' } })
  const [shorter, elsewhere] = (await mailTo(server, ben.email)).map(({ text }) => text)
  expect(shorter).toContain('14:00 to 17:00')
  expect(elsewhere).toContain('“Weaver Street”, “Back gate”')
})

test('[Z-14] a group that plays in another zone now moves no event with unchanged hours', async () => {
  const { ada: creator, groupId } = await club(server, [])
  await server.setTime('2026-06-15T12:00:00Z')
  const host = { type: 'group', group_id: groupId } as const
  const params = { eventId: await published(creator, { ...NO_PIN, host }) }
  await answer(ben, params.eventId)
  const tokyo = { venue_name: 'Yoyogi Park', venue_latitude: 35.67, venue_longitude: 139.69 }
  await creator.call(updateGroup, { params: { groupId }, body: tokyo })
  const change = async (body: InputOf<typeof updateEvent>['body']) =>
    (await creator.call(updateEvent, { params, body })).reply.time_zone
  expect(await change({ price: '5 pounds' })).toBe('Europe/London')
  expect(await subjects(ben)).toEqual([])
  expect(await change({ start_time: '15:00' })).toBe('Asia/Tokyo')
})

test('[Z-14] a pin that is corrected, removed or added is not a move', async () => {
  const params = { eventId: await published(ada) }
  await answer(ben, params.eventId)
  for (const pin of [51.536, null, 51.535]) {
    const body = { venue_latitude: pin, venue_longitude: pin && -0.0575 }
    expect((await ada.call(updateEvent, { params, body })).reply.moved_from).toBeNull()
  }
  expect(await subjects(ben)).toEqual([])
})

test('[Z-14] a place from the waiting list, an offer, and a lost place are mailed', async () => {
  const eventId = await published(ada, { places: 2 })
  const dan = await person(server, 'Dan')
  for (const who of [ada, ben, cleo]) await answer(who, eventId)
  await answer(ben, eventId, OUT)
  expect(await subjects(cleo)).toEqual(["You're in: “Weaver Street Cup”"])
  await ada.call(updateEvent, { params: { eventId }, body: { places: 3 } })
  await answer(ben, eventId)
  await ada.call(updateEvent, { params: { eventId }, body: { places: 2 } })
  expect(await subjects(ben)).toEqual(['On the waiting list: “Weaver Street Cup”'])
  await answer(dan, eventId)
  await server.setTime('2026-06-20T11:00:00Z')
  await answer(cleo, eventId, OUT)
  // Ben had a place before, so the free one is his even at short notice
  expect((await subjects(ben)).at(-1)).toBe("You're in: “Weaver Street Cup”")
  await answer(ada, eventId, OUT)
  expect(await subjects(dan)).toEqual(['A place is free: “Weaver Street Cup”'])
})

test('[Y-7] a waiting mail is not sent if its place was returned or taken, or the event is over', async () => {
  const eventId = await published(ada, { places: 2 })
  const dan = await person(server, 'Dan')
  for (const who of [ada, ben, cleo]) await answer(who, eventId)
  await answer(ben, eventId, OUT)
  await answer(cleo, eventId, OUT)
  expect(await subjects(cleo)).toEqual([])
  await answer(ben, eventId)
  await server.setTime('2026-06-20T11:30:00Z')
  for (const who of [cleo, dan]) await answer(who, eventId)
  await answer(ben, eventId, OUT)
  expect((await dan.call(acceptEventPlace, { params: { eventId } })).status).toBe(200)
  expect(await subjects(cleo)).toEqual([])
  await answer(dan, eventId, OUT)
  await server.setTime('2026-06-20T17:00:01Z')
  expect(await subjects(cleo)).toEqual([])
})

test('[Y-7] of an event that changes while a mail waits only the last change is mailed, and none once it is over', async () => {
  const params = { eventId: await published(ada) }
  await answer(ben, params.eventId)
  const moveTo = (start_time: string) => ada.call(updateEvent, { params, body: { start_time } })
  await moveTo('15:00')
  await moveTo('16:00')
  const moved = (await mailTo(server, ben.email)).map(({ text }) => text)
  expect(moved).toEqual([expect.stringContaining('is now on Saturday 20 June, 16:00')])
  // no mail has named the plan in between
  expect(moved).toEqual([expect.stringContaining('It was on Saturday 20 June, 14:00')])
  await moveTo('17:00')
  await ada.call(cancelEvent, { params, body: {} })
  const subjectsOfBoth = ['Moved: “Weaver Street Cup”', 'Cancelled: “Weaver Street Cup”']
  expect(await subjects(ben)).toEqual(subjectsOfBoth)
  const later = { eventId: await published(ada) }
  await answer(ben, later.eventId)
  await ada.call(cancelEvent, { params: later, body: {} })
  await server.setTime('2026-06-20T17:00:01Z')
  expect(await subjects(ben)).toEqual(subjectsOfBoth)
})

test('[Z-14] a mail about a move names the plan of the mail before it; if that plan is back, the plan in between', async () => {
  const params = { eventId: await published(ada) }
  await answer(ben, params.eventId)
  const move = async (...starts: string[]) => {
    for (const start_time of starts) await ada.call(updateEvent, { params, body: { start_time } })
    const mail = (await mailTo(server, ben.email)).at(-1)
    return [...(mail?.text ?? '').matchAll(/on Saturday 20 June, (\d\d:00)/g)].map(([, time]) => time)
  }
  expect(await move('15:00', '16:00', '17:00')).toEqual(['17:00', '14:00'])
  expect(await move('16:00')).toEqual(['16:00', '17:00'])
  expect(await move('15:00', '16:00')).toEqual(['16:00', '15:00'])
})

test('[Z-14] people get a mail when the host or the group of an event is gone', async () => {
  const { ada: creator, groupId } = await club(server, [])
  await server.setTime('2026-06-15T12:00:00Z')
  await answer(ben, await published(ada))
  await answer(
    ben,
    await published(creator, { title: 'Club day', host: { type: 'group', group_id: groupId } }),
  )
  await ada.call(deactivate)
  await creator.call(deleteGroup, { params: { groupId } })
  expect(await subjects(ben)).toEqual(['Cancelled: “Weaver Street Cup”', 'Cancelled: “Club day”'])
})

test('[Z-14] a person who turned off mails about changes gets none', async () => {
  const eventId = await published(ada)
  await answer(ben, eventId)
  await ben.call(changeNotificationSettings, { body: { topics: [{ topic: 'game_changes', mail: false }] } })
  await ada.call(cancelEvent, { params: { eventId }, body: {} })
  expect(await subjects(ben)).toEqual([])
})
