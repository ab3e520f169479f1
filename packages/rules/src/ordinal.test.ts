import { expect, test } from 'vitest'
import { ordinal } from './ordinal.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [112, '112th'],
])('%i is said as %s', (n, text) => {
  expect(ordinal(n)).toBe(text)
})
