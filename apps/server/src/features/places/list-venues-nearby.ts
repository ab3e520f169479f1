import { listVenuesNearby as endpoint } from '@turnout/contract/places'
import { handle } from '../../handle.ts'
import { venuesNear } from '../groups/public.ts'
import { spendSuggestion } from './budgets.ts'

export const listVenuesNearby = handle(endpoint, async ({ actor, query }, deps) => {
  const { sql, clock, config } = deps
  await spendSuggestion(sql, actor.id, await clock.now(sql))
  return { venues: config.places.type === 'off' ? [] : await venuesNear(sql, query) }
})
