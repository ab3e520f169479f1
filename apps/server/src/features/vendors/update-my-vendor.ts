import { updateMyVendor as endpoint } from '@turnout/contract/vendors'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentVendor, profileOf } from './present.ts'
import { changeVendor, lockRole } from './store.ts'

export const updateMyVendor = handle(
  endpoint,
  (deps: Deps) =>
    async ({ actor, body, refuse, transact }) =>
      transact(async (sql) => {
        const role = await lockRole(sql, actor.id)
        const at = new Date(await deps.clock.now(sql))
        const changed = await changeVendor(sql, actor.id, profileOf(body), at)
        if (changed) return presentVendor(changed)
        return refuse(role === 'vendor' ? 'vendor-not-found' : 'not-a-vendor')
      }),
)
