import { useQuery } from '@tanstack/react-query'
import type { EventCard } from '@turnout/contract/event-card'
import { listEvents } from '@turnout/contract/event-search'
import { shortDate } from '@turnout/rules/dates'
import type { Position } from '@turnout/rules/geofence'
import { EventsScene } from '../../art/events-scene.tsx'
import { readPage } from '../../platform/api/queries.ts'
import { fillText } from '../../platform/page/fill-text.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state-card.tsx'
import { ANY_DISTANCE } from '../search/public/distances.ts'
import { WidenButton, withinText } from '../search/public/near-me.tsx'
import type { SearchArea } from '../search/public/use-near-me.ts'
import { eventQuery, wordsOf } from './event-query.ts'
import { foundText } from './event-words.ts'
import { awayText, EventLink } from './public/found-event.tsx'
import { noEvents as texts } from './texts.ts'
import type { EventSearchState } from './use-event-search.ts'

type NoEventsProps = {
  filters: EventSearchState
  position: Position | null
  area: SearchArea | null
  now: number
}

/** No event matches the search. Names the nearest or next one with the same words, else one with any words. */
export function NoEvents({ filters, position, area, now }: NoEventsProps) {
  const { search, when, isFiltered, setFilters, clear } = filters
  const words = search === undefined ? '' : wordsOf(search, now)
  const withWords = useNearestEvent({ words, position, now, isWanted: true })
  const other = useNearestEvent({ words: '', position, now, isWanted: withWords === null })
  const nearest = withWords ?? other
  if (!nearest && !isFiltered && !position) return <NoEventsYet />
  return (
    <EmptyState
      picture={<EventsScene />}
      title={[foundText(search ? texts.no(search) : texts.noEvents, when), area && withinText(area)]
        .filter(Boolean)
        .join(' ')}
      action={
        <>
          {when && <Button onClick={() => setFilters({ when: undefined })}>{texts.anyDate}</Button>}
          {area && nearest && <WidenButton area={area} />}
          {isFiltered && <Button onClick={clear}>{texts.clearFilters}</Button>}
        </>
      }
    >
      {nearest &&
        fillText(withWords ? (position ? texts.nearestIs : texts.nextIs) : texts.whatAbout, {
          event: <EventLink event={nearest} />,
          facts: factsOf(nearest, position),
        })}
    </EmptyState>
  )
}

type NearestEvent = Pick<NoEventsProps, 'position' | 'now'> & { words: string; isWanted: boolean }

/** Undefined until the server has answered, null when there is none. */
function useNearestEvent({ words, position, now, isWanted }: NearestEvent) {
  const wider = eventQuery({ search: words || undefined, within: ANY_DISTANCE }, position, now)
  const query = { page: 1, page_size: 1, ...wider, ...(position && { sort: 'nearest' as const }) }
  const { data } = useQuery({ ...readPage(listEvents, { query }), enabled: isWanted })
  return data && (data.rows[0] ?? null)
}

/** 'Wed 17 Jun, 18:30, Tanner Row 4, 3.4 km' */
const factsOf = (event: EventCard, position: Position | null): string =>
  [event.date && shortDate(event.date), event.start_time, event.venue_name, awayText(event, position)]
    .filter(Boolean)
    .join(', ')

function NoEventsYet() {
  return (
    <EmptyState
      picture={<EventsScene />}
      title={texts.noEventsYet}
      action={
        <ButtonLink to="/events/create" variant="primary">
          {texts.createEvent}
        </ButtonLink>
      }
    >
      {texts.beTheFirst}
    </EmptyState>
  )
}
