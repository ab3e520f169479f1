import { ENQUIRY_SIDES, MAX_ENQUIRY_LENGTH } from '@turnout/rules/enquiry'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { OPEN_EVENT_PROBLEMS } from './events.ts'
import { VendorCard } from './vendors.ts'
import { chatLine } from './wire/chat-text.ts'
import { Paging } from './wire/reply.ts'
import { Id, line } from './wire/text.ts'
import { Instant, LocalDate } from './wire/time.ts'

const text = chatLine('Message', MAX_ENQUIRY_LENGTH)

export const NewEnquiry = z.strictObject({
  text,
  date: LocalDate.nullable().default(null),
  /** In words. */
  place: line('Where', 120).nullable().default(null),
  /** An event of the person who asks. */
  event_id: Id.nullable().default(null),
})

const Enquiry = model('Enquiry', {
  id: z.uuid(),
  /** The side of the person who reads it. */
  side: z.enum(ENQUIRY_SIDES),
  vendor: z.object({ id: z.uuid(), name: z.string() }),
  asker: z.object({ id: z.uuid(), name: z.string() }),
  date: z.string().nullable(),
  place: z.string().nullable(),
  /** The event that it is about, if there is one. */
  event: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  created_at: Instant,
  last_message: z.object({ text: z.string(), sent_at: Instant, is_mine: z.boolean() }),
  /** The vendor wrote last. */
  is_answered: z.boolean(),
  is_unread: z.boolean(),
})
export type Enquiry = z.output<typeof Enquiry>

const EnquiryThread = Enquiry.extend({
  /** The latest 200, the oldest of them first. */
  messages: z.array(z.object({ id: z.uuid(), text: z.string(), sent_at: Instant, is_mine: z.boolean() })),
  is_my_email_shared: z.boolean(),
  /** Which sides have added the vendor to the event; with both, the vendor is on its page. */
  is_added_by_me: z.boolean(),
  is_added_by_them: z.boolean(),
  /** The address of the other side, once they have shared it. */
  shared_email: z.string().nullable(),
}).meta({ id: 'EnquiryThread' })
export type EnquiryThread = z.output<typeof EnquiryThread>

export const askVendor = endpoint('askVendor', 'POST /vendors/:vendorId/enquiries', {
  summary:
    'Ask a vendor, who is told by mail. One person and one vendor have one enquiry: asking again continues it. Neither sees the address of the other.',
  body: NewEnquiry,
  reply: EnquiryThread,
  status: 201,
  problems: ['vendor-gone', 'own-vendor', 'no-links-in-new-enquiry', 'in-the-past', ...OPEN_EVENT_PROBLEMS],
})

export const listEnquiries = endpoint('listEnquiries', 'GET /enquiries', {
  summary: 'The enquiries that this person has received as a vendor, or has made; the latest message first.',
  query: z.object({
    ...Paging,
    side: z.enum(ENQUIRY_SIDES).default('asker'),
    state: z.enum(['new', 'answered', 'all']).default('all'),
  }),
  reply: z.array(Enquiry),
  paged: true,
})

export const getEnquiry = endpoint('getEnquiry', 'GET /enquiries/:enquiryId', {
  summary: 'One enquiry with its messages, for its two sides.',
  reply: EnquiryThread,
  problems: ['enquiry-not-found'],
})

export const answerEnquiry = endpoint('answerEnquiry', 'POST /enquiries/:enquiryId/messages', {
  summary: 'Write in an enquiry. The other side is told by mail, once until they have read it.',
  body: z.strictObject({ text }),
  reply: EnquiryThread,
  status: 201,
  problems: ['enquiry-not-found', 'vendor-gone', 'vendor-hidden', 'no-links-in-new-enquiry'],
})

export const readEnquiry = endpoint('readEnquiry', 'POST /enquiries/:enquiryId/read', {
  summary: 'Mark an enquiry as read.',
  reply: EnquiryThread,
  problems: ['enquiry-not-found'],
})

export const shareEmail = endpoint('shareEmail', 'POST /enquiries/:enquiryId/share-email', {
  summary:
    "Show one's address to the other side for good: a vendor that of the business, anyone else that of the account.",
  reply: EnquiryThread,
  problems: ['enquiry-not-found', 'vendor-gone', 'vendor-hidden'],
})

export const addVendorToEvent = endpoint('addVendorToEvent', 'PUT /enquiries/:enquiryId/event', {
  summary:
    'Put the vendor on the page of the event that the enquiry is about, once the other side does so too.',
  reply: EnquiryThread,
  problems: ['enquiry-not-found', 'enquiry-without-event', 'vendor-gone', ...OPEN_EVENT_PROBLEMS],
})

export const removeVendorFromEvent = endpoint('removeVendorFromEvent', 'DELETE /enquiries/:enquiryId/event', {
  summary: 'Take that back: the vendor does not stand on the page of the event any more.',
  reply: EnquiryThread,
  problems: ['enquiry-not-found'],
})

export const listEventVendors = endpoint('listEventVendors', 'GET /events/:eventId/vendors', {
  access: 'anyone',
  summary: 'The vendors on the page of an event, by name. A cancelled event has none.',
  reply: z.array(VendorCard),
  problems: ['event-not-found'],
})
