import type { InputOf } from '@turnout/contract/endpoint'
import { answerEvent, createEvent, publishEvent } from '@turnout/contract/events'
import type { Person } from '../../testing/people.ts'

type Draft = InputOf<typeof createEvent>['body']

/** A Saturday in London. */
export const STREET_CUP = {
  title: 'Weaver Street Cup',
  description: 'Eight teams, one street, one trophy made of tin.',
  category: 'Sports & Recreation',
  date: '2026-06-20',
  start_time: '14:00',
  end_time: '18:00',
  venue_name: 'Weaver Street',
  venue_address: '1 Weaver Street, London',
  venue_latitude: 51.535,
  venue_longitude: -0.0575,
  places: 8,
  price: 'Free',
  guests_allowed: true,
} as const satisfies Draft

/** An event that its host has published. */
export async function published(host: Person, changes: Partial<Draft> = {}): Promise<string> {
  const { reply } = await host.call(createEvent, { body: { ...STREET_CUP, ...changes } })
  await host.call(publishEvent, { params: { eventId: reply.id } })
  return reply.id
}

export const answer = (
  who: Person,
  eventId: string,
  body: InputOf<typeof answerEvent>['body'] = { answer: 'going' },
) => who.call(answerEvent, { params: { eventId }, body })
