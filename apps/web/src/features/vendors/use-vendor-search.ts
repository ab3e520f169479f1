import { BUSINESS_TYPES, type BusinessType } from '@turnout/rules/vendor'
import type { SearchParams } from '../../platform/router/search-params.ts'
import { useListSearch } from '../search/public/use-list-search.ts'

/** Fills rows of two, three and four. */
export const VENDOR_PAGE_SIZE = 12

/** The search params of the directory. */
export type VendorSearch = Pick<SearchParams, 'search' | 'type' | 'within' | 'page'>

export function useVendorSearch({ search, within, page, ...params }: VendorSearch) {
  const type = BUSINESS_TYPES.find((each): each is BusinessType => each === params.type)
  return useListSearch({ search, type, within }, page)
}

export type VendorSearchState = ReturnType<typeof useVendorSearch>
