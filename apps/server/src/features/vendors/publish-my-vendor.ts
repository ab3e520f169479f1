import { publishMyVendor as endpoint } from '@turnout/contract/vendors'
import * as rules from '@turnout/rules/vendor'
import { command } from '../../handle.ts'
import { lockOwnVendor, presentOwnVendor } from './own-vendor.ts'
import { pageOf } from './present.ts'
import { changeVendor } from './store.ts'

export const publishMyVendor = command(endpoint, async (sql, { actor, refuse }, deps) => {
  const vendor = await lockOwnVendor(sql, actor.id, refuse)
  const decision = rules.publishVendor(pageOf(vendor))
  if (!decision.ok) return refuse(decision.refusal)
  const publishedAt = vendor.publishedAt ?? new Date(await deps.clock.now(sql))
  return presentOwnVendor(sql, await changeVendor(sql, actor.id, { publishedAt }))
})
