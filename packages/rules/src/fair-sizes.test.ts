import { expect, test } from 'vitest'
import { areUneven, areUnfair } from './fair-sizes.ts'

test.each([
  [[4, 4], false],
  [[4, 3], false],
  [[3, 5], true],
  [[5, 4, 3], true],
])('[K-14] teams of %j are uneven: %s', (sizes, uneven) => {
  expect(areUneven(sizes)).toBe(uneven)
})

test.each([
  ['everyone plays in even teams', [4, 3], 7, false],
  ['everyone plays, in uneven teams', [5, 3], 8, true],
  ['a person is left over from even teams', [4, 4], 9, true],
])('[K-13] where %s, %j of %i is unfair: %s', (_, sizes, people, unfair) => {
  expect(areUnfair(sizes, people)).toBe(unfair)
})
