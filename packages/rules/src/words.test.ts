import { expect, test } from 'vitest'
import { ordinal, pluralize, teamName, WEEKDAYS, weekdayName } from './words.ts'

test('a week has seven days and begins on Monday', () => {
  expect(WEEKDAYS).toHaveLength(7)
  expect(WEEKDAYS.map(weekdayName)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ])
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [22, '22nd'],
  [101, '101st'],
  [111, '111th'],
  [113, '113th'],
  [112, '112th'],
])('who arrives as number %i arrives %s', (n, text) => {
  expect(ordinal(n)).toBe(text)
})

test('one player, two players, no players; one match, two matches', () => {
  expect([0, 1, 2].map((n) => pluralize(n, 'player'))).toEqual(['0 players', '1 player', '2 players'])
  expect([1, 2].map((n) => pluralize(n, 'match', 'matches'))).toEqual(['1 match', '2 matches'])
})

test.each([
  [1, 'Orange'],
  [2, 'Blue'],
  [3, 'Chalk'],
  [8, 'Plum'],
  [9, 'Orange 9'],
  [10, 'Blue 10'],
  [16, 'Plum 16'],
])('team %i is named after its bib: %s', (team, name) => {
  expect(teamName(team)).toBe(name)
})
