import { expect, test } from 'vitest'
import {
  isConfirmed,
  type OptimisticScores,
  optimisticScore,
  type PendingGoal,
  withScore,
} from './optimistic-score.ts'

const onBoard = (score: number, matchNumber = 1) => ({ matchNumber, teamId: 'blue', score })
const goal: PendingGoal = { teamId: 'blue', by: 1 }

test('without a command the score of the server shows', () => {
  expect(optimisticScore(null, onBoard(2), [])).toBe(2)
})

test('a goal shows at once and does not count twice when the new state comes before the answer', () => {
  const optimistic = withScore(null, onBoard(3))
  expect(optimisticScore(optimistic, onBoard(2), [goal])).toBe(3)
  expect(optimisticScore(optimistic, onBoard(3), [goal])).toBe(3)
})

test('two quick presses are two goals while the first has no answer yet', () => {
  const optimistic = withScore(withScore(null, onBoard(3)), onBoard(4))
  expect(optimisticScore(optimistic, onBoard(3), [goal])).toBe(4)
})

test('goals of both teams are pending side by side', () => {
  const optimistic: OptimisticScores = withScore(withScore(null, onBoard(3)), {
    matchNumber: 1,
    teamId: 'orange',
    score: 1,
  })
  expect(optimisticScore(optimistic, onBoard(2), [])).toBe(3)
  expect(optimisticScore(optimistic, { matchNumber: 1, teamId: 'orange', score: 0 }, [])).toBe(1)
})

test('goals that waited through a reload are added to the score of the server', () => {
  expect(optimisticScore(null, onBoard(2), [goal, goal, { teamId: 'orange', by: 1 }])).toBe(4)
  expect(optimisticScore(null, onBoard(0), [{ teamId: 'blue', by: -1 }])).toBe(0)
})

test('pending goals of a match do not count for the next one', () => {
  expect(optimisticScore(withScore(null, onBoard(3)), onBoard(0, 2), [])).toBe(0)
})

test('the server’s own score is shown from the version on that contains the goal, and at once after a restore', () => {
  const era = 'before the restore'
  const pending = withScore(null, onBoard(3))
  const answered: OptimisticScores = pending && { ...pending, confirmed: { version: 8, era } }
  expect(isConfirmed(pending, { version: 9, era })).toBe(false)
  expect(isConfirmed(answered, { version: 7, era })).toBe(false)
  expect(isConfirmed(answered, { version: 8, era })).toBe(true)
  expect(isConfirmed(answered, { version: 2, era: 'after it' })).toBe(true)
  expect(isConfirmed(withScore(answered, onBoard(4)), { version: 8, era })).toBe(false)
})
