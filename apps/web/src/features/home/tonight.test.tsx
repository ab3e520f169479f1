import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import type { SportGroup } from '@turnout/contract/groups'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryClient, read } from '../../platform/queries.ts'
import { Tonight } from './tonight.tsx'

const TUESDAY = '2026-06-09'
const now = Date.parse(`${TUESDAY}T17:30:00Z`)
const group = {
  id: 'canal-side',
  name: 'Canal Side',
  venue_name: 'The cage',
  game_start_time: '19:00',
  game_end_time: '21:00',
  time_zone: 'Europe/London',
  next_game: { date: TUESDAY, starts_at: now, ends_at: now },
} as SportGroup

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

/** What Home says of tonight where this was the last that the phone saw of the group's game day. */
function said(day: Pick<GameDay, 'date' | 'is_closed' | 'has_play_begun'>): string {
  const { queryKey } = read(getGameDay, { params: { groupId: group.id } })
  queryClient.setQueryData(queryKey, day as GameDay)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <Tonight group={group} now={now} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
  return html.replaceAll(/<[^>]+>/g, ' ')
}

test('once tonight’s evening is over Home leads to its result', () => {
  const words = said({ date: TUESDAY, is_closed: true, has_play_begun: true })
  expect(words).toContain('The evening is over.')
  expect(words).toContain('See the result')
})

test('last week’s evening, still on the phone, is not taken for tonight’s', () => {
  const words = said({ date: '2026-06-02', is_closed: true, has_play_begun: true })
  expect(words).not.toContain('The evening is over.')
  expect(words).toContain('Go to Game Day')
})
