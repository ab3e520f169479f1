import { createVendor as endpoint } from '@turnout/contract/vendors'
import * as rules from '@turnout/rules/vendor'
import { command } from '../../handle.ts'
import { presentVendor, profileOf } from './present.ts'
import { addVendor, findVendor, lockRole } from './store.ts'

export const createVendor = command(endpoint, async (sql, { actor, body, refuse }, deps) => {
  const role = (await lockRole(sql, actor.id)) ?? refuse('session-over')
  const hasProfile = (await findVendor(sql, actor.id)) !== null
  const decision = rules.createVendor({ role, hasProfile })
  if (!decision.ok) return refuse(decision.refusal)
  const createdAt = new Date(await deps.clock.now(sql))
  const added = await addVendor(sql, { ownerId: actor.id, createdAt, ...profileOf(body) })
  return presentVendor(added ?? refuse('vendor-exists'), [])
})
