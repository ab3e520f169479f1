import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../platform/testing/providers.tsx'
import { KEEPS_FOCUS } from '../../ui/kept-focus.ts'
import { CoinToss } from './coin-toss.tsx'
import { ended, gameState, tossDue, tossed } from './testing.ts'

test('[O-6] the first of two coins shows to its end before the second is called', async () => {
  const sheet = (isFallen: boolean) => {
    const coin_toss_state = { ...tossDue(2, 3), last: tossed(2, 1).last }
    const game = gameState({ completed_matches: [ended(1, 2, '1-1')], coin_toss_state })
    const toss = { isInAir: false, sealOf: () => undefined }
    return <CoinToss {...{ game, toss, isFallen }} open onClose={() => {}} />
  }
  const { getByRole, getByText, rerender } = await render(sheet(true), { wrapper: Providers })
  await expect.element(getByText('Tails. Blue stays on')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Next coin' })).toBeVisible()
  await rerender(sheet(false))
  await expect.element(getByRole('button', { name: 'Toss', exact: true })).toBeVisible()
  expect(getByRole('dialog').element().contains(document.activeElement)).toBe(true)
})

test('two teams call a coin: the side of one leaves the other side to the other, which may still take it', async () => {
  const game = gameState({ completed_matches: [ended(1, 2, '1-1')], coin_toss_state: tossDue(1, 2) })
  const toss = { isInAir: false, sealOf: () => undefined }
  const { getByRole, getByText } = await render(<CoinToss {...{ game, toss }} open onClose={() => {}} />, {
    wrapper: Providers,
  })
  const side = (team: string, name: string) => getByRole('group', { name: team }).getByRole('radio', { name })
  await expect.element(getByText('Both teams must choose a side')).toBeVisible()
  expect(getByText('Taken').elements()).toEqual([])
  await getByRole('group', { name: 'Orange' }).getByText('Heads').click()
  await expect.element(side('Orange', 'Heads')).toBeChecked()
  await expect.element(side('Blue', 'Tails')).toBeChecked()
  await expect.element(side('Blue', 'Heads Taken')).not.toBeChecked()
  expect(getByText('Both teams must choose a side').elements()).toEqual([])
  await getByRole('group', { name: 'Blue' }).getByText('Heads').click()
  await expect.element(side('Blue', 'Heads')).toBeChecked()
  await expect.element(side('Orange', 'Tails')).toBeChecked()
})

test('who stays on is the largest sentence of the sheet', async () => {
  const game = gameState({
    completed_matches: [ended(1, 2, '1-1')],
    coin_toss_state: { ...tossDue(1, 2), pending: false, last: tossed(1, 2).last },
  })
  const toss = { isInAir: false, sealOf: () => undefined }
  const { getByText } = await render(<CoinToss {...{ game, toss }} open onClose={() => {}} />, {
    wrapper: Providers,
  })
  expect(getComputedStyle(getByText('Tails. Orange stays on').element()).fontSize).toBe('26px')
})

test('a person who tosses by keyboard gets the focus on the result once the coin is down, then on Close, and then on the start of the next match', async () => {
  const sheet = (coin: GameState['coin_toss_state'], isOpen = true) => {
    const game = gameState({ completed_matches: [ended(1, 2, '1-1')], coin_toss_state: coin })
    const toss = { isInAir: false, sealOf: () => undefined }
    return (
      <>
        <button type="button">Back</button>
        <button type="button" {...KEEPS_FOCUS}>
          {coin.pending ? 'Coin toss' : 'Start'}
        </button>
        <CoinToss open={isOpen} game={game} onClose={() => {}} toss={toss} />
      </>
    )
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
  await rerender(sheet(tossed(1, 2), false))
  expect(document.activeElement?.textContent).toBe('Start')
})
