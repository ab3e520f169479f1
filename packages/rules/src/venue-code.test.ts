import { expect, test } from 'vitest'
import { codeMinute, codeRenewsAt, validCodes } from './venue-code.ts'

const MINUTE = 60_000
const codeOf = (minute: number) => `code ${minute}`

test.each`
  typed        | at                 | counts
  ${'code 20'} | ${20 * MINUTE}     | ${true}
  ${'code 20'} | ${21 * MINUTE - 1} | ${true}
  ${'code 20'} | ${21 * MINUTE}     | ${true}
  ${'code 20'} | ${22 * MINUTE - 1} | ${true}
  ${'code 20'} | ${22 * MINUTE}     | ${false}
  ${'code 20'} | ${20 * MINUTE - 1} | ${false}
`('[P-3] $typed at $at ms counts: $counts', ({ typed, at, counts }) => {
  expect(validCodes(codeOf, at).includes(typed)).toBe(counts)
})

test('[P-3] the next code is shown when the minute is over, and never now', () => {
  for (const at of [0, 1, MINUTE - 1, MINUTE, 20 * MINUTE + 59_999]) {
    expect(codeRenewsAt(at)).toBeGreaterThan(at)
    expect(codeMinute(codeRenewsAt(at))).toBe(codeMinute(at) + 1)
  }
})
