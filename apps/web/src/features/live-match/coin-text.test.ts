import { expect, test } from 'vitest'
import { boardCoin } from './coin-text.ts'
import { ended, gameState, tossDue, tossed } from './testing.ts'

const drawn = gameState({ completed_matches: [ended(1, 2, '1-1')], upcoming_match: null })
const due = { ...drawn, coin_toss_state: tossDue(1, 2) }
const fallen = { ...drawn, coin_toss_state: tossed(2, 1) }
const second = { ...drawn, coin_toss_state: { ...tossDue(2, 3), last: tossed(2, 1).last } }

test.each([
  ['before the toss', due, false, 'A coin decides'],
  ['while it flies, though the server knows', fallen, true, 'The coin is in the air'],
  ['once it lies there', fallen, false, 'The coin shows tails'],
  ['while it flies and another is due', second, true, 'The coin is in the air'],
  ['once another is due', second, false, 'A coin decides'],
])('the title of the coin says what its drawing shows: %s', (_, game, isInAir, title) => {
  expect(boardCoin(game, { isInAir })?.title).toBe(title)
})
