import { BUSINESS_TYPES, type BusinessType } from '@turnout/rules/vendor'
import { useNavigate } from '../../platform/router/router-hooks.tsx'

/** What stands behind the question mark of the directory, all of it optional. */
export type VendorSearch = {
  search?: string | undefined
  type?: string | undefined
  page?: number | undefined
}

export function useVendorSearch(params: VendorSearch) {
  const navigate = useNavigate()
  const { search, page = 1 } = params
  const type = BUSINESS_TYPES.find((each): each is BusinessType => each === params.type)
  const updateSearch = (next: VendorSearch, replace: boolean) =>
    void navigate({ to: '/vendors', search: next, replace, resetScroll: !replace })
  const current = { search, type }
  return {
    ...current,
    page,
    isFiltered: Boolean(search || type),
    /** A new filter begins on its first page and does not become a step of the way back. */
    setFilters: (change: Omit<VendorSearch, 'page'>) => updateSearch({ ...current, ...change }, true),
    setPage: (to: number) => updateSearch({ ...current, page: to > 1 ? to : undefined }, false),
    clear: () => updateSearch({}, true),
  }
}

export type VendorSearchState = ReturnType<typeof useVendorSearch>
