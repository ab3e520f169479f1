import { expect, test } from 'vitest'
import { type Goal, type Held, hold, shownScore } from './shown-score.ts'

const onBoard = (score: number, matchNumber = 1) => ({ matchNumber, teamId: 'blue', score })
const goal: Goal = { teamId: 'blue', by: 1 }

test('nothing pressed shows what the server says', () => {
  expect(shownScore(null, onBoard(2), [])).toBe(2)
})

test('a press shows at once and is not counted again when the server’s state comes before its answer', () => {
  const held = hold(null, onBoard(3))
  expect(shownScore(held, onBoard(2), [goal])).toBe(3)
  expect(shownScore(held, onBoard(3), [goal])).toBe(3)
})

test('two quick presses are two goals while the first one is being answered', () => {
  const held = hold(hold(null, onBoard(3)), onBoard(4))
  expect(shownScore(held, onBoard(3), [goal])).toBe(4)
})

test('presses of both teams are held side by side', () => {
  const held: Held = hold(hold(null, onBoard(3)), { matchNumber: 1, teamId: 'orange', score: 1 })
  expect(shownScore(held, onBoard(2), [])).toBe(3)
  expect(shownScore(held, { matchNumber: 1, teamId: 'orange', score: 0 }, [])).toBe(1)
})

test('presses that waited through a reload are added to what the server says', () => {
  expect(shownScore(null, onBoard(2), [goal, goal, { teamId: 'orange', by: 1 }])).toBe(4)
  expect(shownScore(null, onBoard(0), [{ teamId: 'blue', by: -1 }])).toBe(0)
})

test('what was held for a match is nothing to the next one', () => {
  expect(shownScore(hold(null, onBoard(3)), onBoard(0, 2), [])).toBe(0)
})
