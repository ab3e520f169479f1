import type { EventCard } from '@turnout/contract/event-card'
import { listEvents } from '@turnout/contract/event-search'
import { listMyEvents } from '@turnout/contract/events'
import { getMe } from '@turnout/contract/me'
import type { Interest } from '@turnout/rules/words'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read, readPage } from '../../../platform/api/queries.ts'
import { identity } from '../../../platform/session/identity.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { keepPosition } from '../../groups/public/last-position.ts'
import { exampleEvent } from '../testing.ts'
import { SuggestedEvents } from './event-row.tsx'
import { EventsAtHome } from './events-at-home.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T12:00:00Z'), toFake: ['Date'] })
  // no request gets an answer
  stubServer({})
  identity.signIn('token')
})
afterEach(() => keepPosition(null))

type Place = { latitude: number; longitude: number; within_km: number }

const setEvents = (category: string | undefined, rows: EventCard[], near?: Place) =>
  queryClient.setQueryData(
    readPage(listEvents, { query: { page: 1, page_size: 12, category, ...near } }).queryKey,
    { rows, total: rows.length },
  )

function openFor(interests: Interest[], except: string[] = []) {
  queryClient.setQueryData(read(getMe, {}).queryKey, (me) => ({ ...me, interests }) as typeof me)
  return render(<SuggestedEvents except={except} />, { wrapper: Providers })
}

test('only events of the interests of a person are shown when there are any', async () => {
  setEvents('Technology,Education', [exampleEvent('Chess in the open')])
  setEvents(undefined, [exampleEvent('Brass on the bridge')])
  const page = await openFor(['Technology', 'Education'])
  await expect.element(page.getByRole('heading', { name: 'Events for you' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Chess in the open' })).toBeVisible()
  await expect.element(page.getByText('Brass on the bridge')).not.toBeInTheDocument()
})

test('when no event matches the interests, any coming event is shown', async () => {
  setEvents('Technology', [])
  setEvents(undefined, [exampleEvent('Brass on the bridge')])
  const page = await openFor(['Technology'])
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
})

test('events that the page lists already are replaced by the next ones', async () => {
  const titles = ['Chess', 'Go', 'Bridge', 'Draughts', 'Backgammon', 'Mahjong', 'Reversi']
  setEvents(
    'Technology',
    titles.map((title) => exampleEvent(title)),
  )
  const page = await openFor(['Technology'], ['Chess', 'Go'])
  await expect
    .poll(() =>
      page
        .getByRole('article')
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(['Bridge', 'Draughts', 'Backgammon', 'Mahjong'])
})

test('when all events of the interests are listed already, any coming event is shown', async () => {
  setEvents('Technology', [exampleEvent('Chess in the open')])
  setEvents(undefined, [exampleEvent('Chess in the open'), exampleEvent('Brass on the bridge')])
  const page = await openFor(['Technology'], ['Chess in the open'])
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
  await expect.element(page.getByText('Chess in the open')).not.toBeInTheDocument()
})

test('a person who has shared a position sees events near it', async () => {
  keepPosition({ latitude: 51.5, longitude: -0.1 })
  setEvents('Technology', [exampleEvent('Chess in the open')])
  setEvents('Technology', [exampleEvent('Chess by the canal')], {
    latitude: 51.5,
    longitude: -0.1,
    within_km: 50,
  })
  const page = await openFor(['Technology'])
  await expect.element(page.getByRole('link', { name: 'Chess by the canal' })).toBeVisible()
  await expect.element(page.getByText('Chess in the open')).not.toBeInTheDocument()
})

test('[Z-4] a page left open drops an event that ends', async () => {
  setEvents(undefined, [exampleEvent('Brass on the bridge')])
  const page = await openFor([])
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
  vi.setSystemTime('2026-06-20T21:30:00Z')
  await expect.element(page.container).toBeEmptyDOMElement()
})

test('events that a person hosts or goes to come first and once, drafts too, then those hosted in the last two weeks, and none that the person declined', async () => {
  const day = { ends_at: null, starts_at: null }
  queryClient.setQueryData(read(listMyEvents, {}).queryKey, {
    hosted: [
      exampleEvent('Supper to plan', { state: 'draft', ...day }),
      exampleEvent('Chess of last week', { is_over: true, ends_at: Date.parse('2026-06-08T21:30:00Z') }),
      exampleEvent('Chess of last year', { is_over: true, ends_at: Date.parse('2025-06-08T21:30:00Z') }),
    ],
    answered: [
      { ...exampleEvent('Brass on the bridge'), answer: 'going' },
      { ...exampleEvent('Full house'), answer: 'waiting' },
      { ...exampleEvent('Not for me'), answer: 'not_going' },
      { ...exampleEvent('Choir of last week', { is_over: true }), answer: 'going' },
    ],
  })
  setEvents(undefined, [exampleEvent('Brass on the bridge'), exampleEvent('Sunrise yoga')])
  queryClient.setQueryData(read(getMe, {}).queryKey, (me) => ({ ...me, interests: [] }) as typeof me)
  const page = await render(<EventsAtHome />, { wrapper: Providers })
  await expect.element(page.getByRole('heading', { name: 'Your events' })).toBeVisible()
  const cards = page.getByRole('article')
  await expect
    .poll(() => cards.all().map((card) => card.element().textContent))
    .toEqual([
      expect.stringMatching(/Brass on the bridge.*You're in/),
      expect.stringMatching(/Full house.*You're on the waiting list/),
      expect.stringMatching(/Supper to plan.*Draft/),
      expect.stringMatching(/Chess of last week.*Over/),
      expect.stringMatching(/Sunrise yoga.*14 in/),
    ])
})

test('without any event nothing is rendered', async () => {
  setEvents(undefined, [])
  const page = await openFor([])
  await expect.element(page.container).toBeEmptyDOMElement()
})
