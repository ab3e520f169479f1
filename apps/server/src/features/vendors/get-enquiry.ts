import { getEnquiry as endpoint } from '@turnout/contract/enquiries'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findOwnEnquiry, threadFor } from './enquiry-command.ts'

export const getEnquiry = handle(endpoint, async ({ actor, params, refuse }, { sql }: Deps) => {
  const enquiry = await findOwnEnquiry(sql, params.enquiryId, actor.id, refuse)
  return threadFor(sql, enquiry, refuse)
})
