import { type GameDay, getGameDay } from '@turnout/contract/game-day'
import { getGroup, type SportGroup } from '@turnout/contract/groups'
import { getMe, type Me } from '@turnout/contract/me'
import { getPaidList, type PaidList } from '@turnout/contract/paid-list'
import { listScheduledGames, type ScheduledGame } from '@turnout/contract/scheduled-games'
import { getStandingAnswer } from '@turnout/contract/standing-answer'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { identity } from '../../platform/session/identity.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { aGameDay, at, myPlayer } from '../game-day/testing.ts'
import { GroupView } from './group-view.tsx'
import { GroupOverview } from './public/group-overview.tsx'
import { CANAL_SIDE } from './testing.ts'

const params = { groupId: 'canal-side' }
const DAY = aGameDay()
const GROUP = {
  ...{ id: params.groupId, name: DAY.group_name, sports_type: 'football', description: '', rules: '' },
  ...{ venue_name: DAY.venue_name, time_zone: DAY.time_zone, playing_days: [], member_count: 9 },
  ...{ game_start_time: '19:00', game_end_time: '21:00', match_rules: {}, venue_image_url: null },
  next_game: {
    ...{ date: DAY.date, starts_at: DAY.starts_at, ends_at: DAY.ends_at },
    ...{ start_time: '19:00', end_time: '21:00', is_moved: false, other_venue_name: null, is_over: false },
  },
  current_user_membership: DAY.current_user_membership,
} as unknown as SportGroup

beforeEach(() => {
  // no request gets an answer
  stubServer({})
  identity.signIn('token')
})

/** The group's page for a member, on Tuesday at this time. */
function openAt(hour: string, day: Partial<GameDay>, group: Partial<SportGroup> = {}) {
  vi.useFakeTimers({ now: at(hour), toFake: ['Date'] })
  queryClient.setQueryData(read(getGroup, { params }).queryKey, { ...GROUP, ...group })
  queryClient.setQueryData(read(getGameDay, { params }).queryKey, aGameDay(day))
  return render(<GroupView groupId={params.groupId} family="mine" />, { wrapper: Providers })
}

test.each([
  ['17:30', { check_in_enabled: false }, 'Check-in opens at 18:00'],
  ['18:30', {}, 'Check-in is open'],
  // a phone without an update since the afternoon
  ['18:30', { check_in_enabled: false }, 'Arrivals, teams, matches'],
  // [D-10] play goes on past the end, when check-in is closed
  ['21:20', { check_in_enabled: false, has_play_begun: true, arrived_count: 9 }, 'On now'],
  ['21:20', { check_in_enabled: false, is_over: true }, 'The game is over'],
])('at %s the tile of a game day with %j says %s', async (hour, day, note) => {
  const page = await openAt(hour, day)
  await expect.element(page.getByRole('link', { name: /^Game Day/ })).toHaveTextContent(`Game Day${note}`)
  await page.unmount()
})

test('[D-7] the page links to a game at half past midnight as soon as its check-in opens', async () => {
  const date = '2026-06-10'
  const starts_at = at('23:30') + 60 * 60 * 1000
  const next_game = { ...GROUP.next_game, date, starts_at, start_time: '00:30' } as SportGroup['next_game']
  const page = await openAt('23:30', { date }, { next_game })
  await expect.element(page.getByRole('heading', { name: 'Tomorrow' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Game Day' })).toBeVisible()
  await page.unmount()
})

test('[O-24] the tile of a planned cup links a member to the cup', async () => {
  const page = await openAt('18:30', { planned_cup_teams: 6 })
  await expect
    .element(page.getByRole('link', { name: /^Tournament/ }))
    .toHaveAttribute('href', '/my-sports-groups/canal-side/cup')
  await page.unmount()
})

test('the page of a group whose game is over links to the result and not to game day', async () => {
  const page = await openAt('20:30', { check_in_enabled: false, is_over: true, has_play_begun: true })
  await expect.element(page.getByText('The game is over.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'See the result' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Go to Game Day' }).elements()).toEqual([])
  await page.unmount()
})

test.each([
  ['on its way', { arrived_count: 1, my_player: myPlayer('ben') }],
  ['played', { arrived_count: 9, my_player: myPlayer('ben'), has_play_begun: true }],
])('[H-32] a member sees what they owe while the game is %s', async (_, day) => {
  const cost = { amount: 500, currency: 'EUR' }
  const game = {
    id: 'tuesday',
    group_id: params.groupId,
    date: DAY.date,
    state: 'planned',
    mode: 'who_comes',
    cost,
  }
  const line = { user_id: 'ben', amount: 500, due: 500, is_paid: false }
  queryClient.setQueryData(read(getMe, {}).queryKey, { id: 'ben' } as Me)
  queryClient.setQueryData(read(getStandingAnswer, { params }).queryKey, { choices: [], weekdays: [] })
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [game] as ScheduledGame[])
  queryClient.setQueryData(read(getPaidList, { params: { ...params, gameId: game.id } }).queryKey, {
    cost,
    lines: [line],
  } as PaidList)
  const page = await openAt('19:30', day)
  await expect.element(page.getByText('You owe €5.00 for Tuesday')).toBeVisible()
  expect(page.getByRole('button', { name: "I'm in" }).elements()).toEqual([])
  await page.unmount()
})

const STRANGER = { is_member: false, is_pending: false, role: null, is_creator: false }

test('an open page follows a request to join until it is decided', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let current_user_membership: object = { ...STRANGER, is_pending: true }
  const route = `GET /sport-groups/${CANAL_SIDE.id}`
  const sent = stubServer({ [route]: () => ({ ...CANAL_SIDE, current_user_membership }) })
  const page = await render(
    <Suspense>
      <GroupView groupId={CANAL_SIDE.id} family="all" />
    </Suspense>,
    { wrapper: Providers },
  )
  await expect.element(page.getByText('Request Pending').first()).toBeVisible()
  current_user_membership = { ...STRANGER, is_member: true, role: 'member' }
  vi.advanceTimersByTime(10_000)
  await expect.element(page.getByText('Request Pending').first()).not.toBeInTheDocument()
  const asked = () => sent.filter((one) => one.route === route).length
  expect(asked()).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(asked()).toBe(2)
})

test('a visitor who presses Join is led to the sign-up, on the way to the group', async () => {
  identity.signOut()
  const group = { ...CANAL_SIDE, current_user_membership: STRANGER }
  const params = { groupId: CANAL_SIDE.id }
  queryClient.setQueryData(read(getGroup, { params }).queryKey, group as unknown as SportGroup)
  const page = await render(<GroupView groupId={CANAL_SIDE.id} family="all" />, { wrapper: Providers })
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  const next = encodeURIComponent(`/my-sports-groups/${CANAL_SIDE.id}/join`)
  await expect.poll(() => testRouter.location().href).toBe(`/signup/user?next=${next}`)
})

test('while the group loads, its panels keep the distance of the page to the edge', async () => {
  const page = await render(<GroupOverview {...params} family="mine" />, { wrapper: Providers })
  const panel = page.getByRole('status', { name: 'Loading group' })
  await expect.element(panel).toBeVisible()
  const [inset, gutter] = [panel, page.getByRole('link', { name: 'My groups' })].map(
    (part) => part.element().getBoundingClientRect().left,
  )
  expect(inset).toBe(gutter)
})
