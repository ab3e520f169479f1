import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { coinSide, coinText } from '@turnout/rules/coin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sha256 } from '../../platform/sha-256.ts'
import { Providers } from '../../platform/testing/providers.tsx'
import { testRouter } from '../../platform/testing/router.ts'
import { receiptHash } from '../live-match/public/toss-receipt.ts'
import { FairTossPage } from './fair-toss-page.tsx'

async function tossReceipt(): Promise<TossReceipt> {
  const [secret, chance] = ['a secret nobody knew', '00112233445566778899aabbccddeeff']
  const coin = await sha256(coinText(4, secret, chance))
  const sides = coinSide(coin) === 'heads' ? (['heads', 'tails'] as const) : (['tails', 'heads'] as const)
  return {
    ...{ match_number: 4, commitment: await sha256(secret), secret, chance, coin },
    choices: [
      { team: 'Orange', side: sides[0] },
      { team: 'Chalk', side: sides[1] },
    ],
    ...{ result: sides[0], winner: 'Orange' },
  }
}

test('a person without an account checks a toss by its link, and no false receipt passes', async () => {
  const receipt = await tossReceipt()
  void testRouter.navigate({ href: `/fair-toss#${receiptHash(receipt)}` })
  await render(<FairTossPage />, { wrapper: Providers })
  const heading = page.getByRole('heading', { name: 'Match 4: Orange stays on' })
  await expect.element(heading).toBeVisible()
  await expect.element(page.getByText('Secret, chance, seal and coin fit')).toBeVisible()

  const field = page.getByLabelText('Receipt')
  await field.fill(JSON.stringify({ ...receipt, secret: 'another secret' }))
  await expect.element(page.getByText('The secret does not fit the seal')).toBeVisible()
  await field.fill(JSON.stringify({ ...receipt, choices: receipt.choices.slice(0, 1) }))
  await expect.element(page.getByText('This is no receipt of a toss.')).toBeVisible()
  await expect.element(heading).not.toBeInTheDocument()
})
