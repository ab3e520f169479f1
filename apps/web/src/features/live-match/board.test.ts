import { expect, test } from 'vitest'
import { clockFace, toBoard, windowTitle } from './board.ts'
import { currentToss, drawScoreText, stakesText } from './coin-text.ts'
import { newMatchBlockedReason, nextMove } from './next-move.ts'
import { ended, gameState, gameWithMatch, match, tossDue, tossed } from './testing.ts'

const before = gameState()
const ready = gameWithMatch(match(1, 2, '0-0', { phase: 'ready' }))
const running = gameWithMatch(match(1, 2, '2-1'))
const paused = gameWithMatch(match(1, 2, '2-1', { phase: 'paused' }))
const lastPlay = gameWithMatch(match(1, 2, '1-1', { phase: 'last_play' }))
const between = gameState({ completed_matches: [ended(1, 2, '2-0'), ended(1, 3, '0-1', { number: 2 })] })
const drawn = gameState({
  completed_matches: [ended(1, 2, '1-1')],
  upcoming_match: null,
  coin_toss_state: tossDue(1, 2),
})
const nobody = gameState({ upcoming_match: null, available_teams: [] })

test.each([
  ['before the first match', before, 'to-come', 'Orange 0–\u20600 Blue', 'start'],
  ['with two teams called', ready, 'on', 'Orange 0–\u20600 Blue', 'start-clock'],
  ['while it runs', running, 'on', 'Orange 2–\u20601 Blue', 'goals'],
  ['in a pause', paused, 'on', 'Orange 2–\u20601 Blue', 'run-on'],
  ['in the last play', lastPlay, 'on', 'Orange 1–\u20601 Blue', 'goals'],
  ['between matches', between, 'over', 'Orange 0–\u20601 Chalk', 'start'],
  ['with a coin to toss', drawn, 'over', 'Orange 1–\u20601 Blue', 'toss'],
] as const)('%s the board shows %s and the next move is clear', (_, game, status, title, moveType) => {
  const board = toBoard(game)
  expect(board?.status).toBe(status)
  expect(board && windowTitle(board, '4:12')).toBe(`${title}, 4:12`)
  expect(nextMove(game).type).toBe(moveType)
})

test('without two teams there is no board and nothing to start', () => {
  expect(toBoard(nobody)).toBeNull()
  expect(nextMove(nobody)).toEqual({ type: 'nothing' })
})

test.each([
  ['on', 'ready', 420, 'ready', undefined],
  ['on', 'running', 252, 'running', undefined],
  ['on', 'running', 0, 'over', undefined],
  ['on', 'paused', 60, 'paused', undefined],
  ['on', 'last_play', 0, 'over', 'Last play'],
  ['over', 'ended', 420, 'ready', 'full time'],
] as const)('a board that is %s and %s with %i s shows %s', (status, phase, seconds, state, word) => {
  expect(clockFace({ status, phase }, seconds)).toEqual({ state, word })
})

test.each([
  [running, 'You can start another pairing when this match is over.'],
  [drawn, 'The coin toss comes first.'],
  [nobody, 'Two teams need at least one player each.'],
  [between, null],
])('another pairing cannot be started for this reason: %#', (game, reason) => {
  expect(newMatchBlockedReason(game)).toBe(reason)
})

test('the coin says what it decides, and goes once the next match begins', () => {
  expect(`${drawScoreText(drawn)} ${stakesText(drawn)}`).toBe(
    'Orange 1–\u20601 Blue. The side that wins stays on and plays Chalk.',
  )
  const fallen = { ...drawn, coin_toss_state: tossed(1, 2) }
  expect(currentToss(fallen)?.winner_id).toBe('t1')
  expect(currentToss({ ...fallen, current_match: match(1, 3, '0-0', { number: 2 }) })).toBeNull()
})
