import { INTERESTS } from '@turnout/rules/words'
import { useNavigate } from '../../platform/router/router-hooks.tsx'
import { useListSearch } from '../search/public/use-list-search.ts'
import { readWhen } from './event-query.ts'

/** The search params of the list, all optional. */
export type EventSearch = {
  tab?: string | undefined
  search?: string | undefined
  /** 'today', 'weekend', or a date. */
  when?: string | undefined
  /** Categories, separated by commas. */
  category?: string | undefined
  /** Kilometres, or 'any'. */
  within?: string | undefined
  places?: string | undefined
  sort?: string | undefined
  page?: number | undefined
}

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
