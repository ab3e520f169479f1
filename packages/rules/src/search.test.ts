import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBeMisspelt, normalizeForSearch, searchTerms } from './search.ts'

test.each`
  typed               | plain
  ${'Grünwalder STR'} | ${'grunwalder str'}
  ${'  Straße\t 9 '}  | ${'strasse 9'}
  ${'Ærø, Łódź'}      | ${'aero, lodz'}
  ${'İstanbul'}       | ${'istanbul'}
  ${'ﬁve-a-side ½'}   | ${'five-a-side 1⁄2'}
  ${'Динамо 東京'}    | ${'динамо 東京'}
`('[G-12] $typed is searched as $plain', ({ typed, plain }) => {
  expect(normalizeForSearch(typed)).toBe(plain)
})

test.each`
  typed               | anywhere               | begins
  ${'Lions'}          | ${['lions']}           | ${[]}
  ${'FC Lions'}       | ${['lions']}           | ${['fc']}
  ${'a'}              | ${[]}                  | ${['a']}
  ${'Lions & Tigers'} | ${['lions', 'tigers']} | ${[]}
  ${'100%'}           | ${['100%']}            | ${[]}
  ${'5% a-b'}         | ${[]}                  | ${['5%', 'a-b']}
  ${''}               | ${[]}                  | ${[]}
`(
  '[G-12] of $typed, $anywhere are found anywhere and $begins at the beginning of a word',
  ({ typed, anywhere, begins }) => {
    const words = searchTerms(typed) ?? []
    const wordsFound = (where: string) => words.filter((term) => term.where === where).map(({ word }) => word)
    expect([wordsFound('anywhere'), wordsFound('begins')]).toEqual([anywhere, begins])
  },
)

test('[G-12] an empty search has no terms, and of more than eight words the first eight count', () => {
  expect(searchTerms(' ')).toEqual([])
  expect(searchTerms('a b c d e f g h i')?.map(({ word }) => word)).toEqual([...'abcdefgh'])
})

test('[G-12] punctuation alone matches no text', () => {
  for (const signs of ['%', '_', '\\', '& -', '…']) expect(searchTerms(signs)).toBeNull()
})

test('[G-12] normalised text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(normalizeForSearch(normalizeForSearch(text))).toBe(normalizeForSearch(text))
    }),
  )
})

test.each`
  word        | answer
  ${'dj'}     | ${false}
  ${'band'}   | ${false}
  ${'light'}  | ${true}
  ${'catrer'} | ${true}
  ${'東京'}   | ${false}
`('[V-6] $word may be misspelt: $answer', ({ word, answer }) => {
  expect(mayBeMisspelt(word)).toBe(answer)
})

test('[V-6] if a word may be misspelt, a longer word may be, too', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (word, rest) => {
      expect(mayBeMisspelt(word + rest) || !mayBeMisspelt(word)).toBe(true)
    }),
  )
})
