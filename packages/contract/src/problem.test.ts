import { expect, test } from 'vitest'
import { waitInWords } from './problem.ts'

test.each([
  [1, 'a moment'],
  [11, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
  [7200, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds is %s in words', (seconds, text) => {
  expect(waitInWords(seconds)).toBe(text)
})
