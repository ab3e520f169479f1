import type { InputOf } from '@turnout/contract/endpoint'
import type { createEvent, Event, updateEvent } from '@turnout/contract/events'
import type { Interest } from '@turnout/rules/words'
import { changedFields } from '../../platform/forms/changed-fields.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import type { TypedPlace } from '../groups/public/place-picker.tsx'
import { withWholeVenue } from '../groups/public/whole-venue.ts'

/** The values of the form. */
export type EventValues = {
  title: string
  description: string
  category: Interest | ''
  date: string
  start_time: string
  end_time: string
  place: TypedPlace
  isLimited: boolean
  places: number
  price: string
  guests_allowed: boolean
  drawn_cover: number
  /** 'person', 'vendor', or the id of a group. */
  host: string
}

const DEFAULT_PLACES = 20

export const blankEvent = (): EventValues => ({
  title: '',
  description: '',
  category: '',
  date: '',
  start_time: '',
  end_time: '',
  place: { name: '', address: '', latitude: null, longitude: null },
  isLimited: false,
  places: DEFAULT_PLACES,
  price: '',
  guests_allowed: false,
  drawn_cover: 0,
  host: 'person',
})

export const toEventValues = (event: Event): EventValues => ({
  title: event.title,
  description: event.description,
  category: event.category ?? '',
  date: event.date ?? '',
  start_time: event.start_time ?? '',
  end_time: event.end_time ?? '',
  place: {
    name: event.venue_name ?? '',
    address: event.venue_address ?? '',
    latitude: event.venue_latitude,
    longitude: event.venue_longitude,
  },
  isLimited: event.places !== null,
  places: event.places ?? DEFAULT_PLACES,
  price: event.price,
  guests_allowed: event.guests_allowed,
  drawn_cover: event.drawn_cover,
  host: event.host.type === 'group' ? event.host.id : event.host.type,
})

type Draft = NonNullable<InputOf<typeof createEvent>['body']>

/** The request body. What is not filled in is null or '', which a draft may have. */
export function toDraft(values: EventValues) {
  const { title, description, place, price, guests_allowed, drawn_cover, host } = values
  return {
    title,
    description,
    category: values.category || null,
    date: values.date || null,
    start_time: values.start_time || null,
    end_time: values.end_time || null,
    venue_name: place.name,
    venue_address: place.address,
    venue_latitude: place.latitude,
    venue_longitude: place.longitude,
    time_zone: localTimeZone(),
    places: values.isLimited ? values.places : null,
    price,
    guests_allowed,
    drawn_cover,
    host:
      host === 'person' || host === 'vendor' ? { type: host } : { type: 'group' as const, group_id: host },
  } satisfies Draft
}

type Changes = InputOf<typeof updateEvent>['body']

/**
 * Only the changed fields, so that a change that another host has saved meanwhile stays. The host of a published event
 * is fixed. The time zone is not sent: the server takes it from the pin or the group, or keeps it.
 */
export function toChanges(values: EventValues, before: EventValues, isPublished: boolean): Changes {
  const body = toDraft(values)
  const { host, time_zone: _, ...changed } = changedFields(body, toDraft(before))
  return { ...withWholeVenue(body, changed), ...(host && !isPublished && { host }) }
}
