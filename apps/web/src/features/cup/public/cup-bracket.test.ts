import { bracketOf, roundsOf } from '@turnout/contract/cup-bracket'
import { expect, test } from 'vitest'
import { cupOf, fixture, knockout, semiFinals } from '../testing.ts'

const numbersOf = (cup: Parameters<typeof bracketOf>[0]) => {
  const bracket = bracketOf(cup)
  return bracket && roundsOf(bracket).map((rows) => rows.map((row) => row.map((node) => node.fixture.number)))
}

test('the bracket goes from the first round to the final, and matches that feed the same match share a row', () => {
  expect(numbersOf(semiFinals())).toEqual([[[1, 2]], [[4]]])
  expect(bracketOf(semiFinals())?.third?.number).toBe(3)
})

test('a team with a bye has no match in the round before', () => {
  const fixtures = [
    fixture(1, 4, 5, knockout('Quarter-final 1', 2)),
    fixture(2, 1, 'Winner of quarter-final 1', knockout('Semi-final 1', 4)),
    fixture(3, 2, 3, knockout('Semi-final 2', 4)),
    fixture(4, 'Winner of semi-final 1', 'Winner of semi-final 2', knockout('Final')),
  ]
  const cup = cupOf(5, { fixtures })
  expect(numbersOf(cup)).toEqual([[[1]], [[2, 3]], [[4]]])
  expect(bracketOf(cup)?.third).toBeNull()
})

test('a round robin has no bracket', () => {
  expect(bracketOf(cupOf(3, { fixtures: [fixture(1, 1, 2)] }))).toBeNull()
})
