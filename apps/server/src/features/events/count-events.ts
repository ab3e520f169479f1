import { countEvents as endpoint } from '@turnout/contract/event-search'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { searchGroups } from '../groups/public.ts'
import { searchVendors } from '../vendors/public.ts'
import { readSearch } from './read-search.ts'
import { countByCategory, searchEvents } from './search.ts'

const ONE = { page: 1, size: 1 }

export const countEvents = handle(endpoint, ({ sql, clock }: Deps) => async ({ query, read }) => {
  const now = await clock.now(sql)
  const search = readSearch(query, now)
  const { text, near, withinKm } = search
  const byText = { text, near, withinKm, sportId: undefined, day: undefined, type: undefined }
  const [events, categories, groups, vendors] = await read((sql) =>
    Promise.all([
      searchEvents(sql, search, { ...ONE, now }),
      countByCategory(sql, search, now),
      searchGroups(sql, { viewerId: null, now }, byText, ONE),
      searchVendors(sql, byText, ONE),
    ]),
  )
  return {
    events: events.total,
    categories,
    groups: groups.total,
    vendors: vendors.total,
  }
})
