import { addVendorToEvent as endpoint } from '@turnout/contract/enquiries'
import * as rules from '@turnout/rules/enquiry'
import { isEventOver } from '@turnout/rules/event'
import { isVendorPublic } from '@turnout/rules/vendor'
import { command } from '../../handle.ts'
import { findEvent, managesEvent, planOf } from '../events/public.ts'
import { changeEnquiry } from './enquiries-store.ts'
import { lockOwnEnquiry, threadFor } from './enquiry-command.ts'
import { pageOf } from './present.ts'
import { findVendor } from './store.ts'

export const addVendorToEvent = command(endpoint, async (sql, { actor, params, refuse }, deps) => {
  const enquiry = await lockOwnEnquiry(sql, params.enquiryId, actor.id, refuse)
  const { row, side } = enquiry
  const vendor = await findVendor(sql, row.vendorId)
  const event = row.eventId && (await findEvent(sql, row.eventId))
  const decision = rules.addToEvent({
    isPublic: vendor !== null && isVendorPublic(pageOf(vendor)),
    event: event
      ? {
          state: event.state,
          isOver: isEventOver(planOf(event), await deps.clock.now(sql)),
          // a vendor decides only about their own page
          isManaged: side === 'vendor' || (await managesEvent(sql, actor, event)),
        }
      : null,
  })
  if (!decision.ok) return refuse(decision.refusal)
  await changeEnquiry(sql, row.id, side === 'vendor' ? { vendorAddsEvent: true } : { askerAddsEvent: true })
  return threadFor(sql, enquiry, refuse)
})
