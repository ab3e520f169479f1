import { BUSINESS_TYPES, type BusinessType } from '@turnout/rules/vendor'
import { useListSearch } from '../search/public/use-list-search.ts'

/** Fills rows of two, three and four. */
export const VENDOR_PAGE_SIZE = 12

/** The search params of the directory, all optional. */
export type VendorSearch = {
  search?: string | undefined
  type?: string | undefined
  /** Kilometres; undefined or 'any' for any distance. */
  within?: string | undefined
  page?: number | undefined
}

export function useVendorSearch({ search, within, page, ...params }: VendorSearch) {
  const type = BUSINESS_TYPES.find((each): each is BusinessType => each === params.type)
  return useListSearch({ search, type, within }, page)
}

export type VendorSearchState = ReturnType<typeof useVendorSearch>
