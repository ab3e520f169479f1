import { expect, test } from 'vitest'
import { failures } from '../texts.ts'
import {
  errorText,
  isChunkLoadError,
  loadFailureReason,
  NoConnection,
  ProblemError,
} from './problem-error.ts'

test.each([
  'Failed to fetch dynamically imported module: https://turnout.example/assets/game-day-4f2a.js',
  'error loading dynamically imported module: https://turnout.example/assets/game-day-4f2a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/game-day-77aa.css',
])('after a release a page whose old chunks are gone is recognised and reloaded: %s', (message) => {
  const chunkError = new TypeError(message)
  expect(isChunkLoadError(chunkError)).toBe(true)
  expect(errorText(chunkError)).toBe(failures.missingCode)
  expect(errorText(chunkError, 'Failed to load members')).toBe(failures.missingCode)
})

test.each([new NoConnection(), new ProblemError(500, {}), new TypeError('x is undefined'), 'text', null])(
  'whatever else goes wrong is tried again where it stands: %s',
  (error) => {
    expect(isChunkLoadError(error)).toBe(false)
  },
)

test.each([
  ['no signal, and nothing seen before', new NoConnection(), failures.notStored],
  ["the server's own word", new ProblemError(403, { detail: 'For members only.' }), 'For members only.'],
  ['a fault of ours, about which a person can do nothing', new TypeError('x is undefined'), null],
])('a page that could not be loaded gives the reason: %s', (_why, error, expected) => {
  expect(loadFailureReason(error)).toBe(expected)
})
