import type { Enquiry, EnquiryThread } from '@turnout/contract/enquiries'
import * as rules from '@turnout/rules/enquiry'
import type { Sql } from '../../platform/db/database.ts'
import {
  type EnquiryRow,
  type EnquiryView,
  findEnquiryMessages,
  findEnquiryView,
  nameOfSide,
} from './enquiries-store.ts'

const QUOTE_LENGTH = 120

/** The enquiry as the rules know it. */
export const enquiryOf = (row: EnquiryRow): rules.Enquiry => ({
  askerId: row.askerId,
  vendorId: row.vendorId,
  lastSide: row.lastSide,
  lastMessageAt: row.lastMessageAt.getTime(),
  readAt: { asker: row.askerReadAt.getTime(), vendor: row.vendorReadAt.getTime() },
  sharesEmail: { asker: row.askerSharesEmail, vendor: row.vendorSharesEmail },
})

export function presentEnquiry(view: EnquiryView, side: rules.EnquirySide): Enquiry {
  const { row } = view
  return {
    id: row.id,
    side,
    vendor: { id: row.vendorId, name: nameOfSide(view, 'vendor') },
    asker: { id: row.askerId, name: nameOfSide(view, 'asker') },
    date: row.date,
    place: row.place,
    event: row.eventId && view.eventTitle !== null ? { id: row.eventId, title: view.eventTitle } : null,
    created_at: row.createdAt.getTime(),
    last_message: {
      text: [...row.lastText].slice(0, QUOTE_LENGTH).join(''),
      sent_at: row.lastMessageAt.getTime(),
      is_mine: row.lastSide === side,
    },
    is_answered: row.lastSide === 'vendor',
    is_unread: rules.isUnread(enquiryOf(row), side),
  }
}

const addsOf = ({ askerAddsEvent, vendorAddsEvent }: EnquiryRow) => ({
  asker: askerAddsEvent,
  vendor: vendorAddsEvent,
})

/** Null if it was deleted meanwhile. */
export async function presentThread(
  sql: Sql,
  enquiryId: string,
  side: rules.EnquirySide,
): Promise<EnquiryThread | null> {
  const view = await findEnquiryView(sql, enquiryId)
  if (!view) return null
  const enquiry = enquiryOf(view.row)
  const otherEmail = side === 'vendor' ? view.askerEmail : view.vendorEmail
  return {
    ...presentEnquiry(view, side),
    messages: (await findEnquiryMessages(sql, enquiryId)).map((message) => ({
      id: message.id,
      text: message.text,
      sent_at: message.sentAt.getTime(),
      is_mine: message.side === side,
    })),
    is_my_email_shared: enquiry.sharesEmail[side],
    is_added_by_me: addsOf(view.row)[side],
    is_added_by_them: addsOf(view.row)[rules.otherSide(side)],
    shared_email: rules.seesEmail(enquiry, side) ? otherEmail : null,
  }
}
