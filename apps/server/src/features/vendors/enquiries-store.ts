import type { EnquirySide } from '@turnout/rules/enquiry'
import { fullName } from '@turnout/rules/full-name'
import { and, desc, eq, ne, sql as query } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { users } from '../accounts/tables.ts'
import { events } from '../events/tables.ts'
import { IS_PUBLIC } from './search.ts'
import { enquiries, enquiryMessages, vendors } from './tables.ts'

export type EnquiryRow = typeof enquiries.$inferSelect

const SHOWN_MESSAGES = 200
const NEVER = new Date(0)

/** With the current names and addresses of both sides. */
const selectViews = (sql: Sql) =>
  sql
    .select({
      row: enquiries,
      vendorName: vendors.businessName,
      vendorEmail: vendors.businessEmail,
      firstName: users.firstName,
      lastName: users.lastName,
      askerEmail: users.email,
      eventTitle: events.title,
    })
    .from(enquiries)
    .innerJoin(vendors, eq(vendors.ownerId, enquiries.vendorId))
    .innerJoin(users, eq(users.id, enquiries.askerId))
    .leftJoin(events, eq(events.id, enquiries.eventId))

export type EnquiryView = Awaited<ReturnType<typeof selectViews>>[number]

/** The current name of a side. */
export const nameOfSide = ({ vendorName, firstName, lastName }: EnquiryView, side: EnquirySide): string =>
  side === 'vendor' ? vendorName : fullName(firstName, lastName)

export const findEnquiryView = (sql: Sql, enquiryId: string): Promise<EnquiryView | null> =>
  first(selectViews(sql).where(eq(enquiries.id, enquiryId)))

/** Locks the enquiry. */
export const lockEnquiry = (sql: Sql, enquiryId: string): Promise<EnquiryRow | null> =>
  first(sql.select().from(enquiries).where(eq(enquiries.id, enquiryId)).for('update'))

/** The enquiry of this person to this vendor. */
export const findEnquiryOf = (sql: Sql, vendorId: string, askerId: string): Promise<EnquiryRow | null> =>
  first(
    sql
      .select()
      .from(enquiries)
      .where(and(eq(enquiries.vendorId, vendorId), eq(enquiries.askerId, askerId))),
  )

/** A new event is another one, also if the old event was erased. */
const KEEPS_EVENT = query`(excluded.event_id is null or excluded.event_id is not distinct from ${enquiries.eventId})`

type NewEnquiry = Pick<EnquiryRow, 'vendorId' | 'askerId' | 'date' | 'place' | 'eventId'>

/** Adds it without its text. A second enquiry at once continues the first; fields that it leaves out stay. */
export async function addEnquiry(sql: Sql, enquiry: NewEnquiry, at: Date): Promise<EnquiryRow> {
  const [row] = await sql
    .insert(enquiries)
    .values({
      ...{ ...enquiry, id: newId(), createdAt: at, lastSide: 'asker', lastText: '' },
      ...{ lastMessageAt: NEVER, vendorReadAt: NEVER, askerReadAt: NEVER },
    })
    .onConflictDoUpdate({
      target: [enquiries.vendorId, enquiries.askerId],
      set: {
        date: query`coalesce(excluded.date, ${enquiries.date})`,
        place: query`coalesce(excluded.place, ${enquiries.place})`,
        eventId: query`coalesce(excluded.event_id, ${enquiries.eventId})`,
        // consents for another event do not count any more
        vendorAddsEvent: query`${enquiries.vendorAddsEvent} and ${KEEPS_EVENT}`,
        askerAddsEvent: query`${enquiries.askerAddsEvent} and ${KEEPS_EVENT}`,
      },
    })
    .returning()
  return row!
}

export const changeEnquiry = (sql: Sql, enquiryId: string, changes: Partial<EnquiryRow>): Promise<unknown> =>
  sql.update(enquiries).set(changes).where(eq(enquiries.id, enquiryId))

export async function addEnquiryMessage(
  sql: Sql,
  message: Omit<typeof enquiryMessages.$inferInsert, 'id'>,
): Promise<void> {
  const { enquiryId, side, text, sentAt } = message
  await sql.insert(enquiryMessages).values({ ...message, id: newId() })
  const readAt = side === 'vendor' ? { vendorReadAt: sentAt } : { askerReadAt: sentAt }
  await changeEnquiry(sql, enquiryId, { lastSide: side, lastText: text, lastMessageAt: sentAt, ...readAt })
}

export async function findEnquiryMessages(sql: Sql, enquiryId: string) {
  const latest = await sql
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, enquiryId))
    .orderBy(desc(enquiryMessages.id))
    .limit(SHOWN_MESSAGES)
  return latest.reverse()
}

interface Inbox {
  userId: string
  side: EnquirySide
  state: 'new' | 'answered' | 'all'
}

const inInbox = ({ userId, side, state }: Inbox) =>
  and(
    eq(side === 'vendor' ? enquiries.vendorId : enquiries.askerId, userId),
    state === 'new' ? ne(enquiries.lastSide, 'vendor') : undefined,
    state === 'answered' ? eq(enquiries.lastSide, 'vendor') : undefined,
  )

export const countEnquiries = (sql: Sql, inbox: Inbox): Promise<number> =>
  sql.$count(enquiries, inInbox(inbox))

export const findEnquiryViews = (
  sql: Sql,
  inbox: Inbox,
  { page, size }: { page: number; size: number },
): Promise<EnquiryView[]> =>
  selectViews(sql)
    .where(inInbox(inbox))
    .orderBy(desc(enquiries.lastMessageAt), desc(enquiries.id))
    .limit(size)
    .offset((page - 1) * size)

/** Deletes the enquiries of this person. Those to a vendor are deleted with the vendor. */
export const deleteEnquiriesOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(enquiries).where(eq(enquiries.askerId, userId))

/** [V-13] `standsOnEvent` of the rules, in SQL. */
export async function findEventVendorIds(sql: Sql, eventId: string): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ id: enquiries.vendorId })
    .from(enquiries)
    .innerJoin(events, and(eq(events.id, enquiries.eventId), eq(events.state, 'published')))
    .innerJoin(vendors, and(eq(vendors.ownerId, enquiries.vendorId), IS_PUBLIC))
    .where(
      and(
        eq(enquiries.eventId, eventId),
        eq(enquiries.vendorAddsEvent, true),
        eq(enquiries.askerAddsEvent, true),
      ),
    )
  return rows.map(({ id }) => id)
}
