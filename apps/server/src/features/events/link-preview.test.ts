import { cancelEvent, createEvent, updateEvent } from '@turnout/contract/events'
import openGraph from 'open-graph-scraper'
import { beforeEach, expect, test } from 'vitest'
import { withPreview } from '../../platform/http/link-preview.ts'
import { type Person, person } from '../../testing/people.ts'
import { sharedServer } from '../../testing/shared-server.ts'
import { eventPreview, eventSitemap } from './link-preview.ts'
import { published, STREET_CUP } from './testing.ts'

const server = sharedServer()
let ada: Person

beforeEach(async () => {
  await server.setTime('2026-06-15T12:00:00Z')
  ada = await person(server, 'Ada')
})

/** Reads the page like a chat and a search engine. */
async function read(eventId: string) {
  const path = `/events/${eventId}`
  const preview = await eventPreview(server.deps, path)
  if (preview === null || preview === 'not-found') return preview
  const page = '<!doctype html><head><title>Turnout</title></head>'
  const html = withPreview(page, new URL(path, 'https://turnout.example'), preview)
  return (await openGraph({ html })).result
}

test('[S-4] a link to an event has time and place, for people and as schema.org data, and no name of a person', async () => {
  const eventId = await published(ada)
  const result = await read(eventId)
  expect(result).toMatchObject({
    ogTitle: 'Weaver Street Cup',
    ogDescription: 'Sat 20 Jun, 14:00, Weaver Street. Free',
    ogUrl: `https://turnout.example/events/${eventId}`,
    jsonLD: [
      {
        '@type': 'SportsEvent',
        name: 'Weaver Street Cup',
        startDate: '2026-06-20T13:00:00.000Z',
        endDate: '2026-06-20T17:00:00.000Z',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', name: 'Weaver Street', geo: { latitude: 51.535 } },
      },
    ],
  })
  expect(JSON.stringify(result)).not.toContain('Okafor')
})

test('[S-4] a moved event tells search engines its earlier time, but not a new venue', async () => {
  const eventId = await published(ada)
  const change = (body: object) => ada.call(updateEvent, { params: { eventId }, body })
  await change({ venue_name: 'Mill Road' })
  expect(await read(eventId)).toMatchObject({
    jsonLD: [{ eventStatus: 'https://schema.org/EventScheduled', location: { name: 'Mill Road' } }],
  })
  await change({ start_time: '15:00' })
  expect(await read(eventId)).toMatchObject({
    ogDescription: 'Sat 20 Jun, 15:00, Mill Road. Free',
    jsonLD: [
      {
        startDate: '2026-06-20T14:00:00.000Z',
        previousStartDate: '2026-06-20T13:00:00.000Z',
        eventStatus: 'https://schema.org/EventRescheduled',
      },
    ],
  })
})

test('[Z-6] a cancelled event keeps its address and says so; a draft has none', async () => {
  const eventId = await published(ada, { category: 'Music & Concerts' })
  await ada.call(cancelEvent, { params: { eventId }, body: { reason: 'Rain' } })
  expect(await read(eventId)).toMatchObject({
    ogTitle: 'Cancelled: Weaver Street Cup',
    ogDescription: 'This event was cancelled. It was planned for Sat 20 Jun, 14:00, Weaver Street.',
    jsonLD: [{ '@type': 'Event', eventStatus: 'https://schema.org/EventCancelled' }],
  })
  const draft = (await ada.call(createEvent, { body: STREET_CUP })).reply
  expect(await read(draft.id)).toBe('not-found')
  expect(await read('nonsense')).toBe('not-found')
  expect(await eventPreview(server.deps, '/events')).toBeNull()
  expect(await eventPreview(server.deps, '/events/create')).toBeNull()
})

test('[S-4] the sitemap has published events until they are over, and neither drafts nor cancelled ones', async () => {
  const source = eventSitemap(server.deps)
  const all = { limit: 100, offset: 0 }
  const eventId = await published(ada)
  await ada.call(createEvent, { body: STREET_CUP })
  const cancelled = await published(ada)
  await ada.call(cancelEvent, { params: { eventId: cancelled }, body: {} })
  expect((await source.entries(all)).map(({ path }) => path)).toEqual([`/events/${eventId}`])
  expect(await source.count()).toBe(1)
  await server.setTime('2026-06-20T17:00:00Z')
  expect(await source.entries(all)).toEqual([])
})
