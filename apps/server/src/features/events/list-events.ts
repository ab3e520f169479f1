import { listEvents as endpoint } from '@turnout/contract/event-search'
import { handle } from '../../handle.ts'
import { presentHit } from './present.ts'
import { readSearch } from './read-search.ts'
import { searchEvents } from './search.ts'

export const listEvents = handle(endpoint, async ({ query, total, read }, { sql, clock }) => {
  const now = await clock.now(sql)
  const paging = { page: query.page, size: query.page_size, now }
  const result = await read((sql) => searchEvents(sql, readSearch(query, now), paging))
  total(result.total)
  return result.found.map((hit) => presentHit(hit, now))
})
