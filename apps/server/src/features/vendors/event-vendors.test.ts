import {
  addVendorToEvent,
  askVendor,
  listEventVendors,
  removeVendorFromEvent,
} from '@turnout/contract/enquiries'
import { cancelEvent } from '@turnout/contract/events'
import { deactivate } from '@turnout/contract/profile'
import { publishMyVendor, unpublishMyVendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { eraseEvents } from '../events/erase-events.ts'
import { published } from '../events/testing.ts'
import { vendors } from './tables.ts'
import { BAKERY, publishedVendor } from './testing.ts'

const server = sharedServer()
let dan: Person
let ben: Person
let eventId: string
let params: { enquiryId: string }
beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  dan = await publishedVendor(server)
  ben = await person(server, 'Ben')
  eventId = await published(ben)
  params = { enquiryId: (await ask({ event_id: eventId })).reply.id }
})

const ask = (more: object = {}) =>
  ben.call(askVendor, { params: { vendorId: dan.id }, body: { text: 'Dinner for 40?', ...more } })
const add = (who: Person) => who.call(addVendorToEvent, { params })
const shown = async (of = eventId) =>
  (await server.call(listEventVendors, { params: { eventId: of } })).reply.map(
    ({ business_name }) => business_name,
  )
const addBoth = async () => {
  await add(ben)
  await add(dan)
}

test('[V-13] a vendor is on the event once both sides have added them, until either removes it', async () => {
  const { reply } = await add(ben)
  expect([reply.is_added_by_me, reply.is_added_by_them]).toEqual([true, false])
  expect(await shown()).toEqual([])
  expect((await add(dan)).reply).toMatchObject({ is_added_by_me: true, is_added_by_them: true })
  expect(await shown()).toEqual([BAKERY.business_name])
  for (const who of [ben, dan]) {
    await who.call(removeVendorFromEvent, { params })
    expect(await shown()).toEqual([])
    await add(who)
    expect(await shown()).toEqual([BAKERY.business_name])
  }
})

test('[V-13] a page that is unpublished or hidden is on no event, and returns when it is back', async () => {
  await addBoth()
  await dan.call(unpublishMyVendor)
  expect(await shown()).toEqual([])
  expect((await add(dan)).problem.code).toBe('vendor-gone')
  await dan.call(publishMyVendor)
  expect(await shown()).toHaveLength(1)
  await server.deps.sql.update(vendors).set({ hiddenAt: new Date() }).where(eq(vendors.ownerId, dan.id))
  expect(await shown()).toEqual([])
})

test('[V-13] no vendor is on an event that is cancelled or over, or that the enquiry is not about', async () => {
  await addBoth()
  await ben.call(cancelEvent, { params: { eventId }, body: {} })
  expect(await shown()).toEqual([])
  expect((await add(dan)).problem.code).toBe('event-cancelled')
  const later = await published(ben, { title: 'Winter Cup' })
  await ask({ event_id: later })
  expect(await shown(later)).toEqual([])
  await server.setTime('2026-06-21T12:00:00Z')
  expect((await add(ben)).problem.code).toBe('event-over')
  const unknown = await server.call(listEventVendors, { params: { eventId: newId() } })
  expect(unknown.problem.code).toBe('event-not-found')
})

test('[V-13] after the event is erased the agreement does not put the vendor on the next one', async () => {
  await addBoth()
  await server.deps.transact((sql) => eraseEvents(sql, [{ id: eventId, picture: null }]))
  const next = await published(ben, { title: 'Winter Cup' })
  await ask({ event_id: next })
  expect(await shown(next)).toEqual([])
})

test('[V-13] an enquiry without an event adds nothing', async () => {
  const cleo = await person(server, 'Cleo')
  const asked = await cleo.call(askVendor, { params: { vendorId: dan.id }, body: { text: 'Hi' } })
  const refused = await cleo.call(addVendorToEvent, { params: { enquiryId: asked.reply.id } })
  expect([refused.status, refused.problem.code]).toEqual([409, 'enquiry-without-event'])
})

test('[V-13] a vendor who deactivates the account is on no event', async () => {
  await addBoth()
  await dan.call(deactivate)
  expect(await shown()).toEqual([])
})
