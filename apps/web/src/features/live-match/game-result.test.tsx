import type { CupNow } from '@turnout/contract/cup-now'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { EndGame } from './end-game.tsx'
import { GameResult } from './game-result.tsx'
import { ended, gameState } from './testing.ts'

const completed = [ended(1, 4, '1-0'), ended(2, 3, '2-0', { number: 2 })]

test.each([
  ['Blue and Orange share first place', 'Each won 1 match', completed],
  ['Orange won the day', 'Won 2 matches', [...completed, ended(1, 2, '1-0', { number: 3 })]],
])('%s: the number of wins is not mixed with the matches of other teams', async (title, wins, matches) => {
  const game = gameState({ is_closed: true, upcoming_match: null, completed_matches: matches })
  const { getByRole, getByText } = await render(<GameResult game={game} />, {
    wrapper: Providers,
  })
  await expect.element(getByRole('heading', { name: title })).toBeVisible()
  await expect.element(getByText(wins, { exact: true })).toBeVisible()
})

/** A final is still to be played. */
const openCup: CupNow = {
  ...{ mark: 'final', stage: 'Final', after: null, says: null, turns: [], out_ids: [], other_matches: [] },
  ...{ is_over: false, winner_id: null },
}

test('[O-23] a game that ended before its cup names no team, and the number of matches', async () => {
  const game = gameState({ is_closed: true, completed_matches: completed, cup: openCup })
  const { getByRole, getByText } = await render(<GameResult game={game} />, {
    wrapper: Providers,
  })
  await expect.element(getByRole('heading', { name: 'No team won the cup' })).toBeVisible()
  await expect.element(getByText('2 matches were played.')).toBeVisible()
})

test.each([
  ['says that its cup is not decided', openCup, true],
  ['says nothing of a cup that is over', { ...openCup, is_over: true, winner_id: 't1' }, false],
  ['says nothing of a cup where there is none', null, false],
])('an organiser who ends a game %s', async (_, cup, warns) => {
  const game = gameState({ completed_matches: completed, cup })
  const { getByRole } = await render(<EndGame game={game} />, { wrapper: Providers })
  await getByRole('button', { name: 'End the game' }).click()
  const words = "The cup isn't decided yet, so no team wins it."
  expect(getByRole('alertdialog').element().textContent?.includes(words)).toBe(warns)
})
