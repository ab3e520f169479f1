import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesFor, mentionAt, mentionedIn, withMention } from './mentions.ts'

const person = (id: string, name: string) => ({ id, name, image: null })
const ANA = person('ana', 'Ana Łęcka')
const BEN = person('ben', 'Ben Okafor')
const OTHER_BEN = person('other-ben', 'Ben Okafor')
const JOSE = person('jose', 'José Ben Haim')
const PEOPLE = [ANA, BEN, JOSE]

test.each([
  ['@', { start: 0, query: '' }],
  ['Hi @be', { start: 3, query: 'be' }],
  ['Hi (@Ben Ok', { start: 4, query: 'Ben Ok' }],
  ['mail ben@example', null],
  ['no at all', null],
  ['at @ nobody', null],
  ['@Ben\nnext line', null],
])('before the caret in %j there is %j', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected)
})

test('people are found by the start of any of their names, without accents', () => {
  expect(choicesFor('be', PEOPLE)).toEqual([BEN, JOSE])
  expect(choicesFor('jose b', PEOPLE)).toEqual([JOSE])
  expect(choicesFor('kafor', PEOPLE)).toEqual([])
  expect(choicesFor('', PEOPLE)).toEqual(PEOPLE)
})

test('a picked name replaces the typed part, and the text after it stays', () => {
  expect(withMention('Hi @be, can you?', 6, 3, BEN.name)).toEqual({
    ...{ text: 'Hi @Ben Okafor , can you?', caret: 15 },
  })
  expect(withMention('@be can you?', 3, 0, BEN.name).text).toBe('@Ben Okafor can you?')
})

test('a named person is mentioned; of two with the same name the picked one, else both', () => {
  expect(mentionedIn('@Ben Okafor and @Ana', PEOPLE, [])).toEqual([BEN])
  const both = [...PEOPLE, OTHER_BEN]
  expect(mentionedIn('@Ben Okafor', both, [OTHER_BEN.id])).toEqual([OTHER_BEN])
  expect(mentionedIn('@Ben Okafor', both, [])).toEqual([BEN, OTHER_BEN])
  expect(mentionedIn('nobody', both, [BEN.id])).toEqual([])
})

test('a picked name is mentioned in any text around it', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom(...PEOPLE), (before, after, chosen) => {
      fc.pre(!/[^\s]$/.test(before))
      const { text, caret } = withMention(`${before}@${after}`, before.length + 1, before.length, chosen.name)
      expect(text.slice(0, caret)).toBe(`${before}@${chosen.name} `)
      expect(mentionedIn(text, PEOPLE, [chosen.id])).toContainEqual(chosen)
    }),
  )
})
