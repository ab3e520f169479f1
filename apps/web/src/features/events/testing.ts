import type { EventCard } from '@turnout/contract/event-card'
import type { Event } from '@turnout/contract/events'

export const exampleEvent = (title: string, more: Partial<EventCard> = {}) =>
  ({
    id: title,
    kind: 'event',
    group_id: null,
    sports_type: null,
    title,
    category: 'Music & Concerts',
    date: '2026-06-20',
    starts_at: Date.parse('2026-06-20T19:30:00Z'),
    ends_at: Date.parse('2026-06-20T21:30:00Z'),
    start_time: '20:30',
    venue_name: 'Canal Bridge',
    venue_latitude: null,
    venue_longitude: null,
    picture_url: null,
    drawn_cover: 0,
    picture_small_url: null,
    places: null,
    going_count: 14,
    waiting_count: 0,
    price: 'Pay what you like',
    state: 'published',
    is_moved: false,
    ...more,
  }) as EventCard

/** An event in London, for a person who is in. */
export const wholeEvent = (title: string, { id, ...more }: Partial<Event> & { id: string }): Event => {
  const card = exampleEvent(title, { id, price: '' })
  return {
    ...card,
    end_time: '22:30',
    time_zone: 'Europe/London',
    venue_address: '1 Weaver Street, London',
    is_over: false,
    description: 'Sixteen teams.',
    guests_allowed: true,
    host: { type: 'person', id, name: 'Ben Okafor', image_url: null },
    moved_from: null,
    reason: null,
    cancelled_at: null,
    my_answer: {
      ...{ answer: 'going', position: null, is_offered: false, at_short_notice: true },
      ...{ is_behind: false, is_standing: false, guests: [] },
    },
    familiar_people: [],
    can_manage: false,
    arrived_at: null,
    host_counts: null,
    ...more,
  }
}
