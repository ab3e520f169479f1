import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import { useListSearch } from '../search/public/use-list-search.ts'

/** The query parameters of the list, all optional. */
export type GroupSearch = {
  search?: string | undefined
  sport?: string | undefined
  day?: string | undefined
  /** Kilometres; any distance if it is missing or 'any'. */
  within?: string | undefined
  page?: number | undefined
}

export function useGroupSearch({ search, sport, within, page, ...params }: GroupSearch) {
  const day = WEEKDAYS.find((each): each is Weekday => each === params.day)
  return useListSearch({ search, sport, day, within }, page)
}

export type GroupSearchState = ReturnType<typeof useGroupSearch>
