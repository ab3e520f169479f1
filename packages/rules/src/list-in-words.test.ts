import { expect, test } from 'vitest'
import { listInWords } from './list-in-words.ts'

test.each([
  [[], ''],
  [[5], '5'],
  [[5, 2], '5 and 2'],
  [['Ada', 'Ben', 'Cleo'], 'Ada, Ben and Cleo'],
])('%j in words: %s', (items, words) => {
  expect(listInWords(items)).toBe(words)
})
