import { answerEnquiry as endpoint } from '@turnout/contract/enquiries'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import {
  ENQUIRY_MESSAGES,
  findOwnEnquiry,
  lockOwnEnquiry,
  threadFor,
  writeMessage,
} from './enquiry-command.ts'
import { findVendor } from './store.ts'

export const answerEnquiry = handle(
  endpoint,
  (deps: Deps) =>
    async ({ actor, params, body, refuse, spend, transact }) => {
      await findOwnEnquiry(deps.sql, params.enquiryId, actor.id, refuse)
      await spend(ENQUIRY_MESSAGES, actor.id, actor.at)
      return transact(async (sql) => {
        const enquiry = await lockOwnEnquiry(sql, params.enquiryId, actor.id, refuse)
        const vendor = await findVendor(sql, enquiry.row.vendorId)
        // what the operator has hidden writes to no one; a page that its owner took down goes on with what was asked
        if (!vendor || vendor.hiddenAt !== null) return refuse('vendor-gone')
        await writeMessage(sql, enquiry, body.text, await deps.clock.now(sql), refuse)
        return threadFor(sql, enquiry, refuse)
      })
    },
)
