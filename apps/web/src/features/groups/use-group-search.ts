import { useNavigate } from '@tanstack/react-router'
import { WEEKDAYS, type Weekday } from '@turnout/rules/words'

/** What stands behind the question mark of the list, all of it optional. */
export type GroupSearch = {
  search?: string | undefined
  sport?: string | undefined
  day?: string | undefined
  page?: number | undefined
}

/** Filters live in the address, so that the list keeps its place when somebody comes back to it. */
export function useGroupSearch(said: GroupSearch) {
  const navigate = useNavigate()
  const { search, sport, page = 1 } = said
  const day = WEEKDAYS.find((each): each is Weekday => each === said.day)
  const go = (next: GroupSearch, replace: boolean) =>
    void navigate({ to: '/sports/groups', search: next, replace, resetScroll: !replace })
  const current = { search, sport, day }
  return {
    ...current,
    page,
    filtered: Boolean(search || sport || day),
    /** A new filter begins on its first page and does not become a step of the way back. */
    narrow: (change: Omit<GroupSearch, 'page'>) => go({ ...current, ...change }, true),
    turnTo: (to: number) => go({ ...current, page: to > 1 ? to : undefined }, false),
    clear: () => go({}, true),
  }
}

export type GroupSearchState = ReturnType<typeof useGroupSearch>
