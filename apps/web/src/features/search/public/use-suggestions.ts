import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listEvents } from '@turnout/contract/event-search'
import { listGroups } from '@turnout/contract/groups'
import { listVendors } from '@turnout/contract/vendors'
import { shortDate } from '@turnout/rules/dates'
import { readSearchDates } from '@turnout/rules/search-dates'
import { findSport } from '@turnout/rules/sports'
import { businessTypeName } from '@turnout/rules/vendor'
import { readPage } from '../../../platform/api/queries.ts'
import { hrefOf } from '../../../platform/router/location.ts'
import { dateIn } from '../../../platform/time/dates.ts'
import { localTimeZone } from '../../../platform/time/local-time-zone.ts'
import { serverClock } from '../../../platform/time/server-clock.ts'
import type { IconName } from '../../../ui/icons.tsx'
import { suggestions as texts } from '../texts.ts'

export interface Suggestion {
  id: string
  href: string
  icon: IconName
  title: string
  detail: string
  /** A further fact: that it is a group's game. */
  note?: string
}

const MOST = { events: 4, groups: 2, vendors: 2 }

/** The results of the header's search, by kind. The last answers stay until the next ones arrive. */
export function useSuggestions(words: string) {
  const zone = localTimeZone()
  // only events have a day
  const name = readSearchDates(words, dateIn(zone, serverClock.now())).words
  const find = <T>(query: T, words: string) => ({
    ...query,
    placeholderData: keepPreviousData,
    enabled: words !== '',
    // a failure shows at once, and the next letter searches again
    retry: false,
  })
  const page = (page_size: number) => ({ page: 1, page_size })
  const asEvents = { ...page(MOST.events), search: words, time_zone: zone }
  const events = useQuery(find(readPage(listEvents, { query: asEvents }), words))
  const groups = useQuery(find(readPage(listGroups, { query: { ...page(MOST.groups), search: name } }), name))
  const vendors = useQuery(
    find(readPage(listVendors, { query: { ...page(MOST.vendors), search: name } }), name),
  )
  const asked = name === '' ? [events] : [events, groups, vendors]
  const sections = [
    {
      name: texts.events,
      rows: rowsOf(events, ({ id, group_id, title, date, start_time, venue_name }): Suggestion => {
        const day = [date && shortDate(date), start_time].filter(Boolean).join(', ')
        const event = { id, title, detail: [day, venue_name].filter(Boolean).join(' · ') }
        return group_id === null
          ? { ...event, icon: 'ticket', href: hrefOf({ to: '/events/$eventId', params: { eventId: id } }) }
          : { ...event, icon: 'people', href: groupHref(group_id), note: texts.groupGame }
      }),
    },
    {
      name: texts.groups,
      rows:
        name === ''
          ? []
          : rowsOf(groups, ({ id, name, sports_type, venue_name }): Suggestion => {
              const sport = findSport(sports_type)?.name
              return {
                ...{ id, title: name, icon: 'people', href: groupHref(id) },
                detail: [sport, venue_name].filter(Boolean).join(' · '),
              }
            }),
    },
    {
      name: texts.vendors,
      rows:
        name === ''
          ? []
          : rowsOf(
              vendors,
              ({ id, business_name, business_type, place_name }): Suggestion => ({
                ...{ id, title: business_name, icon: 'stall' },
                href: hrefOf({ to: '/vendors/$vendorId', params: { vendorId: id } }),
                detail: [businessTypeName(business_type), place_name].filter(Boolean).join(' · '),
              }),
            ),
    },
  ].filter(({ rows }) => rows.length > 0)
  return {
    sections,
    isAnswered: asked.every(
      ({ data, isPlaceholderData, error }) => error !== null || (data && !isPlaceholderData),
    ),
    error: asked.find(({ error }) => error !== null)?.error ?? null,
  }
}

const groupHref = (groupId: string) => hrefOf({ to: '/sports/groups/$groupId', params: { groupId } })

const rowsOf = <T>({ data }: { data: { rows: T[] } | undefined }, present: (row: T) => Suggestion) =>
  (data?.rows ?? []).map(present)
