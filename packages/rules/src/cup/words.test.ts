import { expect, test } from 'vitest'
import { cupOf } from '../testing/cups.ts'
import { teamName } from '../words.ts'
import type { FixtureStage } from './format.ts'
import { fixturesOf } from './schedule.ts'
import { placeName, stageName } from './words.ts'

test.each<[string, FixtureStage]>([
  ['Round robin', { is: 'league' }],
  ['Group A', { is: 'group', group: 0 }],
  ['Group D', { is: 'group', group: 3 }],
  ['Last 16, match 5', { is: 'knockout', of: 16, no: 5 }],
  ['Quarter-final 3', { is: 'knockout', of: 8, no: 3 }],
  ['Semi-final 2', { is: 'knockout', of: 4, no: 2 }],
  ['Third place', { is: 'third_place' }],
  ['Final', { is: 'knockout', of: 2, no: 1 }],
])('a match of a cup is called %s', (name, stage) => {
  expect(stageName(stage)).toBe(name)
})

test('the sides of a cup in groups are named by what leads to them', () => {
  const fixtures = fixturesOf(cupOf(6, { is: 'groups' }))
  const sides = fixtures.map(({ a, b }) => [a, b].map((place) => placeName(place, fixtures, teamName)))
  expect([sides[0], ...sides.slice(6)]).toEqual([
    ['Coal', 'Pink'],
    ['First of group A', 'Second of group B'],
    ['First of group B', 'Second of group A'],
    ['Loser of semi-final 1', 'Loser of semi-final 2'],
    ['Winner of semi-final 1', 'Winner of semi-final 2'],
  ])
})
