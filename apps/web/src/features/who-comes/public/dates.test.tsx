import type { SportGroup } from '@turnout/contract/groups'
import { getPaidList, type PaidList } from '@turnout/contract/paid-list'
import { listScheduledGames, type ScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { aScheduledGame, MONDAY } from '../testing.ts'
import { MemberDates } from './dates.tsx'

const NOW = Date.parse('2026-06-09T12:00:00Z')
const params = { groupId: 'canal' }
const GROUP = {
  ...{ id: params.groupId, time_zone: 'Europe/London', next_game: null },
  current_user_membership: { role: 'admin' },
} as SportGroup
const THURSDAY = {
  ...{ id: 'thursday', group_id: params.groupId, date: '2026-06-11', start_time: '19:00', end_time: '21:00' },
  ...{ starts_at: NOW + 2 * 86_400_000, state: 'planned', mode: 'off', cost: null },
} as ScheduledGame
const TUESDAY = { game_id: 'tuesday', date: '2026-06-02' }

/** The dates of a group whose next game is free; `previous` is an earlier game with a cost, or null. */
function renderFreeWeek(role: 'admin' | 'member', previous: PaidList['previous']) {
  // no request gets an answer
  stubServer({})
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [THURSDAY])
  const { queryKey } = read(getPaidList, { params: { ...params, gameId: THURSDAY.id } })
  queryClient.setQueryData(queryKey, { previous } as PaidList)
  const group = { ...GROUP, current_user_membership: { role } } as SportGroup
  const dates = <MemberDates group={group} now={NOW} isOver={false} fallback={null} />
  return render(dates, { wrapper: Providers })
}

test.each([
  ['has the paid list when an earlier game had a cost', TUESDAY, 1],
  ['has no paid list when no game had a cost', null, 0],
])('[H-32] the menu of a free game %s', async (_, previous, entries) => {
  const page = await renderFreeWeek('admin', previous)
  await page.getByRole('button', { name: 'Manage Thu 11 Jun' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Cancel this game' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Who has paid' }).elements()).toHaveLength(entries)
})

test('[H-32] a member can open what they owe for an earlier game when the next one is free', async () => {
  const page = await renderFreeWeek('member', TUESDAY)
  await page.getByRole('button', { name: 'What you owe' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tue 2 Jun' }).click()
})

const COST = { amount: 500, currency: 'EUR' }
const TODAY = { date: '2026-06-09' } as SportGroup['next_game']

test.each([
  ['was ended today', { next_game: TODAY }, { cost: COST }, true],
  ['is cancelled', { next_game: null }, { cost: COST, state: 'cancelled' }, false],
] as const)(
  '[H-32] a member can open what they owe when the game that shows it %s',
  async (_, changes, game, isOver) => {
    stubServer({})
    queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [{ ...THURSDAY, ...game }])
    const { queryKey } = read(getPaidList, { params: { ...params, gameId: THURSDAY.id } })
    queryClient.setQueryData(queryKey, { previous: TUESDAY } as PaidList)
    const group = { ...GROUP, ...changes, current_user_membership: { role: 'member' } } as SportGroup
    const dates = <MemberDates group={group} now={NOW} isOver={isOver} fallback={null} />
    const page = await render(dates, { wrapper: Providers })
    await expect.element(page.getByRole('button', { name: 'What you owe' })).toBeVisible()
  },
)

test('[H-32] the dates of a group without a cost do not mention money', async () => {
  const page = await renderFreeWeek('member', null)
  await expect.element(page.getByText('19:00 to 21:00')).toBeVisible()
  expect(page.getByRole('button', { name: 'What you owe' }).elements()).toEqual([])
})

test('the menu of a game calls its spares, or shows that they were called already', async () => {
  const sent = stubServer({})
  queryClient.setQueryData(read(listScheduledGames, { params }).queryKey, [
    aScheduledGame({ can_call_spares: true }),
    aScheduledGame({ id: 'next', date: '2026-06-23', can_call_spares: false }),
  ])
  const dates = <MemberDates group={GROUP} now={MONDAY} isOver={false} fallback={null} />
  const page = await render(dates, { wrapper: Providers })
  const spares = page.getByRole('menuitem', { name: 'Call the spares' })
  await page.getByRole('button', { name: 'Manage Tue 16 Jun' }).click()
  await spares.click()
  await expect
    .poll(() => sent.map(({ route }) => route))
    .toContain('POST /sport-groups/canal/scheduled-games/tuesday/call-spares')
  await page.getByRole('button', { name: 'Manage Tue 23 Jun' }).click()
  await expect.element(spares).toHaveTextContent('They have been asked already.')
})
