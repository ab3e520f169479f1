import type { EventCard } from '@turnout/contract/event-card'

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
    picture_small_url: null,
    places: null,
    going_count: 14,
    waiting_count: 0,
    price: 'Pay what you like',
    state: 'published',
    is_moved: false,
    ...more,
  }) as EventCard
