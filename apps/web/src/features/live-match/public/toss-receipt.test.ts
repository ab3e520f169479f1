import { createHash } from 'node:crypto'
import type { TossReceipt } from '@turnout/contract/toss-receipt'
import { describe, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '../../../platform/testing/local-storage.ts'
import {
  chanceFor,
  checkReceipt,
  parseReceipt,
  parseReceiptHash,
  receiptHash,
  receiptText,
} from './toss-receipt.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const chance = '00112233445566778899aabbccddeeff'

const RECEIPT: TossReceipt = {
  match_number: 4,
  commitment: sha256('a secret nobody knew'),
  secret: 'a secret nobody knew',
  chance,
  coin: sha256(`toss:4:a secret nobody knew:${chance}`),
  choices: [
    { team: 'Orange', side: 'heads' },
    { team: 'Chalk', side: 'tails' },
  ],
  result: 'tails',
  winner: 'Chalk',
}

describe('[T-3] a receipt in the browser', () => {
  test('fits when it is unchanged', async () => {
    expect(await checkReceipt(RECEIPT)).toMatchObject({ type: 'fits' })
  })

  test.each([
    [{ secret: 'a secret nobody knaw' }, 'The secret does not fit the seal'],
    [{ chance: '00112233445566778899aabbccddeefe' }, 'Secret and chance do not make this coin'],
    [{ winner: 'Orange' }, 'called right by another team'],
  ])('with %o does not, and the reason shows', async (changed, words) => {
    const { type: kind, text } = await checkReceipt({ ...RECEIPT, ...changed })
    expect({ kind, says: text.includes(words) }).toEqual({ kind: 'not', says: true })
  })

  test('goes into a link and comes out the same, and the link carries nothing else of the game', () => {
    const shown = { ...RECEIPT, winner_id: 't3', loser_id: 't1' }
    expect(parseReceiptHash(`#${receiptHash(shown)}`)).toEqual(RECEIPT)
    expect(parseReceipt(receiptText(shown))).toEqual(RECEIPT)
  })

  test.each(['', 'no receipt', '{}', '%E0%A4%A', JSON.stringify({ ...RECEIPT, choices: [] })])(
    'is not %j',
    (text) => {
      expect([parseReceipt(text), parseReceiptHash(text)]).toEqual([null, null])
    },
  )
})

test('[T-3] a phone draws 128 bits once for a seal, also after a reload, and again for the next seal', () => {
  stubLocalStorage()
  const first = chanceFor('seal-1')
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(chanceFor('seal-1')).toBe(first)
  expect(chanceFor('seal-2')).not.toBe(first)
  vi.unstubAllGlobals()
})
