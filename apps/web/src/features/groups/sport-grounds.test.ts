import { GROUND_NAMES, groundName, groundOf } from '@turnout/art/grounds/ground-of.ts'
import { SPORTS } from '@turnout/rules/sports'
import { expect, test } from 'vitest'

test('every sport of the catalogue has its own ground, and every ground has a sport', () => {
  expect([...GROUND_NAMES].sort()).toEqual(SPORTS.map(({ id }) => id).sort())
  expect(new Set(SPORTS.map(({ id }) => groundOf(id))).size).toBe(SPORTS.length)
})

test.each(['quidditch', 'constructor', ''])('the unknown sport %s is played on grass', (sport) => {
  expect(groundName(sport)).toBe('football')
})
