import { expect, test } from 'vitest'
import { boardOf, faceOf, windowTitle } from './board-of.ts'
import { castOf } from './cast-of.ts'
import { drawnScore, stakes, tossOfNow } from './coin-words.ts'
import { nextMove, whyNoNewMatch } from './next-move.ts'
import { ended, evening, match, playing, tossDue, tossed } from './testing.ts'

const before = evening()
const ready = playing(match(1, 2, '0-0', { phase: 'ready' }))
const running = playing(match(1, 2, '2-1'))
const paused = playing(match(1, 2, '2-1', { phase: 'paused' }))
const lastPlay = playing(match(1, 2, '1-1', { phase: 'last_play' }))
const between = evening({ completed_matches: [ended(1, 2, '2-0'), ended(1, 3, '0-1', { number: 2 })] })
const drawn = evening({
  completed_matches: [ended(1, 2, '1-1')],
  upcoming_match: null,
  coin_toss_state: tossDue(1, 2),
})
const nobody = evening({ upcoming_match: null, available_teams: [] })

test.each([
  ['before the first match', before, 'to-come', 'Orange 0–0 Blue', 'start'],
  ['with two teams called', ready, 'on', 'Orange 0–0 Blue', 'start-clock'],
  ['while it runs', running, 'on', 'Orange 2–1 Blue', 'goals'],
  ['in a pause', paused, 'on', 'Orange 2–1 Blue', 'run-on'],
  ['in the last play', lastPlay, 'on', 'Orange 1–1 Blue', 'goals'],
  ['between matches', between, 'over', 'Orange 0–1 Chalk', 'start'],
  ['with a coin to toss', drawn, 'over', 'Orange 1–1 Blue', 'toss'],
] as const)('%s the board shows %s and the next move is clear', (_, game, is, title, move) => {
  const board = boardOf(game, castOf(game))
  expect(board?.is).toBe(is)
  expect(board && windowTitle(board, '4:12')).toBe(`${title}, 4:12`)
  expect(nextMove(game).is).toBe(move)
})

test('without two teams there is no board and nothing to start', () => {
  expect(boardOf(nobody, castOf(nobody))).toBeNull()
  expect(nextMove(nobody)).toEqual({ is: 'nothing' })
})

test.each([
  ['on', 'ready', 420, 'ready', undefined],
  ['on', 'running', 252, 'running', undefined],
  ['on', 'running', 0, 'over', undefined],
  ['on', 'paused', 60, 'paused', undefined],
  ['on', 'last_play', 0, 'over', 'Last play'],
  ['over', 'ended', 420, 'ready', 'full time'],
] as const)('a board that is %s and %s with %i s shows %s', (is, phase, seconds, state, word) => {
  expect(faceOf({ is, phase }, seconds)).toEqual({ state, word })
})

test.each([
  [running, 'You can start another pairing when this match is over.'],
  [drawn, 'The coin toss comes first.'],
  [nobody, 'Two teams need at least one player each.'],
  [between, null],
])('another pairing cannot be started for this reason: %#', (game, why) => {
  expect(whyNoNewMatch(game)).toBe(why)
})

test('the coin says what it is about, and is forgotten once the next match begins', () => {
  expect(`${drawnScore(drawn, castOf(drawn))} ${stakes(drawn, castOf(drawn))}`).toBe(
    'Orange 1–1 Blue. The side that wins stays on and plays Chalk.',
  )
  const fallen = { ...drawn, coin_toss_state: tossed(1, 2) }
  expect(tossOfNow(fallen)?.winner_id).toBe('t1')
  expect(tossOfNow({ ...fallen, current_match: match(1, 3, '0-0', { number: 2 }) })).toBeNull()
})
