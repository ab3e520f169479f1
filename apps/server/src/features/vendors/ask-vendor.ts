import { askVendor as endpoint } from '@turnout/contract/enquiries'
import * as rules from '@turnout/rules/enquiry'
import { isEventOver } from '@turnout/rules/event'
import { isVendorPublic } from '@turnout/rules/vendor'
import { handle } from '../../handle.ts'
import type { Sql } from '../../platform/db/database.ts'
import type { Account } from '../../platform/http/actor.ts'
import { daily } from '../../platform/http/budget.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { lockAccount } from '../accounts/public.ts'
import { findEvent, managesEvent, planOf } from '../events/public.ts'
import { localDate } from '../groups/public.ts'
import { addEnquiry, findEnquiryOf } from './enquiries-store.ts'
import { ENQUIRY_MESSAGES, writeMessage } from './enquiry-command.ts'
import { pageOf } from './present.ts'
import { presentThread } from './present-enquiry.ts'
import { findVendor, lockVendor, type Vendor } from './store.ts'

/** [V-10] Enough for a person who compares several vendors. */
const NEW_ENQUIRIES = daily('enquiries', 10, 'enquiries today')

/** The time zone in which the date changes last. */
const LAST_ZONE = 'Etc/GMT+12'

type RefuseAsking = Refuse<'vendor-gone' | 'own-vendor'>

function requireAskable(vendor: Vendor | null, askerId: string, refuse: RefuseAsking): void {
  const isPublic = vendor !== null && isVendorPublic(pageOf(vendor))
  const decision = rules.askVendor({ isPublic, isOwn: vendor?.ownerId === askerId })
  if (!decision.ok) refuse(decision.refusal)
}

type RefuseEvent = Refuse<'event-not-found' | 'event-not-published' | 'event-cancelled' | 'event-over'>

async function requireOwnEvent(
  sql: Sql,
  eventId: string,
  { actor, at }: { actor: Account; at: number },
  refuse: RefuseEvent,
): Promise<void> {
  const event = (await findEvent(sql, eventId)) ?? refuse('event-not-found')
  const decision = rules.checkEnquiryEvent({
    state: event.state,
    isOver: isEventOver(planOf(event), at),
    isManaged: await managesEvent(sql, actor, event),
  })
  if (!decision.ok) refuse(decision.refusal)
}

export const askVendor = handle(endpoint, async ({ actor, params, body, refuse, spend, transact }, deps) => {
  const { vendorId } = params
  requireAskable(await findVendor(deps.sql, vendorId), actor.id, refuse)
  await spend(ENQUIRY_MESSAGES, actor.id, actor.at)
  // only new enquiries count: asking again continues the existing one
  if (!(await findEnquiryOf(deps.sql, vendorId, actor.id))) await spend(NEW_ENQUIRIES, actor.id, actor.at)
  return transact(async (sql) => {
    if (!(await lockAccount(sql, actor.id))) return refuse('session-over')
    requireAskable(await lockVendor(sql, vendorId), actor.id, refuse)
    const { text, date, place, event_id: eventId } = body
    const at = await deps.clock.now(sql)
    const day = date === null ? null : rules.checkEnquiryDate(date, localDate(LAST_ZONE, at))
    if (day && !day.ok) return refuse(day.refusal)
    if (eventId) await requireOwnEvent(sql, eventId, { actor, at }, refuse)
    const row = await addEnquiry(sql, { vendorId, askerId: actor.id, date, place, eventId }, new Date(at))
    await writeMessage(sql, { row, side: 'asker' }, text, at, refuse)
    return (await presentThread(sql, row.id, 'asker')) ?? refuse('vendor-gone')
  })
})
