import { expect, test } from 'vitest'
import { isLostCode, NoConnection, ProblemError, sentenceOf } from './problem-error.ts'
import { failures } from './texts.ts'

test.each([
  'Failed to fetch dynamically imported module: https://turnout.example/assets/game-day-4f2a.js',
  'error loading dynamically imported module: https://turnout.example/assets/game-day-4f2a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/game-day-77aa.css',
])('after a release a page that looks for its old parts says so and is loaded anew: %s', (message) => {
  const lost = new TypeError(message)
  expect(isLostCode(lost)).toBe(true)
  expect(sentenceOf(lost)).toBe(failures.lostCode)
  expect(sentenceOf(lost, 'Failed to load members')).toBe(failures.lostCode)
})

test.each([new NoConnection(), new ProblemError(500, {}), new TypeError('x is undefined'), 'text', null])(
  'whatever else goes wrong is tried again where it stands: %s',
  (error) => {
    expect(isLostCode(error)).toBe(false)
  },
)
