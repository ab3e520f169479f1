import type { EnquiryThread } from '@turnout/contract/enquiries'
import * as rules from '@turnout/rules/enquiry'
import type { Sql } from '../../platform/db/database.ts'
import { hourly } from '../../platform/http/budget.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { mailIfWanted, notify } from '../notifications/public.ts'
import {
  addEnquiryMessage,
  type EnquiryRow,
  findEnquiryView,
  lockEnquiry,
  nameOfSide,
} from './enquiries-store.ts'
import { enquiryMail } from './mails.ts'
import { enquiryOf, presentThread } from './present-enquiry.ts'
import { findVendor } from './store.ts'

/** Also counts messages that are refused later. */
export const ENQUIRY_MESSAGES = hourly('enquiry-messages', 60, 'messages')

type RefuseUnknown = Refuse<'enquiry-not-found'>

export interface OwnEnquiry {
  row: EnquiryRow
  side: rules.EnquirySide
}

export async function findOwnEnquiry(
  sql: Sql,
  enquiryId: string,
  userId: string,
  refuse: RefuseUnknown,
): Promise<OwnEnquiry> {
  const { row } = (await findEnquiryView(sql, enquiryId)) ?? refuse('enquiry-not-found')
  return { row, side: rules.sideOf(row, userId) ?? refuse('enquiry-not-found') }
}

/** Locks the enquiry of the caller. */
export async function lockOwnEnquiry(
  sql: Sql,
  enquiryId: string,
  userId: string,
  refuse: RefuseUnknown,
): Promise<OwnEnquiry> {
  const row = (await lockEnquiry(sql, enquiryId)) ?? refuse('enquiry-not-found')
  return { row, side: rules.sideOf(row, userId) ?? refuse('enquiry-not-found') }
}

/** The same for changes that the other side is notified of. */
export async function lockOpenEnquiry(
  sql: Sql,
  enquiryId: string,
  userId: string,
  refuse: Refuse<'enquiry-not-found' | 'vendor-gone' | 'vendor-hidden'>,
): Promise<OwnEnquiry> {
  const enquiry = await lockOwnEnquiry(sql, enquiryId, userId, refuse)
  const vendor = await findVendor(sql, enquiry.row.vendorId)
  const decision = rules.continueEnquiry({ isHidden: vendor?.hiddenAt !== null, side: enquiry.side })
  return decision.ok ? enquiry : refuse(decision.refusal)
}

export const threadFor = async (
  sql: Sql,
  { row, side }: OwnEnquiry,
  refuse: RefuseUnknown,
): Promise<EnquiryThread> => (await presentThread(sql, row.id, side)) ?? refuse('enquiry-not-found')

/** [V-10] Notifies the other side once until they read it. */
export async function writeMessage(
  sql: Sql,
  { row, side }: OwnEnquiry,
  input: string,
  at: number,
  refuse: Refuse<'no-links-in-new-enquiry'>,
): Promise<void> {
  const text = rules.checkEnquiryText(input, { begunAt: row.createdAt.getTime(), at })
  if (!text.ok) return refuse(text.refusal)
  const other = rules.otherSide(side)
  const wasUnread = rules.isUnread(enquiryOf(row), other)
  await addEnquiryMessage(sql, { enquiryId: row.id, side, text: text.value, sentAt: new Date(at) })
  if (wasUnread) return
  const view = await findEnquiryView(sql, row.id)
  if (!view) return
  const to = other === 'vendor' ? row.vendorId : row.askerId
  await notify(sql, {
    ...{ kind: 'enquiry_message', enquiryId: row.id, userIds: [to], actorId: null, data: {}, at },
    key: `enquiry_message ${row.id} ${at}`,
    replaces: `enquiry_message ${row.id}`,
    session: null,
  })
  const params = { enquiryId: row.id, who: nameOfSide(view, side), side }
  const mail = { template: enquiryMail, params }
  await mailIfWanted(sql, { userId: to, groupId: null, kind: 'enquiry_message', ...mail })
}
