import { reportVendor as endpoint } from '@turnout/contract/vendor-reports'
import * as rules from '@turnout/rules/vendor'
import { handle } from '../../handle.ts'
import { hourly } from '../../platform/http/budget.ts'
import { lockAccount } from '../accounts/public.ts'
import { pageOf } from './present.ts'
import { addReport, hasReported } from './reports-store.ts'
import { lockVendor } from './store.ts'

/** [V-12] More than a person normally reports. */
const REPORTS = hourly('vendor-reports', 20, 'reports')

/** Locks the vendor's row, so that of two reports by one person at once the second is refused. */
export const reportVendor = handle(
  endpoint,
  async ({ actor, params, body, refuse, spend, transact }, deps) => {
    await spend(REPORTS, actor.id, actor.at)
    const { vendorId } = params
    return transact(async (sql) => {
      if (!(await lockAccount(sql, actor.id))) return refuse('session-over')
      const vendor = await lockVendor(sql, vendorId)
      const decision = rules.reportVendor({
        isPublic: vendor !== null && rules.isVendorPublic(pageOf(vendor)),
        isOwn: vendor?.ownerId === actor.id,
        hasReported: await hasReported(sql, vendorId, actor.id),
      })
      if (!decision.ok) return refuse(decision.refusal)
      const reportedAt = new Date(await deps.clock.now(sql))
      await addReport(sql, { ...body, vendorId, userId: actor.id, reportedAt })
      return { vendor_id: vendorId }
    })
  },
)
