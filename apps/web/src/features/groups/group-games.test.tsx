import { QueryClientProvider } from '@tanstack/react-query'
import { listGames } from '@turnout/contract/games'
import type { SportGroup } from '@turnout/contract/groups'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { queryClient, read } from '../../platform/api/queries.ts'
import { GroupGames } from './group-games.tsx'

const TUESDAY = '2026-06-09'
const now = Date.parse(`${TUESDAY}T20:00:00Z`)
const session = (date: string) => ({
  date,
  starts_at: Date.parse(`${date}T19:00:00Z`),
  ends_at: Date.parse(`${date}T21:00:00Z`),
  start_time: '19:00',
  end_time: '21:00',
  is_moved: false,
  other_venue_name: null,
})
const listed = (date: string) => ({ ...session(date), is_cancelled: false })
const group = {
  id: 'canal-side',
  game_start_time: '19:00',
  time_zone: 'UTC',
  next_game: { ...session(TUESDAY), is_over: false },
} as SportGroup

const renderGames = (isOver = false) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <GroupGames group={group} now={now} isMember={false} isOver={isOver} />
    </QueryClientProvider>,
  )

const { queryKey } = read(listGames, { params: { groupId: group.id } })
afterEach(() => queryClient.clear())

test('no game is said to come before the list is there: tonight’s may have been ended', () => {
  expect(renderGames()).not.toContain('Tonight')
  expect(renderGames()).toContain('Loading the next games')
  expect(renderGames()).not.toContain('<ul')
  queryClient.setQueryData(queryKey, { upcoming: [listed('2026-06-11')], previous: [] })
  expect(renderGames()).toContain('Thursday')
  expect(renderGames()).not.toContain('Tonight')
})

test('tonight’s game comes no more once the evening is over, also in the list of a moment ago; the others do', () => {
  queryClient.setQueryData(queryKey, { upcoming: [TUESDAY, '2026-06-11'].map(listed), previous: [] })
  expect(renderGames()).toContain('Tonight')
  expect(renderGames(true)).not.toContain('Tonight')
  expect(renderGames(true)).toContain('Thursday')
})

test('a visitor reads which date is cancelled, which is moved, and where it is played', () => {
  queryClient.setQueryData(queryKey, {
    upcoming: [
      { ...listed(TUESDAY), is_moved: true },
      { ...listed('2026-06-11'), is_moved: true, other_venue_name: 'Mabley Green' },
      { ...session('2026-06-16'), is_cancelled: true },
    ],
    previous: [],
  })
  expect(renderGames()).toMatch(
    /Tonight.*Moved<.*Thursday.*Moved to Mabley Green.*Tuesday next week.*Cancelled/,
  )
})

test('where the list does not come tonight’s game stands in; once the evening is over that is said, and tried again', async () => {
  const failing = { queryKey, queryFn: () => Promise.reject(new Error('no signal')), retry: false }
  await queryClient.prefetchQuery(failing)
  // what is drawn once is drawn with the failure, not as it tries again
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false })
  expect(renderGames()).toMatch(/Tonight.*We couldn&#x27;t load the next games\..*Try Again/)
  expect(renderGames(true)).not.toContain('Tonight')
  expect(renderGames(true)).toMatch(/role="alert".*We couldn&#x27;t load the next games\..*Try Again/)
})

test('while it is tried again the word and the button stay, and the button is busy', async () => {
  const failing = { queryKey, queryFn: () => Promise.reject(new Error('no signal')), retry: false }
  await queryClient.prefetchQuery(failing)
  void queryClient.prefetchQuery({ ...failing, queryFn: () => new Promise(() => {}) })
  expect(renderGames()).toMatch(/We couldn&#x27;t load the next games\..*aria-busy="true".*Try Again/)
  expect(renderGames()).not.toContain('Loading')
})
