import { INTERESTS } from '@turnout/rules/words'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import type { SearchParams } from '../../platform/router/search-params.ts'
import { useListSearch } from '../search/public/use-list-search.ts'
import { type EventFilters, readWhen } from './event-query.ts'

/** The search params of the list. */
export type EventSearch = EventFilters & Pick<SearchParams, 'tab' | 'sort' | 'page'>

export const TABS = ['events', 'groups', 'vendors'] as const
export type Tab = (typeof TABS)[number]

export function useEventSearch({ page, tab, ...params }: EventSearch) {
  const navigate = useNavigate()
  const wanted = params.category?.split(',') ?? []
  const categories = INTERESTS.filter((each) => wanted.includes(each))
  const filters = {
    search: params.search,
    when: readWhen(params.when),
    category: categories.join(',') || undefined,
    within: params.within,
    places: params.places && 'true',
    sort: params.sort && 'nearest',
  }
  const openTab = (next: Tab) =>
    void navigate({
      to: '.',
      search: { ...filters, tab: next === 'events' ? undefined : next },
      resetScroll: false,
    })
  return {
    ...useListSearch(filters, page, { tab }),
    categories,
    tab: TABS.find((each) => each === tab) ?? 'events',
    openTab,
  }
}

export type EventSearchState = ReturnType<typeof useEventSearch>
