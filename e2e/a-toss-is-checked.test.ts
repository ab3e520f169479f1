import { createHash } from 'node:crypto'
import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { coinSide, coinText } from '@turnout/rules/coin'
import { expect, test } from 'vitest'
import { story } from './support/story.ts'

const suite = story()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const [secret, chance] = ['a secret nobody knew', '00112233445566778899aabbccddeeff']
const coin = sha256(coinText(4, secret, chance))
const sides = coinSide(coin) === 'heads' ? (['heads', 'tails'] as const) : (['tails', 'heads'] as const)
const RECEIPT: TossReceipt = {
  match_number: 4,
  commitment: sha256(secret),
  secret,
  chance,
  coin,
  choices: [
    { team: 'Orange', side: sides[0] },
    { team: 'Chalk', side: sides[1] },
  ],
  result: sides[0],
  winner: 'Orange',
}

test('a stranger checks a toss by its link, and no false receipt passes', async () => {
  const { page } = await suite.open('Eve', { shape: 'phone' })
  await page.goto(`/fair-toss#${encodeURIComponent(JSON.stringify(RECEIPT))}`)
  await page.getByRole('heading', { name: 'Match 4: Orange stays on' }).waitFor()
  await page.getByText('Secret, chance, seal and coin fit').waitFor()

  const receipt = page.getByLabel('Receipt')
  await receipt.fill(JSON.stringify({ ...RECEIPT, secret: 'another secret' }))
  await page.getByText('The secret does not fit the seal').waitFor()
  await receipt.fill(JSON.stringify({ ...RECEIPT, choices: RECEIPT.choices.slice(0, 1) }))
  await page.getByText('This is no receipt of a toss.').waitFor()
  expect(await page.getByRole('heading', { name: 'Match 4' }).count()).toBe(0)
})
