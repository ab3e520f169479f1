import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RefereePanel } from './referee-panel.tsx'
import { ended, gameState, gameWithMatch, match } from './testing.ts'

const renderPanel = (game: GameState) => render(<RefereePanel game={game} />)

test('[M-5] between two matches no referee is announced: many groups have none', async () => {
  const { container } = await renderPanel(gameState({ completed_matches: [ended(1, 2, '2-0')] }))
  expect(container.textContent).toBe('')
})

test('[M-5] a match says who its referee is, or that it has none', async () => {
  const referee_info = { participant_id: 'captain-3', name: 'Kwame Mensah', team: 'Chalk' }
  const page = await renderPanel(gameWithMatch(match(1, 2, '0-0'), { referee_info }))
  await expect.element(page.getByText('Kwame Mensah')).toBeVisible()
  await expect.element(page.getByText('Captain of Chalk, the team waiting longest')).toBeVisible()
  await page.unmount()
  const { getByText } = await renderPanel(gameWithMatch(match(1, 2, '0-0')))
  await expect.element(getByText('This match has no referee.')).toBeVisible()
})
