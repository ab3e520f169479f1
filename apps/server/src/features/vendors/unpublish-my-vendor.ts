import { unpublishMyVendor as endpoint } from '@turnout/contract/vendors'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { lockOwnVendor, presentOwnVendor } from './own-vendor.ts'
import { changeVendor } from './store.ts'

export const unpublishMyVendor = handle(
  endpoint,
  (_deps: Deps) =>
    async ({ actor, refuse, transact }) =>
      transact(async (sql) => {
        await lockOwnVendor(sql, actor.id, refuse)
        return presentOwnVendor(sql, await changeVendor(sql, actor.id, { publishedAt: null }))
      }),
)
