import { expect, test } from 'vitest'
import { scoreText } from './score-text.ts'

test('a score stands on one line: after its dash no line breaks', () => {
  expect(scoreText(2, 1)).toBe('2–\u20601')
})
