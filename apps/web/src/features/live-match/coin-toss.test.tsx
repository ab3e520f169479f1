import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { CoinToss } from './coin-toss.tsx'
import { toRoster } from './roster.ts'
import { ended, gameState, tossDue, tossed } from './testing.ts'

test('a person who tosses by keys is at the result once the coin is down, and one key further at the way back', async () => {
  const sheet = (coin: GameState['coin_toss_state']) => {
    const game = gameState({ completed_matches: [ended(1, 2, '1-1')], coin_toss_state: coin })
    const toss = { isInAir: false, sealOf: () => undefined }
    return <CoinToss open game={game} roster={toRoster(game)} onClose={() => {}} toss={toss} />
  }
  const { getByRole, rerender } = await render(sheet(tossDue(1, 2)), { wrapper: Providers })
  await userEvent.keyboard(' ')
  await expect.element(getByRole('button', { name: 'Toss', exact: true })).toBeEnabled()
  await rerender(sheet(tossed(1, 2)))
  const back = getByRole('button', { name: 'Back to the match' })
  await expect.element(back).toBeVisible()
  const dialog = getByRole('dialog').element()
  expect(dialog.contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.textContent).toContain('Tails. Orange stays on')
})
