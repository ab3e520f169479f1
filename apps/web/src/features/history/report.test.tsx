import type { GameReport } from '@turnout/contract/history'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { stubServer } from '../../platform/testing/stub-server.ts'
import { Report } from './report.tsx'

const report: GameReport = {
  ...{ game_id: 'game', group_id: 'canal', group_name: 'Canal Side', sports_type: 'football' },
  ...{ venue_name: 'Weaver Street', time_zone: 'Europe/London', date: '2026-06-09' },
  ...{ is_closed: true, closed_at: 0, is_over: true, player_count: 10, winner: null, cup: null },
  ...{ table: [], matches: [], teams: [], substitutes: [], gone_home: [], changes: [], seal: 'a seal' },
  ...{ can_correct: true, take_back: null, redo: null, late_presses: [] },
}

test('[Q-5] an unsettled goal can be settled in the report, when its game is on no other page any more', async () => {
  const sent = stubServer({ 'POST /games/game/late-presses/goal': () => ({ message: 'Kept.' }) })
  const goal = { id: 'goal', match_number: 2, team_name: 'Orange', value: 1, made_at: 0, arrived_at: 1 }
  const page = await render(<Report report={{ ...report, late_presses: [goal] }} />, { wrapper: Providers })
  await expect.element(page.getByText('Orange, match 2: +1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Keep it/ }).click()
  await expect
    .poll(() => sent.filter(({ route }) => route.includes('late-presses')))
    .toMatchObject([{ body: { keep: true } }])
})

test('without unsettled goals the report asks nothing', async () => {
  const page = await render(<Report report={report} />, { wrapper: Providers })
  await expect.element(page.getByRole('heading', { name: /9 June/ })).toBeVisible()
  await expect.element(page.getByText('came in after time')).not.toBeInTheDocument()
})

test('the receipt of a game is saved under the server’s file name', async () => {
  const name = 'turnout-canal-side-2026-06-09.json'
  stubServer({
    'GET /games/game/receipt': () =>
      new Response('{}', { headers: { 'content-disposition': `attachment; filename="${name}"` } }),
  })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const page = await render(<Report report={report} />, { wrapper: Providers })
  await page.getByText('Details', { exact: true }).click()
  await page.getByRole('button', { name: 'Save the receipt' }).click()
  await expect.poll(() => saved).toEqual([name])
})
