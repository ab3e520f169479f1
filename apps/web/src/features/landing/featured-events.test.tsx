import { listEvents } from '@turnout/contract/event-search'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, readPage } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { exampleEvent } from '../events/testing.ts'
import { FeaturedEvents } from './featured-events.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-06-20T19:00:00Z'), toFake: ['Date'] })
  // nothing more is heard from the server
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('[Z-4, Z-45] what has ended goes from a landing page that is left open; samples stand where nothing is left', async () => {
  const events = [
    exampleEvent('Brass on the bridge'),
    exampleEvent('Canal Side Kickabout', { kind: 'group_game', group_id: 'canal-side' }),
  ]
  queryClient.setQueryData(readPage(listEvents, { query: { page: 1, page_size: 3 } }).queryKey, {
    rows: events,
    total: events.length,
  })
  const page = await render(<FeaturedEvents />, { wrapper: Providers })
  await expect.element(page.getByRole('link', { name: 'Canal Side Kickabout' })).toBeVisible()
  vi.setSystemTime('2026-06-20T19:30:00Z')
  await expect.element(page.getByRole('link', { name: 'Canal Side Kickabout' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Brass on the bridge' })).toBeVisible()
  await expect.element(page.getByText('Sample event')).not.toBeInTheDocument()
  vi.setSystemTime('2026-06-20T21:30:00Z')
  await expect.element(page.getByText('Sample event').first()).toBeVisible()
})
