import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countEvents } from '@turnout/contract/event-search'
import type { Position } from '@turnout/rules/geofence'
import { read } from '../../platform/api/queries.ts'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useServerMinute } from '../../platform/time/use-server-minute.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ListPage } from '../search/public/list-page.tsx'
import { NearMeNote } from '../search/public/near-me.tsx'
import { countText, ResultList } from '../search/public/result-list.tsx'
import { type SearchArea, useNearMe } from '../search/public/use-near-me.ts'
import { EventFilters } from './event-filters.tsx'
import styles from './event-list-page.module.css'
import { DEFAULT_KM, EVENT_PAGE_SIZE, eventQuery, wordsOf } from './event-query.ts'
import { foundText } from './event-words.ts'
import { FoundEvent } from './public/found-event.tsx'
import { EVENTS_REFETCH_MS, useEvents } from './public/use-events.ts'
import { common, messages, eventList as texts } from './texts.ts'
import {
  type EventSearch,
  type EventSearchState,
  TABS,
  type Tab,
  useEventSearch,
} from './use-event-search.ts'

const GroupResults = lazyPart(async () => (await import('../groups/public/group-results.tsx')).GroupResults)
const VendorResults = lazyPart(
  async () => (await import('../vendors/public/vendor-results.tsx')).VendorResults,
)

export function EventListPage(params: EventSearch) {
  const filters = useEventSearch(params)
  const { position, near, area } = useNearMe(filters, DEFAULT_KM)
  const now = useServerMinute()
  const { data: counts } = useQuery({
    ...read(countEvents, { query: eventQuery(filters, position, now) }),
    placeholderData: keepPreviousData,
    refetchInterval: EVENTS_REFETCH_MS,
  })
  // only events have dates: days in the search text would find no group and no vendor
  const elsewhere = { ...filters, search: filters.search && (wordsOf(filters.search, now) || undefined) }
  const found = { filters: { ...elsewhere, isFiltered: filters.search !== undefined }, position, area }
  const content = {
    events: <EventResults filters={filters} position={position} area={area} now={now} />,
    groups: <GroupResults {...found} />,
    vendors: <VendorResults {...found} />,
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
            content: key === filters.tab && content[key],
          }))}
        />
      </div>
    </ListPage>
  )
}

const NoEvents = lazyPart(async () => (await import('./no-events.tsx')).NoEvents)

type EventResultsProps = {
  filters: EventSearchState
  position: Position | null
  area: SearchArea | null
  now: number
}

function EventResults({ filters, position, area, now }: EventResultsProps) {
  const { page, sort, when } = filters
  const query = {
    page,
    page_size: EVENT_PAGE_SIZE,
    ...eventQuery(filters, position, now),
    ...(position && sort && { sort: 'nearest' as const }),
  }
  const events = useEvents(query, { placeholderData: keepPreviousData })
  return (
    <ResultList
      query={events}
      failed={messages.eventsFailed}
      search={filters}
      perPage={EVENT_PAGE_SIZE}
      title={(total) => foundText(countText(total, 'event'), when)}
      order={position ? <Order filters={filters} /> : texts.soonestFirst}
      cards={styles.cards}
      nothing={<NoEvents filters={filters} position={position} area={area} now={now} />}
    >
      {(event) => <FoundEvent event={event} position={position} />}
    </ResultList>
  )
}

function Order({ filters: { sort = '', setFilters } }: { filters: EventSearchState }) {
  return (
    <SelectField
      label={<span className="visually-hidden">{texts.order}</span>}
      className={styles.order}
      value={sort}
      onChange={({ target }) => setFilters({ sort: target.value ? 'nearest' : undefined })}
      options={[
        ['', texts.soonestFirst],
        ['nearest', texts.nearestFirst],
      ]}
    />
  )
}
