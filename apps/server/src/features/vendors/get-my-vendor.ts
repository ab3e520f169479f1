import { getMyVendor as endpoint } from '@turnout/contract/vendors'
import { handle } from '../../handle.ts'
import { findOwnVendor, presentOwnVendor } from './own-vendor.ts'

export const getMyVendor = handle(endpoint, async ({ actor, refuse }, { sql }) =>
  presentOwnVendor(sql, await findOwnVendor(sql, actor.id, refuse)),
)
