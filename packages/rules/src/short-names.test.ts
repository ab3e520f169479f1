import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

test.each([
  ['Hana Sato', 'Hana S.'],
  ['Maximiliana-Konstanze Schwarzenberg-Featherstonehaugh', 'Maximiliana-Konstanze S.'],
  ['Ana Lúcia de Souza', 'Ana S.'],
  ['Ødegård élan', 'Ødegård É.'],
  ["D'Arcy O’Neill", "D'Arcy O."],
  ['李 小龍', '李 小.'],
  ['Guest 7', 'Guest 7'],
  ['Guest B', 'Guest B'],
  ['Pelé', 'Pelé'],
  // typed in place of a name
  ['hana.sato@example.org', 'hana O.'],
  ['+44 20 7946 0999', '44 0'],
  ['⚽', 'Player'],
  ['', 'Player'],
])('[S-1] %j is %j to a person who only has the link', (name, short) => {
  expect(shortNames([name])).toEqual([short])
})

test('[S-1] of people with the same short name the later ones get a number', () => {
  expect(shortNames(['Hana Sato', 'Hana Suzuki', 'Hana S. 2', 'Ben', 'Hana Smith'])).toEqual([
    'Hana S.',
    'Hana S. 2',
    'Hana 2',
    'Ben',
    'Hana S. 3',
  ])
})

test('[S-1] short names of any people differ', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab]( [ab2]){0,2}$/)), (names) => {
      expect(new Set(shortNames(names)).size).toBe(names.length)
    }),
  )
})
