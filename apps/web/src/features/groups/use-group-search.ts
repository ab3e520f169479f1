import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { useNavigate } from '../../platform/router/router-hooks.tsx'

/** What stands behind the question mark of the list, all of it optional. */
export type GroupSearch = {
  search?: string | undefined
  sport?: string | undefined
  day?: string | undefined
  page?: number | undefined
}

/** Filters live in the address, so that the list keeps its place when somebody comes back to it. */
export function useGroupSearch(params: GroupSearch) {
  const navigate = useNavigate()
  const { search, sport, page = 1 } = params
  const day = WEEKDAYS.find((each): each is Weekday => each === params.day)
  const updateSearch = (next: GroupSearch, replace: boolean) =>
    void navigate({ to: '/sports/groups', search: next, replace, resetScroll: !replace })
  const current = { search, sport, day }
  return {
    ...current,
    page,
    isFiltered: Boolean(search || sport || day),
    /** A new filter begins on its first page and does not become a step of the way back. */
    setFilters: (change: Omit<GroupSearch, 'page'>) => updateSearch({ ...current, ...change }, true),
    setPage: (to: number) => updateSearch({ ...current, page: to > 1 ? to : undefined }, false),
    clear: () => updateSearch({}, true),
  }
}

export type GroupSearchState = ReturnType<typeof useGroupSearch>
