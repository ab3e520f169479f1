import { expect, test } from 'vitest'
import { gameState, gameWithMatch, match, tossDue, upcoming } from './testing.ts'
import { isOver } from './use-is-over.ts'

const END = 1_000_000
const atEnd = { session_ends_at: END, closes_at: END + 90 * 60_000 }
const idle = { ...atEnd, current_match: null, upcoming_match: upcoming(1, 2, 'They are first in line.') }
const toCome = { ...idle, upcoming_match: upcoming(1, 2, 'Next.', { starts_at: END - 1 }) }

test.each([
  ['a minute before its end', gameState(idle), -60_000, false],
  ['at its end', gameState(idle), 0, true],
  ['with a match on', gameWithMatch(match(1, 2, '1-0'), atEnd), 60_000, false],
  ['with a match on when it closes', gameWithMatch(match(1, 2, '1-0'), atEnd), 90 * 60_000, true],
  ['with a coin due', gameState({ ...idle, coin_toss_state: tossDue(1, 2) }), 60_000, false],
  ['with a start to come', gameState(toCome), 0, false],
  ['closed before its end', gameState({ ...idle, is_closed: true }), -60_000, true],
])('[D-10] whether the game is over for its screens %s', (_, game, after, expected) => {
  expect(isOver(game, END + after)).toBe(expected)
})
