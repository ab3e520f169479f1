import { updateMyVendor as endpoint } from '@turnout/contract/vendors'
import * as rules from '@turnout/rules/vendor'
import { command } from '../../handle.ts'
import { lockOwnVendor, presentOwnVendor } from './own-vendor.ts'
import { pageOf, profileOf } from './present.ts'
import { changeVendor } from './store.ts'

export const updateMyVendor = command(endpoint, async (sql, { actor, body, refuse }, deps) => {
  const vendor = await lockOwnVendor(sql, actor.id, refuse)
  const decision = rules.changeVendorPlace(pageOf(vendor), body.place !== null)
  if (!decision.ok) return refuse(decision.refusal)
  const changedAt = new Date(await deps.clock.now(sql))
  const changed = await changeVendor(sql, actor.id, { ...profileOf(body), changedAt })
  return presentOwnVendor(sql, changed)
})
