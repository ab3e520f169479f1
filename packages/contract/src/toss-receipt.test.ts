import { createHash, randomBytes } from 'node:crypto'
import { coinSide, coinText } from '@turnout/rules/coin'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { Toss, TossChance, TossReceipt, tossFault, tossTexts } from './toss-receipt.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function tossOf(secret: string, chance: string | null, matchNumber = 3): TossReceipt {
  const coin = sha256(coinText(matchNumber, secret, chance))
  const result = coinSide(coin)
  return {
    match_number: matchNumber,
    commitment: sha256(secret),
    secret,
    chance,
    coin,
    choices: [
      { team: 'Orange', side: 'heads' },
      { team: 'Chalk', side: 'tails' },
    ],
    result,
    winner: result === 'heads' ? 'Orange' : 'Chalk',
  }
}

const faultOf = (toss: TossReceipt) => tossFault(toss, tossTexts(toss).map(sha256))

const randomToss = () => tossOf(randomBytes(32).toString('base64url'), randomBytes(16).toString('hex'))

test('[T-3] ten thousand tosses: every receipt verifies, and the sides are as even as coins are', () => {
  const tosses = Array.from({ length: 10_000 }, randomToss)
  expect(tosses.map(faultOf).filter((fault) => fault !== null)).toEqual([])
  const heads = tosses.filter(({ result }) => result === 'heads').length
  // six standard deviations of a fair coin: one run in five hundred million is outside
  expect(Math.abs(heads - 5_000)).toBeLessThan(300)
})

test('[T-3] under one seal the coin still falls either way: the secret alone cannot choose', () => {
  const secret = randomBytes(32).toString('base64url')
  const sides = Array.from({ length: 2_000 }, () => tossOf(secret, randomBytes(16).toString('hex')).result)
  expect(Math.abs(sides.filter((side) => side === 'heads').length - 1_000)).toBeLessThan(135)
})

test('[T-3] with one chance the coin still falls either way: the chance alone cannot choose', () => {
  const chance = randomBytes(16).toString('hex')
  const sides = Array.from(
    { length: 2_000 },
    () => tossOf(randomBytes(32).toString('base64url'), chance).result,
  )
  expect(Math.abs(sides.filter((side) => side === 'heads').length - 1_000)).toBeLessThan(135)
})

test('[T-3] a toss without a chance of the phone verifies too: then the sealed secret alone decided', () => {
  expect(faultOf(tossOf('secret', null))).toBeNull()
})

describe('[T-3] a receipt that was changed', () => {
  const toss = tossOf('the secret of this toss', '00ff'.repeat(8))
  const other = toss.result === 'heads' ? 'tails' : 'heads'
  const [first, second] = toss.choices
  const swappedChoices = [
    { team: 'Orange', side: 'tails' },
    { team: 'Chalk', side: 'heads' },
  ] as const

  const calledByBoth = toss.choices.map((one) => ({ ...one, side: toss.result }))

  test.each`
    what                       | changed                                                     | fault
    ${'another secret'}        | ${{ secret: 'the secret of that toss' }}                    | ${'seal'}
    ${'another seal'}          | ${{ commitment: sha256('another') }}                        | ${'seal'}
    ${'the other side'}        | ${{ result: other }}                                        | ${'coin'}
    ${'turned choices'}        | ${{ choices: [...swappedChoices] }}                         | ${'winner'}
    ${'the same side for two'} | ${{ choices: [first, { ...second, side: first?.side }] }}   | ${'winner'}
    ${'one side for both'}     | ${{ choices: calledByBoth, winner: 'Orange' }}              | ${'winner'}
    ${'the other winner'}      | ${{ winner: toss.winner === 'Chalk' ? 'Orange' : 'Chalk' }} | ${'winner'}
  `('with $what does not fit: $fault', ({ changed, fault }) => {
    expect(faultOf({ ...toss, ...changed })).toBe(fault)
  })

  test('fits in no single character that is changed, wherever it stands', () => {
    for (const part of ['commitment', 'secret', 'chance', 'coin'] as const) {
      const text = String(toss[part])
      for (let at = 0; at < text.length; at += 1) {
        const changed = `${text.slice(0, at)}${text[at] === '1' ? '2' : '1'}${text.slice(at + 1)}`
        expect(faultOf({ ...toss, [part]: changed }), `${part} at ${at}`).not.toBeNull()
      }
    }
    expect(faultOf({ ...toss, match_number: 4 })).toBe('coin')
  })
})

test('[T-3] chance bits in another form are refused with the required form', () => {
  expect(TossChance.safeParse('heads').error?.issues[0]?.message).toMatch('16 to 32 bytes')
})

test('[T-3] the receipt of a game names the match of each toss', () => {
  const toss = { commitment: 'sealed', secret: 'told', chance: null, result: 'heads', choices: [] } as const
  const read = { ...toss, winner: 1, loser: 2, match_number: 3 }
  expect(Toss.parse(read)).toEqual(read)
  expect(Toss.safeParse({ ...read, match_number: undefined }).success).toBe(false)
})

test('[T-3] the description of the API has the receipt of a toss under its name', () => {
  expect(z.toJSONSchema(z.object({ receipt: TossReceipt })).$defs).toHaveProperty('TossReceipt')
})

test.each`
  chance                   | isOne
  ${'0f'.repeat(16)}       | ${true}
  ${'0f'.repeat(32)}       | ${true}
  ${'0f'.repeat(15)}       | ${false}
  ${'0f'.repeat(33)}       | ${false}
  ${'0F'.repeat(16)}       | ${false}
  ${'0g'.repeat(16)}       | ${false}
  ${`${'0f'.repeat(16)}0`} | ${false}
`('[T-3] chance bits may be $chance: $isOne', ({ chance, isOne }) => {
  expect(TossChance.safeParse(chance).success).toBe(isOne)
})
