import {
  answerEnquiry,
  askVendor,
  getEnquiry,
  listEnquiries,
  readEnquiry,
  shareEmail,
} from '@turnout/contract/enquiries'
import { cancelEvent, createEvent } from '@turnout/contract/events'
import { deactivate } from '@turnout/contract/profile'
import { unpublishMyVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { mailTo, resetServer } from '../accounts/testing.ts'
import { published, STREET_CUP } from '../events/testing.ts'
import { enquiries, enquiryMessages, vendors } from './tables.ts'
import { BAKERY, publishedVendor } from './testing.ts'

const server = sharedServer(resetServer)
let dan: Person
let ben: Person
beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  dan = await publishedVendor(server)
  ben = await person(server, 'Ben')
})

const ask = (who: Person, text = 'Dinner for 40?', more: object = {}) =>
  who.call(askVendor, { params: { vendorId: dan.id }, body: { text, ...more } })

async function asked() {
  const { reply } = await ask(ben)
  return { params: { enquiryId: reply.id } }
}

const inbox = async (who: Person, query: object) => (await who.call(listEnquiries, { query })).reply

test('[V-7] a person asks, the vendor answers, and each sees who wrote what', async () => {
  const { status, reply } = await ask(ben, 'Dinner for 40?', { date: '2026-06-20', place: 'Weaver Street' })
  expect([status, reply.side, reply.date, reply.place]).toEqual([201, 'asker', '2026-06-20', 'Weaver Street'])
  const input = { params: { enquiryId: reply.id } }
  const [received] = await inbox(dan, { side: 'vendor', state: 'new' })
  expect(received).toMatchObject({ id: reply.id, side: 'vendor', is_unread: true, is_answered: false })
  expect(received?.asker).toEqual({ id: ben.id, name: 'Ben Okafor' })

  server.pass(60_000)
  await dan.call(answerEnquiry, { ...input, body: { text: 'Sounds good.' } })
  const thread = (await ben.call(getEnquiry, input)).reply
  expect(thread.messages.map(({ text, is_mine }) => [text, is_mine])).toEqual([
    ['Dinner for 40?', true],
    ['Sounds good.', false],
  ])
  expect([thread.is_unread, thread.is_answered]).toEqual([true, true])
  expect((await ben.call(readEnquiry, input)).reply.is_unread).toBe(false)
  expect(await inbox(dan, { side: 'vendor', state: 'new' })).toEqual([])
  expect(await inbox(dan, { side: 'vendor', state: 'answered' })).toHaveLength(1)
  expect(await inbox(ben, {})).toHaveLength(1)
})

test('[V-7] asking again continues the enquiry, and keeps its date', async () => {
  const first = (await ask(ben, 'Dinner for 40?', { date: '2026-06-20' })).reply
  const second = (await ask(ben, 'Make it 50.')).reply
  expect([second.id, second.date, second.messages.length]).toEqual([first.id, '2026-06-20', 2])
})

test('[V-14] a day that is over everywhere is refused', async () => {
  const askFor = (date: string) => ask(ben, 'Dinner for 40?', { date })
  expect((await askFor('2020-01-01')).problem.code).toBe('in-the-past')
  expect((await askFor('2026-06-14')).problem.code).toBe('in-the-past')
  expect((await askFor('2026-06-15')).status).toBe(201)
  // in Honolulu it is still the day before
  await server.setTime('2026-06-16T09:00:00Z')
  expect((await askFor('2026-06-15')).status).toBe(201)
})

test('[V-7] ten requests at once are one enquiry with ten messages', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ben)))
  expect(new Set(answers.map(({ reply }) => reply.id)).size).toBe(1)
  expect(await server.deps.sql.$count(enquiryMessages)).toBe(10)
})

test('[V-7] no one can ask themselves, or a vendor whose page is not published', async () => {
  expect((await ask(dan)).problem.code).toBe('own-vendor')
  await dan.call(unpublishMyVendor)
  const refused = await ask(ben)
  expect([refused.status, refused.problem.code]).toEqual([404, 'vendor-gone'])
})

test('[V-11] an enquiry is about an event that its asker hosts, and a later event replaces it', async () => {
  const eventId = await published(ben)
  const first = (await ask(ben, 'Dinner for 40?', { event_id: eventId })).reply
  expect(first.event).toEqual({ id: eventId, title: STREET_CUP.title })
  expect((await inbox(dan, { side: 'vendor' }))[0]?.event?.id).toBe(eventId)
  expect((await ask(ben, 'Make it 50.')).reply.event?.id).toBe(eventId)
  const later = await published(ben, { title: 'Winter Cup' })
  expect((await ask(ben, 'And this one?', { event_id: later })).reply.event?.title).toBe('Winter Cup')
})

test('[V-11] the event of another person is unknown to an enquiry; a draft or a cancelled one is refused', async () => {
  const cleo = await person(server, 'Cleo')
  const foreign = await ask(ben, 'Hi', { event_id: await published(cleo) })
  expect([foreign.status, foreign.problem.code]).toEqual([404, 'event-not-found'])
  const draft = (await ben.call(createEvent, { body: STREET_CUP })).reply
  expect((await ask(ben, 'Hi', { event_id: draft.id })).problem.code).toBe('event-not-published')
  const cancelled = await published(ben)
  await ben.call(cancelEvent, { params: { eventId: cancelled }, body: {} })
  expect((await ask(ben, 'Hi', { event_id: cancelled })).problem.code).toBe('event-cancelled')
  expect(await server.deps.sql.$count(enquiries)).toBe(0)
})

test('[V-8] an enquiry is visible to its two sides only', async () => {
  const input = await asked()
  const ada = await person(server, 'Ada', { admin: true })
  for (const answer of [
    await ada.call(getEnquiry, input),
    await ada.call(readEnquiry, input),
    await ada.call(shareEmail, input),
    await ada.call(answerEnquiry, { ...input, body: { text: 'Hello' } }),
  ])
    expect([answer.status, answer.problem.code]).toEqual([404, 'enquiry-not-found'])
})

test('[V-8] [M10] an address is hidden until its owner shares it, and then the other side sees that one', async () => {
  const input = await asked()
  const seenBy = async (who: Person) => (await who.call(getEnquiry, input)).reply
  const before = JSON.stringify([await seenBy(ben), await seenBy(dan), await inbox(dan, { side: 'vendor' })])
  for (const hidden of [ben.email, dan.email, BAKERY.business_email, BAKERY.business_phone])
    expect(before).not.toContain(hidden)

  await ben.call(shareEmail, input)
  expect([(await seenBy(dan)).shared_email, (await seenBy(ben)).shared_email]).toEqual([ben.email, null])
  expect((await seenBy(ben)).is_my_email_shared).toBe(true)
  await dan.call(shareEmail, input)
  expect((await seenBy(ben)).shared_email).toBe(BAKERY.business_email)
})

test('[V-9] a new enquiry may not contain links, and after a day it may', async () => {
  const text = 'See www.pies.example'
  expect((await ask(ben, text)).problem.code).toBe('no-links-in-new-enquiry')
  const input = { ...(await asked()), body: { text } }
  expect((await dan.call(answerEnquiry, input)).problem.code).toBe('no-links-in-new-enquiry')
  server.pass(24 * 3_600_000)
  expect((await dan.call(answerEnquiry, input)).status).toBe(201)
})

test('[V-10] a person asks ten vendors a day and no more; asking one of them again is no new enquiry', async () => {
  const others: Person[] = []
  for (let count = 0; count < 10; count += 1) others.push(await publishedVendor(server))
  const statuses: number[] = []
  for (const { id } of others)
    statuses.push((await ben.call(askVendor, { params: { vendorId: id }, body: { text: 'Hi' } })).status)
  expect(statuses).toEqual(Array(10).fill(201))
  expect((await ask(ben)).status).toBe(429)
  const again = await ben.call(askVendor, { params: { vendorId: others[0]!.id }, body: { text: 'And?' } })
  expect(again.status).toBe(201)
})

test('[V-10] a side gets one mail until it has read, and no mail contains the text or an address', async () => {
  const input = await asked()
  await ask(ben, 'Are you there?')
  const mails = await mailTo(server, dan.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['“Ben Okafor” asks you something'])
  expect(mails[0]?.text).toContain(`/vendors/enquiries/${input.params.enquiryId}`)
  for (const hidden of ['Dinner', 'Are you there', ben.email]) expect(mails[0]?.text).not.toContain(hidden)

  await dan.call(answerEnquiry, { ...input, body: { text: 'Yes.' } })
  expect((await mailTo(server, ben.email)).map(({ subject }) => subject)).toEqual([
    '“Weaver Street Bakery” answered',
  ])
  await ask(ben, 'Good.')
  expect(await mailTo(server, dan.email)).toHaveLength(2)
})

test('[V-8] while the operator hides a vendor neither side can write or share an address, and both can read', async () => {
  const input = await asked()
  const hide = (hiddenAt: Date | null) =>
    server.deps.sql.update(vendors).set({ hiddenAt }).where(eq(vendors.ownerId, dan.id))
  const both = (who: Person) => [
    who.call(answerEnquiry, { ...input, body: { text: 'Hello' } }),
    who.call(shareEmail, input),
  ]
  const codes = async (who: Person) => (await Promise.all(both(who))).map(({ problem }) => problem.code)
  await hide(new Date())
  expect(await codes(dan)).toEqual(['vendor-hidden', 'vendor-hidden'])
  expect(await codes(ben)).toEqual(['vendor-gone', 'vendor-gone'])
  const { reply } = await ben.call(getEnquiry, input)
  expect([reply.messages.length, reply.is_my_email_shared, reply.shared_email]).toEqual([1, false, null])
  await hide(null)
  expect((await Promise.all(both(dan))).map(({ status }) => status)).toEqual([201, 200])
})

test.each(['the vendor', 'the person who asked'])(
  'an enquiry is deleted with the account of %s',
  async (who) => {
    await asked()
    await (who === 'the vendor' ? dan : ben).call(deactivate)
    expect(await server.deps.sql.$count(enquiries)).toBe(0)
    expect(await server.deps.sql.$count(enquiryMessages)).toBe(0)
  },
)

test.each([
  ['nothing but spaces', { text: '  ' }, 'text'],
  ['1,001 characters', { text: 'x'.repeat(1001) }, 'text'],
  ['no date', { text: 'Hi', date: '2026-02-30' }, 'date'],
  ['no event', { text: 'Hi', event_id: 'mine' }, 'event_id'],
  ['a long place', { text: 'Hi', place: 'x'.repeat(121) }, 'place'],
])('%s is refused with a sentence at its field', async (_, body, field) => {
  const { status, problem } = await ben.call(askVendor, { params: { vendorId: dan.id }, body })
  expect([status, problem.errors?.[0]?.field]).toEqual([422, field])
})
