import type { EventCard } from '@turnout/contract/event-card'
import { countEvents, listEvents } from '@turnout/contract/event-search'
import { listGroups } from '@turnout/contract/groups'
import { listVendors } from '@turnout/contract/vendors'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent, page as viewportPage } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read, readPage } from '../../platform/api/queries.ts'
import { useSearch } from '../../platform/router/router-hooks.tsx'
import { PAGE_SIZE } from '../../platform/specified-figures.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { localTimeZone } from '../../platform/time/local-time-zone.ts'
import { keepPosition } from '../groups/public/last-position.ts'
import { EventListPage } from './event-list-page.tsx'
import { EVENT_PAGE_SIZE } from './event-query.ts'
import { exampleEvent, wholeEvent } from './testing.ts'
import type { EventSearch } from './use-event-search.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-15T12:00:00Z'), toFake: ['Date'] })
  // no request gets an answer
  stubServer({})
})
afterEach(() => keepPosition(null))

const paging = { page: 1, page_size: EVENT_PAGE_SIZE }
const setList = (query: object, rows: EventCard[], total = rows.length) =>
  queryClient.setQueryData(readPage(listEvents, { query: { ...paging, ...query } }).queryKey, { rows, total })

function openPage(params: EventSearch = {}) {
  // not awaited: it resolves after the page below has rendered
  void testRouter.navigate({ to: '/events', search: params })
  return render(<EventListPage {...params} />, { wrapper: Providers })
}

test('a card shows day, hour, category, place, number of people and price, and links to its event', async () => {
  setList({ search: undefined, category: undefined }, [exampleEvent('Brass on the bridge')])
  const page = await openPage()
  const card = page.getByRole('article')
  for (const words of [
    'Sat 20 Jun',
    '20:30',
    'Music & Concerts',
    'Canal Bridge',
    '14 in',
    'Pay what you like',
  ])
    await expect.element(card).toHaveTextContent(words)
  const link = page.getByRole('link', { name: 'Brass on the bridge' })
  await expect.element(link).toHaveAttribute('href', '/events/Brass%20on%20the%20bridge')
})

test.each([390, 1280])('only a chosen category has a tick, on a screen %i px wide', async (width) => {
  await viewportPage.viewport(width, 800)
  const page = await openPage({ category: 'Music & Concerts' })
  const ticksOf = (name: RegExp) => {
    const label = page.getByRole('checkbox', { name }).element().parentElement
    const icons = [...(label?.querySelectorAll('svg') ?? [])]
    return icons.filter((icon) => icon.checkVisibility({ visibilityProperty: true })).length
  }
  await expect.poll(() => ticksOf(/^Music/)).toBe(1)
  expect(ticksOf(/^Food/)).toBe(0)
})

test('the list marks a moved event, unless it is cancelled', async () => {
  setList({ search: undefined, category: undefined }, [
    exampleEvent('Brass on the bridge'),
    exampleEvent('Quay market', { is_moved: true }),
    exampleEvent('Rained off', { is_moved: true, state: 'cancelled' }),
  ])
  const page = await openPage()
  const isMoved = (title: string) =>
    page.getByRole('article').filter({ hasText: title }).element().textContent?.includes('Moved')
  await expect.element(page.getByText('Moved')).toBeVisible()
  expect(['Brass on the bridge', 'Quay market', 'Rained off'].map(isMoved)).toEqual([false, true, false])
})

test('[Z-4, Z-45] an open list drops an event at its end and a group game at its start, even without the network', async () => {
  vi.setSystemTime('2026-06-20T19:29:30Z')
  setList({ search: undefined, category: undefined }, [
    exampleEvent('Brass on the bridge'),
    exampleEvent('Canal Side Kickabout', { kind: 'group_game', group_id: 'canal-side' }),
  ])
  const page = await openPage()
  await expect.element(page.getByRole('heading', { name: '2 events' })).toBeVisible()
  vi.setSystemTime('2026-06-20T19:30:00Z')
  await expect.element(page.getByRole('heading', { name: '1 event' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Canal Side Kickabout' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
  vi.setSystemTime('2026-06-20T21:30:00Z')
  await expect.element(page.getByRole('article')).not.toBeInTheDocument()
})

test('[Z-12] a list left open over midnight shows the new day of the reader as today', async () => {
  vi.setSystemTime(new Date(2026, 5, 19, 23, 59, 30))
  const today = (date: string) => ({
    ...{ search: undefined, category: undefined, from: date, until: date },
    time_zone: localTimeZone(),
  })
  setList(today('2026-06-19'), [])
  setList(today('2026-06-20'), [exampleEvent('Brass on the bridge')])
  const page = await openPage({ when: 'today' })
  vi.setSystemTime(new Date(2026, 5, 20))
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
})

test('a date is typed digit by digit, and is searched for once it is complete', async () => {
  const ListOfAddress = () => <EventListPage {...useSearch()} />
  void testRouter.navigate({ to: '/events', search: {} })
  const navigate = vi.spyOn(testRouter, 'navigate')
  const page = await render(<ListOfAddress />, { wrapper: Providers })
  const date = page.getByLabelText('Date')
  // month, day and year: the order of the browser of these tests
  await userEvent.type(date, '06202026')
  await expect.element(date).toHaveValue('2026-06-20')
  await expect.poll(() => testRouter.location().search).toEqual({ when: '2026-06-20' })
  await expect.element(date).toHaveValue('2026-06-20')
  expect(navigate.mock.calls.length).toBe(1)
  await page.getByRole('button', { name: 'This weekend' }).click()
  await expect.element(date).toHaveValue('')
})

test('an address past the last page opens the last page and replaces its entry in the history', async () => {
  const asked = { search: undefined, category: undefined }
  setList({ ...asked, page: 9 }, [], EVENT_PAGE_SIZE + 1)
  setList({ ...asked, page: 2 }, [exampleEvent('Brass on the bridge')], EVENT_PAGE_SIZE + 1)
  const ListOfAddress = () => <EventListPage {...useSearch()} />
  void testRouter.navigate({ to: '/events', search: { page: 9 } })
  const navigate = vi.spyOn(testRouter, 'navigate')
  const page = await render(<ListOfAddress />, { wrapper: Providers })
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  expect(navigate.mock.calls).toEqual([[expect.objectContaining({ search: { page: 2 }, replace: true })]])
})

test('a game of a group links to the group', async () => {
  const game = exampleEvent('Canal Side Kickabout', { kind: 'group_game', group_id: 'canal-side' })
  setList({ search: undefined, category: undefined }, [game])
  const page = await openPage()
  const link = page.getByRole('link', { name: 'Canal Side Kickabout' })
  await expect.element(link).toHaveAttribute('href', '/sports/groups/canal-side')
  await expect.element(page.getByText('Group game')).toBeVisible()
})

test('categories and tabs show their counts, and a chosen category is in the address', async () => {
  queryClient.setQueryData(
    read(countEvents, { query: { search: undefined, category: undefined } }).queryKey,
    { events: 5, categories: [{ category: 'Technology', count: 3 }], groups: 2, vendors: 1 },
  )
  setList({ search: undefined, category: undefined }, [])
  const page = await openPage()
  await expect.element(page.getByRole('tab', { name: 'Events 5' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tab', { name: 'Groups 2' })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'Education 0' })).toBeInTheDocument()
  await page.getByText('Technology').click()
  expect(testRouter.location().search).toEqual({ category: 'Technology' })
  await page.getByRole('tab', { name: 'Vendors 1' }).click()
  expect(testRouter.location().search).toMatchObject({ tab: 'vendors' })
})

test('a chosen day is in the address, and a second press removes it', async () => {
  setList({ search: undefined, category: undefined }, [])
  const page = await openPage()
  await page.getByRole('button', { name: 'This weekend' }).click()
  expect(testRouter.location().search).toEqual({ when: 'weekend' })
  await page.unmount()
  const weekend = await openPage({ when: 'weekend' })
  await weekend.getByRole('button', { name: 'This weekend', pressed: true }).click()
  expect(testRouter.location().search).toEqual({})
})

test('a search without results names the next event with the same words and offers any date', async () => {
  const asked = { search: 'padel', category: undefined, time_zone: localTimeZone() }
  setList({ ...asked, from: '2026-06-20', until: '2026-06-21' }, [])
  setList({ ...asked, page_size: 1 }, [
    exampleEvent('Padel for beginners', { date: '2026-06-24', start_time: '18:30' }),
  ])
  const page = await openPage({ search: 'padel', when: 'weekend' })
  await expect.element(page.getByRole('heading', { name: 'No padel this weekend' })).toBeVisible()
  await expect
    .element(page.getByText('The next one is Padel for beginners, Wed 24 Jun, 18:30, Canal Bridge.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Any date' }).click()
  expect(testRouter.location().search).toEqual({ search: 'padel' })
})

const LONDON = { latitude: 51.5, longitude: -0.1 }

test('groups and vendors are searched within the same distance as events, and any distance is offered', async () => {
  keepPosition(LONDON)
  const words = { search: 'padel', sport: undefined, day: undefined }
  const setGroups = (query: object) =>
    queryClient.setQueryData(
      readPage(listGroups, { query: { page: 1, page_size: PAGE_SIZE.groups, ...words, ...query } }).queryKey,
      { rows: [], total: 0 },
    )
  setGroups({ ...LONDON, within_km: 10 })
  const page = await openPage({ tab: 'groups', search: 'padel', within: '10' })
  await expect.element(page.getByRole('heading', { name: "Nothing for 'padel' within 10 km." })).toBeVisible()
  await page.getByRole('button', { name: 'Any distance' }).click()
  expect(testRouter.location().search).toEqual({ tab: 'groups', search: 'padel', within: 'any' })
  await page.unmount()
  const asked = { search: undefined, type: undefined, ...LONDON, within_km: 25 }
  queryClient.setQueryData(readPage(listVendors, { query: { page: 1, page_size: 12, ...asked } }).queryKey, {
    rows: [],
    total: 0,
  })
  const vendors = await openPage({ tab: 'vendors' })
  await expect.element(vendors.getByRole('heading', { name: 'No vendor within 25 km.' })).toBeVisible()
})

test('when no event is near enough the page names the nearest one and offers any distance', async () => {
  keepPosition(LONDON)
  setList({ search: undefined, category: undefined, ...LONDON, within_km: 25 }, [])
  setList({ search: undefined, category: undefined, page_size: 1, ...LONDON, sort: 'nearest' }, [
    exampleEvent('Jazz by the sea', { venue_latitude: 50.8, venue_longitude: -0.1 }),
  ])
  const page = await openPage()
  await expect.element(page.getByRole('heading', { name: 'No events within 25 km' })).toBeVisible()
  await expect.element(page.getByText(/The nearest one is Jazz by the sea,.* 77\.8 km\./)).toBeVisible()
  await page.getByRole('button', { name: 'Any distance' }).click()
  expect(testRouter.location().search).toEqual({ within: 'any' })
})

test('a distance and a sort by distance in the address are ignored while no position is shared', async () => {
  setList({ search: undefined, category: undefined }, [exampleEvent('Chess in the open')])
  const page = await openPage({ within: '10', sort: 'nearest' })
  await expect.element(page.getByRole('link', { name: 'Chess in the open' })).toBeVisible()
})

test('unknown values in the address are ignored', async () => {
  setList({ search: undefined, category: 'Education' }, [exampleEvent('Chess in the open')])
  const page = await openPage({
    when: 'someday',
    category: 'Cooking,Education',
    tab: 'people',
    sort: '',
    page: 1,
  })
  await expect.element(page.getByRole('link', { name: 'Chess in the open' })).toBeVisible()
})

test('the button "Near me" searches near the person and shows how far an event is', async () => {
  const here = { latitude: 51.5, longitude: -0.1 }
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((done) =>
    done({ coords: { ...here, accuracy: 10 }, timestamp: 0 } as GeolocationPosition),
  )
  const pin = { venue_latitude: here.latitude, venue_longitude: here.longitude }
  const whole = wholeEvent('Weaver Street Cup', { id: '0190a0a0-0000-7000-8000-0000000000e0', ...pin })
  const cup = listEvents.reply.encode([{ ...exampleEvent('Weaver Street Cup'), ...whole }])
  const asked: string[] = []
  stubServer({
    'GET /events': (_, query) => {
      asked.push(query.get('latitude') ?? '')
      return Response.json(cup, { headers: { 'x-total-count': '1' } })
    },
  })
  const page = await openPage()
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect.poll(() => asked.at(-1)).toBe('51.5')
  await expect.element(page.getByText(/\b10 m\b/).first()).toBeVisible()
})
