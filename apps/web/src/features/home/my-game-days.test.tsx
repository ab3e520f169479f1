import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { listMyGroups, type SportGroup } from '@turnout/contract/groups'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { GAME_DAY_REFETCH_MS } from '../game-day/public/game-day-on.ts'
import { MyGameDays } from './my-game-days.tsx'

const TUESDAY = '2026-06-09'
const at = (hour: string, date = TUESDAY) => `${date}T${hour}:00.000Z`

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(at('17:30')), toFake: ['Date'] })
  // no request is answered
  stubServer({})
})

const group = (name: string, from: string, to: string, date = TUESDAY) =>
  ({
    id: name,
    name,
    sports_type: 'football',
    venue_name: 'The cage',
    game_start_time: from,
    game_end_time: to,
    playing_days: [],
    time_zone: 'UTC',
    next_game: {
      date,
      starts_at: Date.parse(at(from, date)),
      ends_at: Date.parse(at(to, date)),
      start_time: from,
      end_time: to,
    },
    current_user_membership: { is_member: true },
  }) as unknown as SportGroup

const EARLY = group('Early', '16:00', '19:00')
const LATE = group('Late', '19:00', '21:00')

type Day = Partial<Omit<GameDay, 'can'>> & { can?: Partial<GameDay['can']> }
const OPEN: Day = { is_closed: false, has_play_begun: false }
const PLAYED: Day = { is_closed: true, is_over: true, has_play_begun: true }
/** Past its end, and not closed. */
const PAST: Day = { ...PLAYED, is_closed: false }
const CALLED_OFF: Day = { is_closed: true, is_over: true, has_play_begun: false }

/** The text of Home with these last game days of its groups. */
function homeWith(...days: readonly (readonly [SportGroup, Day])[]): Promise<string> {
  queryClient.setQueryData(
    read(listMyGroups, {}).queryKey,
    days.map(([one]) => one),
  )
  for (const [{ id }, day] of days) {
    const { queryKey } = read(getGameDay, { params: { groupId: id } })
    queryClient.setQueryData(queryKey, { date: TUESDAY, can: {}, ...day } as GameDay)
  }
  return renderHome()
}

async function renderHome(): Promise<string> {
  const { container, unmount } = await render(<MyGameDays />, { wrapper: Providers })
  const words = wordsIn(container)
  await unmount()
  return words
}

/** In reading order: one element after the other. */
function wordsIn(container: Element): string {
  const words: string[] = []
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '')
  return words.filter(Boolean).join(' ')
}

test.each([
  ['was ended', PLAYED],
  ['is past its end', PAST],
])('once today’s game %s Home leads to its result', async (_, day) => {
  const words = await homeWith([LATE, day])
  expect(words).toContain('The game is over.')
  expect(words).toContain('See the result')
  expect(words).not.toMatch(/Tonight|until|1 9/)
})

test('after a game Home names the next one, as the group’s page does', async () => {
  const next = { date: '2026-06-11', starts_at: 0, ends_at: 0, start_time: '18:30', end_time: '21:00' }
  expect(await homeWith([LATE, { ...PLAYED, next_game: next }])).toContain(
    'The game is over. Next game: Thu 11 Jun, 18:30.',
  )
})

test('a game that has begun shows its own hours, even when the hours of its group have changed', async () => {
  const moved = { ...LATE, game_start_time: '09:00', game_end_time: '11:00' }
  expect(await homeWith([moved, OPEN])).toContain('1 9 0 0 Late until 21:00')
})

test('a game that was moved to another venue shows that venue, today and later', async () => {
  const moved = (one: SportGroup) =>
    ({ ...one, next_game: { ...one.next_game, other_venue_name: 'The dome' } }) as SportGroup
  const friday = moved(group('Friday', '19:00', '21:00', '2026-06-12'))
  const words = await homeWith([moved(LATE), OPEN], [friday, { ...OPEN, date: '2026-06-12' }])
  expect(words).toContain('until 21:00, The dome')
  expect(words).toContain('Fri 12 Jun, 19:00, The dome')
  expect(words).not.toContain('The cage')
  expect(await homeWith([moved(LATE), PLAYED])).toMatch(/Late The dome The game is over\./)
})

test('last week’s game, still stored on the phone, does not count as today’s', async () => {
  const words = await homeWith([LATE, { ...PLAYED, date: '2026-06-02' }])
  expect(words).not.toContain('The game is over.')
  expect(words).toContain('Go to Game Day')
})

test('while play is on Home leads to it, and a person who may still check in to game day', async () => {
  const playing = { ...OPEN, has_play_begun: true, check_in_enabled: true, my_player: null }
  expect(await homeWith([LATE, { ...playing, can: { check_in: true, draft_by_hand: true } }])).toContain(
    'Go to the live match',
  )
  expect(await homeWith([LATE, { ...playing, can: { check_in: true } }])).toContain('Go to Game Day')
})

test.each([
  ['00:30', true],
  ['02:59', true],
  ['03:00', false],
])('[D-8] a match that runs over midnight leads Home to it at %s: %s', async (hour, leads) => {
  vi.setSystemTime(Date.parse(at(hour, '2026-06-10')))
  const words = await homeWith([LATE, { ...OPEN, has_play_begun: true }])
  expect(words.includes('Go to the live match')).toBe(leads)
})

test('[D-7] from when check-in of a game at half past midnight opens Home leads with it', async () => {
  const night = group('Night', '00:30', '02:00', '2026-06-10')
  vi.setSystemTime(Date.parse(at('23:30')))
  expect(await homeWith([night, { ...OPEN, date: '2026-06-10' }])).toMatch(
    /Tomorrow.*Night until 02:00.*Go to Game Day/,
  )
})

test('of two games on one day Home leads with the current or next one', async () => {
  expect(await homeWith([EARLY, OPEN], [LATE, OPEN])).toMatch(
    /Early until 19:00.*Go to Game Day.*My other groups.*Late/,
  )
  expect(await homeWith([EARLY, PLAYED], [LATE, OPEN])).toMatch(
    /Late until 21:00.*Go to Game Day.*My other groups.*Early The game is over\./,
  )
})

test('once both games of a day are over Home leads with the later one', async () => {
  const words = await homeWith([EARLY, PLAYED], [LATE, PLAYED])
  expect(words).toMatch(
    /Late The cage The game is over\..*See the result.*My other groups.*Early The game is over\./,
  )
})

test('a cancelled game hides no result: Home leads with the last that was played', async () => {
  const words = await homeWith([EARLY, PLAYED], [LATE, CALLED_OFF])
  expect(words).toMatch(
    /Early The cage The game is over\..*See the result.*My other groups.*Late The game is over\./,
  )
})

test('until all games of today have loaded Home leads with the first, and changes once at most', async () => {
  queryClient.setQueryData(read(listMyGroups, {}).queryKey, [EARLY, LATE])
  const { queryKey } = read(getGameDay, { params: { groupId: 'Early' } })
  queryClient.setQueryData(queryKey, { date: TUESDAY, can: {}, ...PLAYED } as GameDay)
  expect(await renderHome()).toMatch(
    /Early The cage The game is over\..*See the result.*My other groups.*Late/,
  )
})

test('all game days of today are requested at once, and polled', async () => {
  queryClient.setQueryData(read(listMyGroups, {}).queryKey, [EARLY, LATE])
  await renderHome()
  const asked = queryClient.getQueryCache().findAll({ queryKey: [getGameDay.name] })
  expect(asked.map(({ options }) => [options.queryKey, options])).toEqual(
    ['Early', 'Late'].map((groupId) => [
      read(getGameDay, { params: { groupId } }).queryKey,
      expect.objectContaining({ refetchInterval: GAME_DAY_REFETCH_MS }),
    ]),
  )
})

test('without a game today Home lists all groups, each with its next game', async () => {
  const thursday = group('Late', '19:00', '21:00', '2026-06-11')
  expect(await homeWith([thursday, { ...OPEN, date: '2026-06-11' }])).toMatch(
    /My groups.*Late Thu 11 Jun, 19:00, The cage/,
  )
})

test('an organiser reads how many people ask to join, with a link to them', async () => {
  const asked = { ...EARLY, pending_count: 3 }
  queryClient.setQueryData(read(listMyGroups, {}).queryKey, [asked, LATE])
  const page = await render(<MyGameDays />, { wrapper: Providers })
  const link = page.getByRole('link', { name: /^Early\s*3\s*people ask to join$/ })
  await expect.element(link).toHaveAttribute('href', '/my-sports-groups/Early/members')
  expect(page.getByRole('link', { name: /asks? to join/ }).elements()).toHaveLength(1)
  await page.unmount()
})
