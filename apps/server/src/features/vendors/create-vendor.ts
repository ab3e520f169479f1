import { createVendor as promise } from '@turnout/contract/vendors'
import * as rules from '@turnout/rules/vendor'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentVendor, profileOf } from './present.ts'
import { addVendor, findVendor, holdRole } from './store.ts'

export const createVendor = handle(
  promise,
  (deps: Deps) =>
    async ({ actor, body, refuse, transact }) =>
      transact(async (sql) => {
        const role = (await holdRole(sql, actor.id)) ?? refuse('session-over')
        const hasProfile = (await findVendor(sql, actor.id)) !== null
        const decided = rules.createVendor({ role, hasProfile })
        if (!decided.ok) return refuse(decided.refusal)
        const createdAt = new Date(await deps.clock.now(sql))
        const added = await addVendor(sql, { ownerId: actor.id, createdAt, ...profileOf(body) })
        return presentVendor(added ?? refuse('vendor-exists'))
      }),
)
