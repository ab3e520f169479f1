import { getMyVendor as endpoint } from '@turnout/contract/vendors'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentVendor } from './present.ts'
import { findVendor, lockRole } from './store.ts'

export const getMyVendor = handle(endpoint, ({ sql }: Deps) => async ({ actor, refuse }) => {
  const vendor = await findVendor(sql, actor.id)
  if (vendor) return presentVendor(vendor)
  return refuse((await lockRole(sql, actor.id)) === 'vendor' ? 'vendor-not-found' : 'not-a-vendor')
})
