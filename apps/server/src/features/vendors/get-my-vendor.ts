import { getMyVendor as promise } from '@turnout/contract/vendors'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentVendor } from './present.ts'
import { findVendor, holdRole } from './store.ts'

export const getMyVendor = handle(promise, ({ sql }: Deps) => async ({ actor, refuse }) => {
  const vendor = await findVendor(sql, actor.id)
  if (vendor) return presentVendor(vendor)
  return refuse((await holdRole(sql, actor.id)) === 'vendor' ? 'vendor-not-found' : 'not-a-vendor')
})
