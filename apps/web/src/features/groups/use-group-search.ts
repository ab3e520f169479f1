import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { useListSearch } from '../search/public/use-list-search.ts'

/** What stands behind the question mark of the list, all of it optional. */
export type GroupSearch = {
  search?: string | undefined
  sport?: string | undefined
  day?: string | undefined
  /** Kilometres; left out or 'any', however far. */
  within?: string | undefined
  page?: number | undefined
}

export function useGroupSearch({ search, sport, within, page, ...params }: GroupSearch) {
  const day = WEEKDAYS.find((each): each is Weekday => each === params.day)
  return useListSearch({ search, sport, day, within }, page)
}

export type GroupSearchState = ReturnType<typeof useGroupSearch>
