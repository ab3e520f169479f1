import { shareEmail as endpoint } from '@turnout/contract/enquiries'
import { command } from '../../handle.ts'
import { changeEnquiry } from './enquiries-store.ts'
import { lockOpenEnquiry, threadFor } from './enquiry-command.ts'

export const shareEmail = command(endpoint, async (sql, { actor, params, refuse }) => {
  const enquiry = await lockOpenEnquiry(sql, params.enquiryId, actor.id, refuse)
  await changeEnquiry(
    sql,
    enquiry.row.id,
    enquiry.side === 'vendor' ? { vendorSharesEmail: true } : { askerSharesEmail: true },
  )
  return threadFor(sql, enquiry, refuse)
})
