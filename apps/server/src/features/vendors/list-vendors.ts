import { listVendors as endpoint } from '@turnout/contract/vendors'
import { handle } from '../../handle.ts'
import { presentCard } from './present.ts'
import { searchVendors } from './search.ts'

export const listVendors = handle(endpoint, async ({ query, total, read }) => {
  const { search, type, latitude, longitude, within_km: withinKm } = query
  const near = latitude === undefined || longitude === undefined ? null : { latitude, longitude }
  const paging = { page: query.page, size: query.page_size }
  const criteria = { text: search ?? '', type, near, withinKm }
  const result = await read((sql) => searchVendors(sql, criteria, paging))
  total(result.total)
  return result.found.map(presentCard)
})
