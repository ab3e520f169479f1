import { expect, test } from 'vitest'
import { choose, isTaken, NO_CHOICES, tossBlockedReason } from './coin-choices.ts'

test.each([
  [{ a: null, b: null }, 'Both teams must choose a side'],
  [{ a: 'heads', b: null }, 'Both teams must choose a side'],
  [{ a: 'heads', b: 'heads' }, 'Teams cannot choose the same side!'],
  [{ a: 'heads', b: 'tails' }, null],
] as const)('%o: %s', (choices, reason) => {
  expect(tossBlockedReason(choices)).toBe(reason)
})

test('the side that one team chooses leaves the other side to the other team', () => {
  expect(choose('a', 'heads')).toEqual({ a: 'heads', b: 'tails' })
  expect(choose('b', 'heads')).toEqual({ a: 'tails', b: 'heads' })
})

test('a side is taken once a team has chosen', () => {
  expect(isTaken(NO_CHOICES, 'b', 'heads')).toBe(false)
  const chosen = choose('a', 'heads')
  expect([isTaken(chosen, 'b', 'heads'), isTaken(chosen, 'b', 'tails')]).toEqual([true, false])
})
