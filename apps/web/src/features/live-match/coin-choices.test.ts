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

test('a side that one team takes is taken from the other', () => {
  const both = choose(choose(NO_CHOICES, 'a', 'heads'), 'b', 'tails')
  expect(both).toEqual({ a: 'heads', b: 'tails' })
  expect(choose(both, 'b', 'heads')).toEqual({ a: null, b: 'heads' })
})

test('a side stays open until somebody takes it', () => {
  const one = choose(NO_CHOICES, 'a', 'heads')
  expect([isTaken(one, 'b', 'heads'), isTaken(one, 'b', 'tails'), isTaken(one, 'a', 'heads')]).toEqual([
    true,
    false,
    false,
  ])
})
