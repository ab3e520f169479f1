import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftTurn, manualTurn } from './draft.ts'
import { draftToTheEnd, turnsToCome } from './draft-forecast.ts'
import { arrivedGame, draftByHand, makeCaptain, run } from './testing/games.ts'

const drafting = (people: number, overrides: Parameters<typeof arrivedGame>[1]) =>
  run(arrivedGame(people, overrides), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'))

test.each`
  order             | people | teams | turns
  ${'team_by_team'} | ${20}  | ${4}  | ${[1, 2, 3, 4]}
  ${'team_by_team'} | ${10}  | ${4}  | ${[1, 2]}
  ${'alternating'}  | ${6}   | ${2}  | ${[1, 2, 1, 2]}
  ${'snake'}        | ${7}   | ${2}  | ${[1, 2, 2, 1, 1]}
`('[K-16] $people people, $teams teams, $order: $turns', ({ order, people, teams, turns }) => {
  expect(turnsToCome(drafting(people, { draftOrder: order, maxTeams: teams }), 8)).toEqual(turns)
})

test('[K-16] a team that has picked is not listed again, and there are no more turns than requested', () => {
  const game = run(drafting(20, { maxTeams: 4 }), draftByHand(1, 'p3'))
  expect(turnsToCome(game, 8)).toEqual([2, 3, 4])
  expect(turnsToCome(game, 2)).toEqual([2, 3])
})

test('[K-16] in any draft the first team is at turn, and after the last no team is', () => {
  const drafts = fc.record({
    people: fc.integer({ min: 2, max: 40 }),
    teamSize: fc.integer({ min: 1, max: 8 }),
    maxTeams: fc.integer({ min: 2, max: 8 }),
    draftOrder: fc.constantFrom('team_by_team', 'alternating', 'snake'),
  })
  fc.assert(
    fc.property(drafts, ({ people, ...overrides }) => {
      const game = drafting(people, overrides)
      expect(turnsToCome(game, 1)[0] ?? null).toBe(draftTurn(game))
      expect(manualTurn(draftToTheEnd(game))).toBeNull()
    }),
  )
})
