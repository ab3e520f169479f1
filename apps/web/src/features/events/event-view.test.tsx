import { useQuery } from '@tanstack/react-query'
import { listEventVendors } from '@turnout/contract/enquiries'
import { getEventCalendar } from '@turnout/contract/event-calendar'
import { answerEvent, type Event, getEvent } from '@turnout/contract/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { safeReturnPath } from '../../platform/paths.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { untilTestEnds } from '../../platform/testing/stub-server.ts'
import { tick } from '../../platform/testing/tick.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { EventView } from './event-view.tsx'
import { exampleEvent } from './testing.ts'

const STARTS_AT = Date.parse('2026-06-20T19:30:00Z')
const HOUR_MS = 60 * 60 * 1000
const MINE = {
  answer: null,
  position: null,
  is_offered: false,
  at_short_notice: true,
  is_behind: false,
  is_standing: false,
  guests: [],
} satisfies NonNullable<Event['my_answer']>

const EVENT: Event = {
  ...exampleEvent('Brass on the bridge', { places: 60, price: '' }),
  starts_at: STARTS_AT,
  ends_at: STARTS_AT + 2 * HOUR_MS,
  end_time: '22:30',
  time_zone: 'Europe/London',
  venue_address: '1 Weaver Street, London',
  is_over: false,
  description: 'Eleven horns.',
  guests_allowed: true,
  host: { type: 'person', id: 'ben', name: 'Ben Okafor', image_url: null },
  moved_from: null,
  reason: null,
  cancelled_at: null,
  my_answer: MINE,
  familiar_people: [],
  can_manage: false,
  arrived_at: null,
  host_counts: null,
}

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers({ now: STARTS_AT - 48 * HOUR_MS, toFake: ['Date'] })
  // no request gets an answer
  fetchStub.mockImplementation(untilTestEnds)
  vi.stubGlobal('fetch', fetchStub)
  queryClient.setQueryData(read(listEventVendors, { params: { eventId: EVENT.id } }).queryKey, [])
})
afterEach(() => {
  fetchStub.mockReset()
  identity.signOut()
})

const renderEvent = (changes: Partial<Event> = {}, code?: string) =>
  render(
    <>
      <EventView event={{ ...EVENT, ...changes }} suggested={undefined} code={code} />
      <ToastRegion />
    </>,
    { wrapper: Providers },
  )
type Screen = Awaited<ReturnType<typeof renderEvent>>

const answerButtons = (screen: Screen) => screen.getByRole('button', { name: /^(I'm|You're) (in|out)$/ })
const NOBODY = { out: 0, guests: 0, arrived: 0 }

test('a coming event shows when, where, its host and the places left, and asks for an answer', async () => {
  const screen = await renderEvent()
  for (const words of ['Saturday 20 June, 20:30 to 22:30', 'In 2 days', 'Canal Bridge', 'Ben Okafor'])
    await expect.element(screen.getByText(words).first()).toBeVisible()
  await expect.element(screen.getByText(/^46 places left/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: "I'm in" })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: "I'm out" })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'You host this event' }).elements()).toEqual([])
})

test('a moved event shows its old hours and its old venue struck through, and nothing else', async () => {
  const hours = { date: '2026-06-20', start_time: '19:00', end_time: '21:00', starts_at: STARTS_AT }
  const venue = { name: 'Weaver Street', address: '1 Weaver Street, London' }
  const old = (screen: Screen) => [...screen.container.querySelectorAll('s')]
  const both = await renderEvent({ moved_from: { hours, venue } })
  await expect.element(both.getByText('Moved').first()).toBeVisible()
  expect(old(both).map(({ textContent }) => textContent)).toEqual(['Was 19:00 to 21:00', 'Was Weaver Street'])
  await both.unmount()
  const later = await renderEvent({ moved_from: { hours: { ...hours, date: '2026-06-13' }, venue: null } })
  expect(old(later).map(({ textContent }) => textContent)).toEqual(['Was Sat 13 Jun, 19:00 to 21:00'])
  await later.unmount()
  expect(old(await renderEvent())).toEqual([])
})

test('a visitor sees one button to answer', async () => {
  const screen = await renderEvent({ my_answer: null })
  await expect.element(screen.getByRole('button', { name: "I'm in" })).toBeVisible()
  expect(answerButtons(screen).elements()).toHaveLength(1)
})

test('a visitor who scanned the QR code of the venue signs in to check in, and comes back with the code', async () => {
  vi.setSystemTime(STARTS_AT)
  const here = '/events/brass?code=042137'
  void testRouter.navigate({ href: here })
  const screen = await renderEvent({ my_answer: null }, '042137')
  const link = screen.getByRole('link', { name: 'Sign in to check in' })
  await expect.element(link).toBeVisible()
  const { pathname, searchParams } = new URL((link.element() as HTMLAnchorElement).href)
  expect([pathname, safeReturnPath(searchParams.get('next'))]).toEqual(['/signin', here])
  identity.signIn('token')
  await expect.element(link).not.toBeInTheDocument()
})

test('a full event has a waiting list, and asks about short notice before the answer', async () => {
  const screen = await renderEvent({ places: 14, waiting_count: 3 })
  await expect.element(screen.getByText('Full, 3 waiting')).toBeVisible()
  await expect.element(screen.getByRole('switch', { name: /Not at short notice/ })).toBeVisible()
})

test('a person who waits reads their place on the waiting list', async () => {
  const my_answer = { ...MINE, answer: 'waiting', position: 2 } as const
  const screen = await renderEvent({ places: 14, waiting_count: 3, my_answer })
  await expect.element(screen.getByText("You're 2nd on the waiting list")).toBeVisible()
})

test('an offered place replaces the answer buttons', async () => {
  const my_answer = { ...MINE, answer: 'waiting', position: 1, is_offered: true } as const
  const screen = await renderEvent({ places: 14, waiting_count: 1, my_answer })
  await expect.element(screen.getByText('A place is free. Take it?')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Take it' })).toBeVisible()
  expect(answerButtons(screen).elements()).toEqual([])
})

test('a place offered to a guest appears next to the answer buttons, and is taken with one tap', async () => {
  const ines = { id: 'ines', name: 'Ines', is_waiting: true, is_offered: true }
  const my_answer = { ...MINE, answer: 'going' as const, guests: [ines] }
  const screen = await renderEvent({ places: 14, waiting_count: 2, my_answer })
  await expect.element(screen.getByText('A place is free for Ines. Take it?')).toBeVisible()
  await expect.element(screen.getByText('2 people are waiting. The first to tap gets it.')).toBeVisible()
  await expect.element(screen.getByText('+1 Ines · waiting')).toBeVisible()
  expect(answerButtons(screen).elements()).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'No thanks' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Take it' }).click()
  await expect
    .poll(() => fetchStub.mock.calls.map(([url]) => String(url)))
    .toContainEqual(expect.stringContaining('/accept-place'))
})

test('a cancelled event shows the reason and the host, and asks for no answer', async () => {
  const screen = await renderEvent({
    state: 'cancelled',
    reason: 'Rain all day',
    cancelled_at: STARTS_AT - 50 * HOUR_MS,
    ...{ going_count: 0, familiar_people: [] },
  })
  await expect.element(screen.getByText('Rain all day')).toBeVisible()
  await expect.element(screen.getByText('Ben Okafor, Thu 18 Jun, 18:30')).toBeVisible()
  expect(screen.getByText('Be the first').elements()).toEqual([])
  expect(answerButtons(screen).elements()).toEqual([])
})

test('an event that is over asks for no answer', async () => {
  vi.setSystemTime(STARTS_AT + 3 * HOUR_MS)
  const screen = await renderEvent({ is_over: true, can_manage: true, host_counts: NOBODY })
  await expect.element(screen.getByText('This event is over')).toBeVisible()
  expect(answerButtons(screen).elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Cancel event' }).elements()).toEqual([])
  expect(screen.getByRole('link', { name: 'Edit' }).elements()).toEqual([])
})

test('without a pin directions use the address, and check-in needs the code', async () => {
  vi.setSystemTime(STARTS_AT)
  const screen = await renderEvent({ my_answer: { ...MINE, answer: 'going' } })
  await expect
    .element(screen.getByRole('link', { name: 'Directions' }))
    .toHaveAttribute('href', expect.stringContaining('search?query=Canal%20Bridge'))
  await expect.element(screen.getByText('Check in with the code that a host shows you.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Type the code' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Check in', exact: true }).elements()).toEqual([])
})

test('a person with two guests cannot bring a third', async () => {
  const guests = ['Gil', 'Hal'].map((name) => ({ id: name, name }))
  const screen = await renderEvent({ my_answer: { ...MINE, answer: 'going', guests } })
  await expect.element(screen.getByText('+1 Gil')).toBeVisible()
  await expect.element(screen.getByText('+1 Hal')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Bring a guest' }).elements()).toEqual([])
})

test('a host sees four counts, a link to edit the event and, last, the button to cancel it', async () => {
  const screen = await renderEvent({
    can_manage: true,
    waiting_count: 3,
    host_counts: { out: 5, guests: 2, arrived: 0 },
  })
  await expect.element(screen.getByRole('heading', { name: 'You host this event' })).toBeVisible()
  const counts = screen.getByRole('definition').elements().slice(0, 4)
  expect(counts.map((count) => count.textContent)).toEqual(['14', '5', '3', '46'])
  await expect.element(screen.getByText('2 guests among those who are in.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Edit' })).toBeVisible()
  const cancel = screen.getByRole('button', { name: 'Cancel event' })
  await expect.element(cancel).toBeVisible()
  const isAbove = Node.DOCUMENT_POSITION_PRECEDING
  for (const name of ['You host this event', 'Replies', 'About']) {
    const heading = screen.getByRole('heading', { name })
    await expect.element(heading).toBeVisible()
    expect(cancel.element().compareDocumentPosition(heading.element()) & isAbove, name).toBe(isAbove)
  }
})

test('a refused answer shows the reason, and the answer buttons stay as they were', async () => {
  const problem = { type: 'about:blank', title: 'Over', status: 409, code: 'event-over', errors: [] }
  fetchStub.mockImplementation(async () =>
    Response.json({ ...problem, detail: 'This event is over.' }, { status: 409 }),
  )
  const screen = await renderEvent()
  await screen.getByRole('button', { name: "I'm in" }).click()
  await expect.element(screen.getByText('This event is over.')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: "I'm in" }))
    .toHaveAttribute('aria-pressed', 'false')
})

test('without the network an answer shows at once and waits', async () => {
  fetchStub.mockImplementation(async () => {
    throw new TypeError('Failed to fetch')
  })
  const screen = await renderEvent()
  await screen.getByRole('button', { name: "I'm in" }).click()
  await expect
    .element(screen.getByRole('button', { name: "You're in" }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('a counted answer stays on the screen until the event has loaded again', async () => {
  const id = crypto.randomUUID()
  const host = { ...EVENT.host, id: crypto.randomUUID() }
  const event: Event = { ...EVENT, id, host, drawn_cover: 1, my_answer: { ...MINE, answer: 'going' } }
  const { queryKey } = read(getEvent, { params: { eventId: id } })
  queryClient.setQueryData(queryKey, event)
  queryClient.setQueryData(read(listEventVendors, { params: { eventId: id } }).queryKey, [])
  const counted = answerEvent.reply.encode({ ...event, my_answer: { ...MINE, answer: 'not_going' } })
  // the request for the event gets no answer
  fetchStub.mockImplementation((_, init) =>
    init?.method === 'PUT' ? Promise.resolve(Response.json(counted)) : untilTestEnds(),
  )
  function Followed() {
    const { data = event } = useQuery({ ...read(getEvent, { params: { eventId: id } }), staleTime: 60_000 })
    return <EventView event={data} suggested={undefined} code={undefined} />
  }
  const screen = await render(<Followed />, { wrapper: Providers })
  await screen.getByRole('button', { name: "I'm out" }).click()
  await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(screen.getByRole('button', { name: "You're out" })).toBeVisible()
})

test('a switch of a person who waits stays as pressed before the server has the change', async () => {
  const my_answer = { ...MINE, answer: 'waiting', position: 2 } as const
  const screen = await renderEvent({ places: 14, waiting_count: 3, my_answer })
  const notAtShortNotice = screen.getByRole('switch', { name: /Not at short notice/ })
  await tick(notAtShortNotice)
  await expect.element(notAtShortNotice).toBeChecked()
})

test('a vendor added by both sides is on the page, and without one the page does not mention vendors', async () => {
  const vendors = { name: 'Vendors here' }
  const without = await renderEvent()
  await expect.element(without.getByText('Eleven horns.')).toBeVisible()
  expect(without.getByRole('heading', vendors).elements()).toEqual([])
  await without.unmount()
  const bakery = {
    id: 'bakery',
    business_name: 'Weaver Street Bakery',
    business_type: 'caterer',
    pictures: [],
  }
  queryClient.setQueryData(read(listEventVendors, { params: { eventId: EVENT.id } }).queryKey, [
    bakery as never,
  ])
  const screen = await renderEvent()
  await expect.element(screen.getByRole('heading', vendors)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Weaver Street Bakery' }))
    .toHaveAttribute('href', '/vendors/bakery')
})

test('a visitor who answers goes to the sign-up, and the return address contains the answer', async () => {
  const screen = await renderEvent({ my_answer: null })
  await screen.getByRole('button', { name: "I'm in" }).click()
  const next = encodeURIComponent(`/events/${encodeURIComponent(EVENT.id)}?answer=in`)
  await expect.poll(() => testRouter.location().href).toBe(`/signup/user?next=${next}`)
})

test('the event can be downloaded as a calendar file', async () => {
  const screen = await renderEvent()
  const link = screen.getByRole('link', { name: 'Add to calendar' })
  const path = getEventCalendar.path.replace(':eventId', encodeURIComponent(EVENT.id))
  await expect.element(link).toHaveAttribute('href', `/api/v1${path}`)
  await expect.element(link).toHaveAttribute('download')
})
