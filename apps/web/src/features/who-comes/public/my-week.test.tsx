import { listMyScheduledGames, type ScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { aScheduledGame, MONDAY } from '../testing.ts'
import { MyWeek } from './my-week.tsx'

function showWeekWith(...games: readonly ScheduledGame[]) {
  // nothing more is heard from the server
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  queryClient.setQueryData(read(listMyScheduledGames, {}).queryKey, [...games])
  return render(<MyWeek now={MONDAY} leadGroupId={undefined} days={[]} />, { wrapper: Providers })
}

test('[H-16] a cancelled game stands on Home with its reason, also of a group that asks no one who comes', async () => {
  const screen = await showWeekWith(aScheduledGame({ mode: 'off', state: 'cancelled', reason: 'Storm' }))
  await expect.element(screen.getByText('Tomorrow · Storm')).toBeVisible()
  await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('a game that takes place is no answer to give where the group asks no one', async () => {
  const screen = await showWeekWith(
    aScheduledGame({ id: 'a', group_name: 'Asks nobody', mode: 'off' }),
    aScheduledGame({ id: 'b', group_name: 'Asks' }),
  )
  await expect.element(screen.getByText('Asks', { exact: true })).toBeVisible()
  expect(screen.getByText('Asks nobody').elements()).toEqual([])
})
