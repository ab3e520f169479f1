import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const script = join(import.meta.dirname, 'check-toss.mjs')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A receipt as the product writes it, stored here so that receipts of a past season still verify. */
const RECEIPT = {
  match_number: 4,
  commitment: sha256('a secret nobody knew'),
  secret: 'a secret nobody knew',
  chance: '00112233445566778899aabbccddeeff',
  coin: sha256('toss:4:a secret nobody knew:00112233445566778899aabbccddeeff'),
  choices: [
    { team: 'Orange', side: 'heads' },
    { team: 'Chalk', side: 'tails' },
  ],
  result: 'tails',
  winner: 'Chalk',
}

const check = (receipt: object) =>
  spawnSync(process.execPath, [script], { input: JSON.stringify(receipt), encoding: 'utf8' })

test('the script accepts an honest receipt and lists its checks', () => {
  const { status, stdout } = check(RECEIPT)
  expect(stdout).toBe(
    'yes  the secret fits the seal\nyes  the coin shows tails\nyes  Chalk alone called it\n',
  )
  expect(status).toBe(0)
})

test.each`
  what                          | changed                                           | says
  ${'one letter of the secret'} | ${{ secret: 'a secret nobody knaw' }}             | ${'NO   the secret fits the seal'}
  ${'one digit of the chance'}  | ${{ chance: '00112233445566778899aabbccddeefe' }} | ${'NO   the coin shows'}
  ${'the match'}                | ${{ match_number: 5 }}                            | ${'NO   the coin shows'}
  ${'the side'}                 | ${{ result: 'heads' }}                            | ${'NO   the coin shows'}
  ${'the winner'}               | ${{ winner: 'Orange' }}                           | ${'NO   Orange alone called it'}
`('the script rejects a receipt when $what was changed', ({ changed, says: expected }) => {
  const { status, stdout } = check({ ...RECEIPT, ...changed })
  expect(stdout).toContain(expected)
  expect(status).toBe(1)
})

test('the script is short enough to read before trusting it', () => {
  expect(readFileSync(script, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(30)
})
