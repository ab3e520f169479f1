import { listEvents } from '@turnout/contract/event-search'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, readPage } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { exampleEvent } from '../events/testing.ts'
import { FeaturedEvents } from './featured-events.tsx'

const setClock = (now: string) => vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })

beforeEach(() => {
  setClock('2026-06-15T12:00:00Z')
  // no request is answered
  stubServer({})
})

/** Opens the landing page with these events. */
function open(...titles: string[]) {
  const rows = titles.map((title, index) =>
    exampleEvent(title, { ends_at: Date.parse(`2026-06-2${index}T21:30:00Z`) }),
  )
  queryClient.setQueryData(readPage(listEvents, { query: { page: 1, page_size: 3 } }).queryKey, {
    rows,
    total: rows.length,
  })
  return render(<FeaturedEvents />, { wrapper: Providers })
}

test('[Z-4] events that end leave an open landing page; when all have ended, samples show', async () => {
  const page = await open('Brass on the bridge', 'Chess in the open')
  const bridge = page.getByRole('link', { name: 'Brass on the bridge' })
  await expect.element(bridge).toBeVisible()
  vi.setSystemTime('2026-06-20T21:30:00Z')
  await expect.element(bridge).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Chess in the open' })).toBeVisible()
  vi.setSystemTime('2026-06-21T21:30:00Z')
  await expect.element(page.getByText('Sample event').first()).toBeVisible()
})

test('[Z-4] a device with a wrong date shows the future events of the server, and no sample', async () => {
  setClock('2026-11-26T20:00:00Z')
  const page = await open('Brass on the bridge')
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
  await expect.element(page.getByText('Sample event')).not.toBeInTheDocument()
})

test('without an event samples show, and say so', async () => {
  const page = await open()
  await expect.element(page.getByText('Sample event').first()).toBeVisible()
})

test('it links to the events of today, of the weekend and those with places left', async () => {
  const page = await open('Brass on the bridge')
  const leadsTo = (name: string) =>
    new URL((page.getByRole('link', { name }).element() as HTMLAnchorElement).href).search
  expect(['Today', 'This weekend', 'With places left'].map(leadsTo)).toEqual([
    '?when=today',
    '?when=weekend',
    '?places=true',
  ])
})
