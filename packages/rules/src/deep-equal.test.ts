import { expect, test } from 'vitest'
import { isEqual } from './deep-equal.ts'

test.each([
  [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [2, 1], false],
  [null, {}, false],
  [7, {}, false],
  [{}, 7, false],
  [7, 8, false],
])('%j is the same as %j: %s', (first, second, same) => {
  expect(isEqual(first, second)).toBe(same)
})
