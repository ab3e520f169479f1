import { expect, test } from 'vitest'
import { isLostCode, NoConnection, ProblemError, sentenceOf, whyNothing } from './problem-error.ts'
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

test.each([
  ['no signal, and nothing seen before', new NoConnection(), failures.neverSeen],
  ["the server's own word", new ProblemError(403, { detail: 'For members only.' }), 'For members only.'],
  ['a fault of ours, about which a person can do nothing', new TypeError('x is undefined'), null],
])('a page that could not be had says why: %s', (_why, error, said) => {
  expect(whyNothing(error)).toBe(said)
})
