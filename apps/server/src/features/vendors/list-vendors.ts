import { listVendors as endpoint } from '@turnout/contract/vendors'
import type { Deps } from '../../deps.ts'
import { handle } from '../../platform/http/handle.ts'
import { presentCard } from './present.ts'
import { searchVendors } from './search.ts'

export const listVendors = handle(endpoint, ({ sql }: Deps) => async ({ query, total }) => {
  const { search, type, latitude, longitude } = query
  const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const paging = { page: query.page, size: query.page_size }
  const result = await searchVendors(sql, { text: search ?? '', type, near }, paging)
  total(result.total)
  return result.found.map(presentCard)
})
