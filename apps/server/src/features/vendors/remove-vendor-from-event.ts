import { removeVendorFromEvent as endpoint } from '@turnout/contract/enquiries'
import { command } from '../../handle.ts'
import { changeEnquiry } from './enquiries-store.ts'
import { lockOwnEnquiry, threadFor } from './enquiry-command.ts'

/** Keeps the other side's consent, so that adding the vendor again has effect at once. */
export const removeVendorFromEvent = command(endpoint, async (sql, { actor, params, refuse }) => {
  const enquiry = await lockOwnEnquiry(sql, params.enquiryId, actor.id, refuse)
  const change = enquiry.side === 'vendor' ? { vendorAddsEvent: false } : { askerAddsEvent: false }
  await changeEnquiry(sql, enquiry.row.id, change)
  return threadFor(sql, enquiry, refuse)
})
