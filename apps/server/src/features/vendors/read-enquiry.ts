import { readEnquiry as endpoint } from '@turnout/contract/enquiries'
import { command } from '../../handle.ts'
import { markEnquiryRead } from '../notifications/public.ts'
import { changeEnquiry } from './enquiries-store.ts'
import { lockOwnEnquiry, threadFor } from './enquiry-command.ts'

export const readEnquiry = command(endpoint, async (sql, { actor, params, refuse }, deps) => {
  const enquiry = await lockOwnEnquiry(sql, params.enquiryId, actor.id, refuse)
  const at = new Date(await deps.clock.now(sql))
  await changeEnquiry(
    sql,
    enquiry.row.id,
    enquiry.side === 'vendor' ? { vendorReadAt: at } : { askerReadAt: at },
  )
  await markEnquiryRead(sql, { userId: actor.id, enquiryId: enquiry.row.id, at })
  return threadFor(sql, enquiry, refuse)
})
