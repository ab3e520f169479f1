import { getEnquiry as endpoint } from '@turnout/contract/enquiries'
import { handle } from '../../handle.ts'
import { findOwnEnquiry, threadFor } from './enquiry-command.ts'

export const getEnquiry = handle(endpoint, async ({ actor, params, refuse }, { sql }) => {
  const enquiry = await findOwnEnquiry(sql, params.enquiryId, actor.id, refuse)
  return threadFor(sql, enquiry, refuse)
})
