import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countEvents } from '@turnout/contract/event-search'
import type { ReactNode } from 'react'
import { read } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { ListPage } from '../search/public/list-page.tsx'
import { NearMeNote } from '../search/public/near-me.tsx'
import { useNearMe } from '../search/public/use-near-me.ts'
import { EventFilters } from './event-filters.tsx'
import styles from './event-list-page.module.css'
import { DEFAULT_KM, eventQuery, wordsOf } from './event-query.ts'
import { EventResults } from './event-results.tsx'
import { EVENTS_REFETCH_MS } from './public/use-events.ts'
import { common, eventList as texts } from './texts.ts'
import { type EventSearch, TABS, type Tab, useEventSearch } from './use-event-search.ts'

const FoundGroups = lazyPart(async () => (await import('../groups/public/found-groups.tsx')).FoundGroups)
const FoundVendors = lazyPart(async () => (await import('../vendors/public/found-vendors.tsx')).FoundVendors)

export function EventListPage(params: EventSearch) {
  const filters = useEventSearch(params)
  const { position, near, area } = useNearMe(filters, DEFAULT_KM)
  const now = useServerMinute()
  const { data: counts } = useQuery({
    ...read(countEvents, { query: eventQuery(filters, position, now) }),
    placeholderData: keepPreviousData,
    refetchInterval: EVENTS_REFETCH_MS,
  })
  // only an event has a day: the days that the words name find no group and no vendor
  const elsewhere = { ...filters, search: filters.search && (wordsOf(filters.search, now) || undefined) }
  const found = { filters: { ...elsewhere, isFiltered: filters.search !== undefined }, position, area }
  const content: Record<Tab, () => ReactNode> = {
    events: () => <EventResults filters={filters} position={position} area={area} now={now} />,
    groups: () => <FoundGroups {...found} />,
    vendors: () => <FoundVendors {...found} />,
  }
  return (
    <ListPage
      title={common.events}
      action={
        <ButtonLink to="/events/create" icon="add">
          {texts.createEvent}
        </ButtonLink>
      }
    >
      <div className={styles.columns}>
        <div>
          <EventFilters filters={filters} near={near} counts={counts?.categories} />
          <NearMeNote near={near} />
        </div>
        <Tabs
          label={texts.whatToFind}
          current={filters.tab}
          onChange={(key) => filters.openTab(key as Tab)}
          tabs={TABS.map((key) => ({
            key,
            text: counts ? texts.tabWithCount(texts.tabs[key], counts[key]) : texts.tabs[key],
            content: key === filters.tab && content[key](),
          }))}
        />
      </div>
    </ListPage>
  )
}
