import { keepPreviousData } from '@tanstack/react-query'
import type { Position } from '@turnout/rules/geofence'
import { lazyPart } from '../../platform/lazy/lazy-part.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { countText, ResultList } from '../search/public/result-list.tsx'
import type { SearchArea } from '../search/public/use-near-me.ts'
import styles from './event-list-page.module.css'
import { EVENT_PAGE_SIZE, eventQuery } from './event-query.ts'
import { foundText } from './event-words.ts'
import { FoundEvent } from './public/found-event.tsx'
import { useEvents } from './public/use-events.ts'
import { messages, eventList as texts } from './texts.ts'
import type { EventSearchState } from './use-event-search.ts'

const NoEvents = lazyPart(async () => (await import('./no-events.tsx')).NoEvents)

type EventResultsProps = {
  filters: EventSearchState
  position: Position | null
  area: SearchArea | null
  now: number
}

export function EventResults({ filters, position, area, now }: EventResultsProps) {
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
    >
      <option value="">{texts.soonestFirst}</option>
      <option value="nearest">{texts.nearestFirst}</option>
    </SelectField>
  )
}
