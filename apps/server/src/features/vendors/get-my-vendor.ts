import { getMyVendor as endpoint } from '@turnout/contract/vendors'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { findOwnVendor, presentOwnVendor } from './own-vendor.ts'

export const getMyVendor = handle(endpoint, async ({ actor, refuse }, { sql }: Deps) =>
  presentOwnVendor(sql, await findOwnVendor(sql, actor.id, refuse)),
)
