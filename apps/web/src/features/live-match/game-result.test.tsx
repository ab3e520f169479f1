import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { GameResult } from './game-result.tsx'
import { toRoster } from './roster.ts'
import { ended, gameState } from './testing.ts'

const completed = [ended(1, 4, '1-0'), ended(2, 3, '2-0', { number: 2 })]

test.each([
  ['Blue and Orange share first place', 'Each won 1 match', completed],
  ['Orange won the day', 'Won 2 matches', [...completed, ended(1, 2, '1-0', { number: 3 })]],
])('%s: how many matches were won says nothing of those that others played', async (title, wins, matches) => {
  const game = gameState({ is_closed: true, upcoming_match: null, completed_matches: matches })
  const { getByRole, getByText } = await render(<GameResult game={game} roster={toRoster(game)} />, {
    wrapper: Providers,
  })
  await expect.element(getByRole('heading', { name: title })).toBeVisible()
  await expect.element(getByText(wins, { exact: true })).toBeVisible()
})
