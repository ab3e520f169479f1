import { answerEnquiry, askVendor, readEnquiry } from '@turnout/contract/enquiries'
import { cancelEvent, updateEvent } from '@turnout/contract/events'
import { joinGroup } from '@turnout/contract/groups'
import {
  changeNotificationSettings,
  getNotificationSettings,
  muteGroup,
} from '@turnout/contract/notification-settings'
import { readNotification } from '@turnout/contract/notifications'
import { deactivate } from '@turnout/contract/profile'
import { beforeEach, expect, test } from 'vitest'
import { club, joinAndApprove } from '../../testing/game-setup.ts'
import { type Person, person } from '../../testing/people.ts'
import { answer, published } from '../events/testing.ts'
import { turnOn } from '../push/testing.ts'
import { publishedVendor } from '../vendors/testing.ts'
import { notifications } from './tables.ts'
import { bellOf, kindsIn, sharedOffice } from './testing.ts'

const office = sharedOffice()
let ada: Person
let ben: Person
let cleo: Person
beforeEach(async () => {
  await office.server.setTime('2026-06-15T12:00:00Z')
  ada = await person(office.server, 'Ada')
  ben = await person(office.server, 'Ben')
  cleo = await person(office.server, 'Cleo')
})

const OUT = { answer: 'not_going' } as const

test('[Z-14] bell and push show that an event is moved or cancelled, and link to it', async () => {
  const eventId = await published(ada)
  await answer(ben, eventId)
  await turnOn(ben, office.phones)
  const params = { eventId }
  await ada.call(updateEvent, { params, body: { start_time: '15:00' } })
  const [moved] = (await bellOf(ben)).notifications
  expect(moved).toMatchObject({
    ...{
      kind: 'event_moved',
      event: { id: eventId, title: 'Weaver Street Cup' },
      path: `/events/${eventId}`,
    },
    data: { start_time: '15:00', from: { start_time: '14:00' } },
  })
  expect(await office.mailsTo(ben)).toEqual(['Moved: “Weaver Street Cup”'])
  expect(office.phones.delivered).toHaveLength(1)
  await ada.call(cancelEvent, { params, body: { reason: 'Storm' } })
  expect(await kindsIn(ben)).toEqual(['event_cancelled'])
  expect(await kindsIn(ada)).toEqual([])
})

test('[Z-14] the bell shows gained and offered places of an event', async () => {
  const eventId = await published(ada, { places: 2 })
  for (const who of [ada, ben, cleo]) await answer(who, eventId)
  await answer(ben, eventId, OUT)
  expect(await kindsIn(cleo)).toEqual(['event_place_gained'])
  await answer(ben, eventId)
  await office.server.setTime('2026-06-20T11:00:00Z')
  const dan = await person(office.server, 'Dan')
  await answer(dan, eventId)
  await answer(cleo, eventId, OUT)
  await answer(ada, eventId, OUT)
  expect(await kindsIn(dan)).toEqual(['event_place_offered'])
})

test('[Y-7] a place that was given back is not pushed any more', async () => {
  const eventId = await published(ada, { places: 2 })
  for (const who of [ada, ben, cleo]) await answer(who, eventId)
  await turnOn(cleo, office.phones)
  await answer(ben, eventId, OUT)
  await answer(cleo, eventId, OUT)
  await office.run()
  expect(office.phones.delivered).toEqual([])
})

test('[Z-14] [Y-4] a change of an event at night is pushed in the morning', async () => {
  const eventId = await published(ada)
  await answer(ben, eventId)
  await turnOn(ben, office.phones)
  await office.server.setTime('2026-06-15T22:30:00Z')
  await ada.call(cancelEvent, { params: { eventId }, body: {} })
  await office.run()
  expect(office.phones.delivered).toEqual([])
  expect(await kindsIn(ben)).toEqual(['event_cancelled'])
  await office.server.setTime('2026-06-16T08:00:00Z')
  await office.runAll()
  expect(office.phones.delivered).toHaveLength(1)
})

test('[Z-14] an event of a muted group and a topic that is switched off appear only in the bell', async () => {
  const { ada: creator, groupId } = await club(office.server, [])
  await joinAndApprove(office.server, creator, groupId, ben)
  await office.server.setTime('2026-06-15T12:00:00Z')
  await office.run()
  office.mail.got.length = 0
  const ofGroup = await published(creator, { host: { type: 'group', group_id: groupId } })
  const own = await published(ada)
  for (const eventId of [ofGroup, own]) await answer(ben, eventId)
  await turnOn(ben, office.phones)
  await ben.call(muteGroup, { params: { groupId } })
  await creator.call(cancelEvent, { params: { eventId: ofGroup }, body: {} })
  await office.run()
  expect(office.phones.delivered).toEqual([])
  const off = [{ topic: 'game_changes', push: false, mail: false }] as const
  await ben.call(changeNotificationSettings, { body: { topics: [...off] } })
  await ada.call(cancelEvent, { params: { eventId: own }, body: {} })
  expect(await office.mailsTo(ben)).toEqual([])
  expect(office.phones.delivered).toEqual([])
  expect((await kindsIn(ben)).filter((kind) => kind === 'event_cancelled')).toHaveLength(2)
})

/** Ben has sent an enquiry to Dan, who has a bakery. */
async function asked() {
  const dan = await publishedVendor(office.server)
  const ask = (text: string) => ben.call(askVendor, { params: { vendorId: dan.id }, body: { text } })
  const params = { enquiryId: (await ask('Dinner for 40?')).reply.id }
  return { dan, ask, params }
}

test('[V-10] an enquiry notifies by bell, push and mail, once until it is read', async () => {
  const { dan, ask, params } = await asked()
  await turnOn(dan, office.phones)
  await ask('Are you there?')
  const { notifications: bell, unread_count } = await bellOf(dan)
  expect(unread_count).toBe(1)
  expect(bell).toMatchObject([
    {
      ...{ kind: 'enquiry_message', enquiry: { id: params.enquiryId, name: 'Ben Okafor' } },
      path: `/vendors/enquiries/${params.enquiryId}`,
    },
  ])
  expect(JSON.stringify(bell)).not.toContain('Dinner')
  expect(await office.mailsTo(dan)).toEqual(['“Ben Okafor” asks you something'])
  expect(office.phones.delivered).toHaveLength(1)

  await dan.call(readEnquiry, { params })
  expect((await bellOf(dan)).unread_count).toBe(0)
  await dan.call(answerEnquiry, { params, body: { text: 'Yes.' } })
  expect((await bellOf(ben)).notifications).toMatchObject([{ enquiry: { name: 'Weaver Street Bakery' } }])
  await ask('Good.')
  expect(await kindsIn(dan)).toEqual(['enquiry_message'])
  expect((await bellOf(dan)).unread_count).toBe(1)
})

test('[V-10] a message that was read before the push is not pushed, and a topic that is switched off is not mailed', async () => {
  const { dan, ask, params } = await asked()
  await turnOn(dan, office.phones)
  await dan.call(readEnquiry, { params })
  await office.mailsTo(dan)
  expect(office.phones.delivered).toEqual([])
  await dan.call(changeNotificationSettings, {
    body: { topics: [{ topic: 'enquiries', push: false, mail: false }] },
  })
  await ask('And?')
  expect(await office.mailsTo(dan)).toEqual([])
  expect(office.phones.delivered).toEqual([])
})

/** Causes of mails by other features, by topic; each returns the person who gets the mail. */
const MAILED: Record<string, () => Promise<Person>> = {
  async requests() {
    const { ada: creator, groupId } = await club(office.server, [])
    await ben.call(joinGroup, { params: { groupId } })
    return creator
  },
  async approved() {
    const { ada: creator, groupId } = await club(office.server, [])
    await joinAndApprove(office.server, creator, groupId, ben)
    return ben
  },
  async places() {
    const eventId = await published(ada, { places: 2 })
    for (const who of [ada, ben, cleo]) await answer(who, eventId)
    await answer(ben, eventId, OUT)
    return cleo
  },
  async game_changes() {
    const eventId = await published(ada)
    await answer(ben, eventId)
    await ada.call(cancelEvent, { params: { eventId }, body: {} })
    return ben
  },
  enquiries: async () => (await asked()).dan,
}

test.each(Object.entries(MAILED))(
  '[Y-1] a mail client turns off mails of the topic %s',
  async (topic, cause) => {
    const reader = await cause()
    await office.run()
    const mail = office.mail.got.findLast(({ recipients }) => recipients.includes(reader.email))?.mail
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const { pathname, search } = new URL(header.slice(1, -1))
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = 'List-Unsubscribe=One-Click'
    await office.server.app.inject({ method: 'POST', url: pathname + search, headers: form, payload })
    const { topics } = (await reader.call(getNotificationSettings)).reply
    expect(topics.filter((row) => !row.mail).map((row) => row.topic)).toContain(topic)
  },
)

test('only its own person can read a notification of an enquiry, and it is deleted with the enquiry', async () => {
  const { dan } = await asked()
  const [row] = (await bellOf(dan)).notifications
  const params = { notificationId: row!.id }
  expect((await ben.call(readNotification, { params })).status).toBe(404)
  expect((await dan.call(readNotification, { params })).reply.unread_count).toBe(0)
  await ben.call(deactivate)
  expect(await office.server.deps.sql.$count(notifications)).toBe(0)
})

test.each([
  ['nothing', {}],
  ['an event but has a kind of a group', { kind: 'game_over', eventId: true }],
  ['both an event and a group', { kind: 'event_moved', eventId: true, groupId: true }],
  ['a group but has a kind of an event', { kind: 'event_moved', groupId: true }],
])('no notification can be stored that is about %s', async (_, subject: Record<string, unknown>) => {
  const { groupId } = await club(office.server, [])
  await office.server.setTime('2026-06-15T12:00:00Z')
  const eventId = await published(ada)
  const row = {
    ...{ id: groupId, userId: ben.id, kind: 'approved' as const, key: 'a', data: {}, ...subject },
    ...{ createdAt: new Date(), expiresAt: new Date() },
    ...{ groupId: subject.groupId ? groupId : null, eventId: subject.eventId ? eventId : null },
  }
  const stored = office.server.deps.sql.insert(notifications).values(row)
  await expect(stored).rejects.toMatchObject({ cause: { constraint: 'notifications_subject' } })
})
