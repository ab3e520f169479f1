import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../platform/testing/providers.tsx'
import { testRouter } from '../../../platform/testing/router.ts'
import { Suggestions } from './suggestions.tsx'

const EVENT = {
  ...{ id: '0190a5de-0000-7000-8000-000000000001', kind: 'event', group_id: null, sports_type: null },
  ...{ title: 'Sunrise yoga', category: 'Health & Wellness', date: '2026-06-14', state: 'published' },
  ...{
    starts_at: '2026-06-14T07:00:00Z',
    ends_at: '2026-06-14T08:00:00Z',
    start_time: '08:00',
    end_time: '09:00',
  },
  ...{ time_zone: 'Europe/London', venue_name: 'Tanner Park', venue_address: 'Tanner Row 1' },
  ...{
    venue_latitude: null,
    venue_longitude: null,
    picture_url: null,
    picture_small_url: null,
    drawn_cover: 0,
  },
  ...{ places: null, going_count: 4, waiting_count: 0, price: '', is_over: false, is_moved: false },
}
const GROUP_ID = '0190a5de-0000-7000-8000-000000000003'
const GAME = {
  ...EVENT,
  ...{ id: '0190a5de-0000-7000-8000-000000000002', kind: 'group_game', group_id: GROUP_ID },
  ...{ title: 'Yoga Football', sports_type: 'football', start_time: '19:00' },
}

/** The server's answers by path. */
let answers: Record<string, unknown[]>
let asked: URL[]
let isDown: boolean

beforeEach(() => {
  answers = { events: [], 'sport-groups': [], vendors: [] }
  asked = []
  isDown = false
  vi.stubGlobal('fetch', async (request: RequestInfo | URL) => {
    const url = new URL(request instanceof Request ? request.url : request, location.href)
    if (isDown) throw new TypeError('Failed to fetch')
    asked.push(url)
    const rows = answers[url.pathname.split('/').at(-1) ?? ''] ?? []
    const headers = { 'content-type': 'application/json', 'x-total-count': String(rows.length) }
    return new Response(JSON.stringify(rows), { headers })
  })
})

function Field() {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  return (
    <form action="/events">
      <input aria-label="Search Events" defaultValue="yo" ref={setInput} />
      {input && <Suggestions input={input} onLeave={undefined} />}
    </form>
  )
}

async function openField() {
  void testRouter.navigate({ to: '/home' })
  const page = await render(<Field />, { wrapper: Providers })
  const field = page.getByRole('combobox', { name: 'Search Events' })
  await field.click()
  await userEvent.keyboard('{End}ga')
  return { page, field }
}

test('[Z-19] the typed text stays, and its results show below with day, place and kind', async () => {
  answers.events = [EVENT, GAME]
  const { page, field } = await openField()
  const option = page.getByRole('option', { name: 'Sunrise yoga' })
  await expect.element(option).toHaveTextContent('Sun 14 Jun, 08:00 · Tanner Park')
  await expect.element(page.getByRole('option', { name: 'Yoga Football' })).toHaveTextContent('Group game')
  await expect.element(field).toHaveValue('yoga')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  const askedFor = (words: string) => asked.filter((url) => url.searchParams.get('search') === words)
  await expect.poll(() => askedFor('yoga').length).toBe(3)
  await expect.element(page.getByRole('status')).toHaveTextContent('2 suggestions.')
})

test('text that was typed before the suggestions loaded is searched for without another letter', async () => {
  answers.events = [EVENT]
  const page = await render(<Field />, { wrapper: Providers })
  await expect.element(page.getByRole('option', { name: 'Sunrise yoga' })).toBeVisible()
  expect(asked[0]?.searchParams.get('search')).toBe('yo')
})

test('arrows move through the list, Escape closes it, and Enter opens the chosen item', async () => {
  answers.events = [EVENT, GAME]
  const { page, field } = await openField()
  await expect.element(page.getByRole('option', { name: 'Sunrise yoga' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const game = page.getByRole('option', { name: 'Yoga Football' })
  await expect.element(game).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', game.element().id)
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(() => testRouter.location().pathname).toBe(`/sports/groups/${GROUP_ID}`)
  await expect.element(field).toHaveValue('')
})

test('Enter in the field opens the list of events with the text', async () => {
  const { field } = await openField()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => testRouter.location().href).toBe('/events?search=yoga')
  await expect.element(field).toHaveValue('')
})

test('without results it says so and links to the full search', async () => {
  const { page } = await openField()
  await expect.element(page.getByText("Nothing found for 'yoga'.").first()).toBeVisible()
  await page.getByRole('option', { name: 'Open the full search' }).click()
  await expect.poll(() => testRouter.location().href).toBe('/events?search=yoga')
})

test('without a server it says that it cannot search, and the next letter searches again', async () => {
  isDown = true
  const { page } = await openField()
  await expect.element(page.getByText(/^We can't search right now\./).first()).toBeVisible()
  isDown = false
  answers.events = [EVENT]
  await userEvent.keyboard(' m')
  await expect.element(page.getByRole('option', { name: 'Sunrise yoga' })).toBeVisible()
  await expect.element(page.getByText(/^We can't search right now\./)).not.toBeInTheDocument()
})
