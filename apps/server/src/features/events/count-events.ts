import { countEvents as endpoint } from '@turnout/contract/event-search'
import { handle } from '../../handle.ts'
import { searchGroups } from '../groups/public.ts'
import { searchVendors } from '../vendors/public.ts'
import { readSearch } from './read-search.ts'
import { countEvents as countFound } from './search.ts'

/** An empty page: results are counted and not read. */
const NONE = { page: 1, size: 0 }

export const countEvents = handle(endpoint, async ({ query, read }, { sql, clock }) => {
  const now = await clock.now(sql)
  const search = readSearch(query, now)
  // without a distance, a position only changes the order of the results
  const near = search.withinKm === undefined ? null : search.near
  const { text, withinKm } = search
  const byText = { text, near, withinKm, sportId: undefined, day: undefined, type: undefined }
  const [events, groups, vendors] = await read((sql) =>
    Promise.all([
      countFound(sql, search, now),
      searchGroups(sql, { viewerId: null, now }, byText, NONE),
      searchVendors(sql, byText, NONE),
    ]),
  )
  return {
    events: events.total,
    categories: events.categories,
    groups: groups.total,
    vendors: vendors.total,
  }
})
