import { listVenuesNearby as endpoint } from '@turnout/contract/places'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { venuesNear } from '../groups/public.ts'
import { spendSuggestion } from './budgets.ts'

export const listVenuesNearby = handle(endpoint, async ({ actor, query }, deps: Deps) => {
  const { sql, clock, config } = deps
  await spendSuggestion(sql, actor.id, await clock.now(sql))
  return { venues: config.places.type === 'off' ? [] : await venuesNear(sql, query) }
})
