import { useLocation, useNavigate, useRouter } from '../../../platform/router/router-hooks.tsx'
import type { SearchParams } from '../../../platform/router/search-params.ts'

/**
 * The filters and the page of a list are in its address, so that the list keeps its place when a person returns.
 * @param kept stays when the filters are cleared.
 */
export function useListSearch<F extends SearchParams>(filters: F, page = 1, kept: SearchParams = {}) {
  const router = useRouter()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const update = (next: SearchParams, replace: boolean) => {
    // a search for text that was typed just before a card was pressed comes late, and would leave the card's page
    if (router.isPending() || router.location().pathname !== pathname) return
    void navigate({ to: '.', search: { ...kept, ...next }, replace, resetScroll: !replace })
  }
  const toPage = (to: number, replace: boolean) =>
    update({ ...filters, page: to > 1 ? to : undefined }, replace)
  return {
    ...filters,
    page,
    /** By more than the distance, which has its own reset. */
    isFiltered: Object.entries(filters).some(([name, value]) => name !== 'within' && value),
    /** A new filter starts on the first page and makes no entry in the history. */
    setFilters: (change: Partial<F>) => update({ ...filters, ...change }, true),
    setPage: (to: number) => toPage(to, false),
    replacePage: (to: number) => toPage(to, true),
    clear: () => update({}, true),
  }
}

/** The part of a search that every list of results needs. */
export type ListSearch = Pick<
  ReturnType<typeof useListSearch>,
  'page' | 'isFiltered' | 'setPage' | 'replacePage' | 'clear'
>
