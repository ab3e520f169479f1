import { listEvents as endpoint } from '@turnout/contract/event-search'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentHit } from './present.ts'
import { readSearch } from './read-search.ts'
import { searchEvents } from './search.ts'

export const listEvents = handle(endpoint, async ({ query, total, read }, { sql, clock }: Deps) => {
  const now = await clock.now(sql)
  const paging = { page: query.page, size: query.page_size, now }
  const result = await read((sql) => searchEvents(sql, readSearch(query, now), paging))
  total(result.total)
  return result.found.map((hit) => presentHit(hit, now))
})
