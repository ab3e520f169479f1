import type { GameState } from '@turnout/contract/game-state'
import { getWatchedState } from '@turnout/contract/spectators'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { queryClient, read } from '../../platform/api/queries.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { refusal, stubServer } from '../../platform/testing/stub-server.ts'
import { BigBoardPage } from './big-board-page.tsx'
import { ended, gameState, gameWithMatch, match } from './testing.ts'

const params = { token: 'secret' }

const show = (game: GameState) => {
  queryClient.setQueryData(read(getWatchedState, { params }).queryKey, game)
  return render(<BigBoardPage {...params} />, { wrapper: Providers })
}

/** HD ready and 4K. */
test.each([
  [1280, 720],
  [3840, 2160],
])(
  'on a TV of %i by %i the big board fits without scrolling, and its figures grow with it',
  async (width, height) => {
    stubServer({})
    await page.viewport(width, height)
    const { container } = await show(gameWithMatch(match(1, 2, '1-0')))
    await expect.element(page.getByRole('img', { name: 'Orange 1' })).toBeVisible()
    const plate = container.querySelector('[role=group] [role=img]')
    const figure = Number.parseFloat(getComputedStyle(plate!).fontSize)
    expect(figure).toBeCloseTo((296 * width) / 1280)
    const { scrollWidth, scrollHeight } = document.documentElement
    expect([scrollWidth, scrollHeight]).toEqual([width, height])
  },
)

test('after the game the big board shows the winner, with the table a little below the middle', async () => {
  stubServer({})
  await page.viewport(1280, 720)
  const { container } = await show(
    gameState({ is_closed: true, upcoming_match: null, completed_matches: [ended(1, 2, '1-0')] }),
  )
  await expect.element(page.getByText('Orange won the day')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Orange 1 1 0 0 1:0/ })).toBeVisible()
  const table = container.querySelector('table')!.getBoundingClientRect()
  const pitch = page.getByRole('region', { name: 'Scoreboard' }).element().getBoundingClientRect()
  const middle = pitch.top + pitch.height / 2
  expect(table.top).toBeLessThan(middle)
  expect(table.bottom).toBeGreaterThan(middle)
})

test('a board whose link was closed says so', async () => {
  stubServer({ 'GET /watch/secret/state': () => refusal(404, 'game-not-found') })
  await render(<BigBoardPage {...params} />, { wrapper: Providers })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Not open to watch' })).toBeVisible()
})
