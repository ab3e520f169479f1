import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['Who has the bibs?', 'bibs', 'Who has the bibs?'],
  ['We meet at the side door and then walk over to the café', 'cafe', '… and then walk over to the café'],
  [
    'We meet at the side door and then walk over to the café',
    'nothing',
    'We meet at the side door and then walk over to the café',
  ],
  [`${'a'.repeat(60)}bibs`, 'BIBS', '… bibs'],
])('a search result starts shortly before the word: %j, %j', (text, words, shown) => {
  expect(excerpt(text, words)).toBe(shown)
})
