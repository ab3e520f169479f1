import { shareEmail as endpoint } from '@turnout/contract/enquiries'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { changeEnquiry } from './enquiries-store.ts'
import { lockOpenEnquiry, threadFor } from './enquiry-command.ts'

export const shareEmail = handle(
  endpoint,
  (_deps: Deps) =>
    async ({ actor, params, refuse, transact }) =>
      transact(async (sql) => {
        const enquiry = await lockOpenEnquiry(sql, params.enquiryId, actor.id, refuse)
        await changeEnquiry(
          sql,
          enquiry.row.id,
          enquiry.side === 'vendor' ? { vendorSharesEmail: true } : { askerSharesEmail: true },
        )
        return threadFor(sql, enquiry, refuse)
      }),
)
