import { WEEKDAYS, type Weekday } from '@turnout/rules/words'
import type { SearchParams } from '../../platform/router/search-params.ts'
import { useListSearch } from '../search/public/use-list-search.ts'

/** The search params of the list. */
export type GroupSearch = Pick<SearchParams, 'search' | 'sport' | 'day' | 'within' | 'page'>

export function useGroupSearch({ search, sport, within, page, ...params }: GroupSearch) {
  const day = WEEKDAYS.find((each): each is Weekday => each === params.day)
  return useListSearch({ search, sport, day, within }, page)
}

export type GroupSearchState = ReturnType<typeof useGroupSearch>
