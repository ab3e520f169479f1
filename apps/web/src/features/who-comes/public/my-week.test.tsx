import { listMyScheduledGames, type ScheduledGame } from '@turnout/contract/scheduled-games'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../../platform/api/queries.ts'
import { Providers } from '../../../platform/testing/providers.tsx'
import { stubServer } from '../../../platform/testing/stub-server.ts'
import { aScheduledGame, MONDAY } from '../testing.ts'
import { MyWeek } from './my-week.tsx'

let sent: ReturnType<typeof stubServer>

function showWeekWith(...games: readonly ScheduledGame[]) {
  sent = stubServer({})
  queryClient.setQueryData(read(listMyScheduledGames, {}).queryKey, [...games])
  return render(<MyWeek now={MONDAY} leadGroupId={undefined} days={[]} />, { wrapper: Providers })
}

test('[H-16] Home shows a cancelled game with its reason, even for a group that does not ask who comes', async () => {
  const screen = await showWeekWith(aScheduledGame({ mode: 'off', state: 'cancelled', reason: 'Storm' }))
  await expect.element(screen.getByText('Tomorrow · Storm')).toBeVisible()
  await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible()
})

test('Home lists no planned game of a group that does not ask who comes', async () => {
  const screen = await showWeekWith(
    aScheduledGame({ id: 'a', group_name: 'Asks nobody', mode: 'off' }),
    aScheduledGame({ id: 'b', group_name: 'Asks' }),
  )
  await expect.element(screen.getByText('Asks', { exact: true })).toBeVisible()
  expect(screen.getByText('Asks nobody').elements()).toEqual([])
})

test('[H-7] an offered place is taken from Home with one tap', async () => {
  const { my_answer } = aScheduledGame()
  const screen = await showWeekWith(
    aScheduledGame({
      ...{ mode: 'limited', places: 2, going_count: 1, waiting_count: 1 },
      my_answer: { ...my_answer, answer: 'waiting', position: 1, is_offered: true },
    }),
  )
  await expect.element(screen.getByRole('heading', { name: 'A place is free. Take it?' })).toBeVisible()
  await expect.element(screen.getByText('1 of 2 in')).toBeVisible()
  await screen.getByRole('button', { name: 'Take it' }).click()
  await expect
    .poll(() => sent.map(({ route }) => route))
    .toContain('POST /sport-groups/canal/scheduled-games/tuesday/accept-place')
})
