import { describe, expect, test } from 'vitest'
import { describeCommand } from './command-description.ts'
import type { Game, GameEvent } from './game.ts'
import { cupOf } from './testing/cups.ts'
import {
  arrivedGame,
  callMatch,
  endMatchAt,
  MINUTE,
  requireMatch,
  run,
  runningGame,
  startedGame,
} from './testing/games.ts'

const noMatch = startedGame(4)
const first = runningGame(4)
/** Team 1 stays, and plays match 2 against team 3. */
const second = run(first, endMatchAt(MINUTE), callMatch(1, 3, MINUTE))

const described = (game: Game, match: number | null, ...events: GameEvent[]) =>
  describeCommand({ events, match }, game, (id) => id.toUpperCase())

const toss = {
  choices: [],
  commitment: 'sealed',
  secret: 'told',
  chance: null,
  result: 'heads',
  winner: 1,
  loser: 2,
} as const

const correction = { matchNumber: 2, side: 'a', by: 1, winner: 'a', at: 0, madeAt: 0 } as const

describe('[U-7] a command is described by its first event, and all its armbands or picks', () => {
  test.each<[string, ...GameEvent[]]>([
    ['Armband of P1 for Orange', { type: 'captain-named', team: 1, id: 'p1', instead: null }],
    [
      'Armbands of P1 for Orange and P2 for Blue',
      { type: 'captain-named', team: 1, id: 'p1', instead: null },
      { type: 'captain-named', team: 2, id: 'p2', instead: null },
    ],
    ['Draft of P1 for Blue', { type: 'drafted', team: 2, ids: ['p1'], by: 'hand' }],
    ['Pick of P1 for Blue', { type: 'drafted', team: 2, ids: ['p1'], by: 'captain' }],
    ['Draft of P1 and 2 more for Blue', { type: 'drafted', team: 2, ids: ['p1', 'p2', 'p3'], by: 'hand' }],
    [
      'Draft of P1 and 2 more',
      { type: 'drafted', team: 1, ids: ['p1', 'p2'], by: 'hand' },
      { type: 'drafted', team: 2, ids: ['p3'], by: 'hand' },
    ],
    [
      'Draft of P1 for Orange',
      { type: 'drafted', team: 1, ids: ['p1'], by: 'hand' },
      { type: 'evened', teams: null, moves: [] },
    ],
    ['Draft of  for Orange', { type: 'drafted', team: 1, ids: [], by: 'hand' }],
    [
      'Auto-assign of 3 players',
      {
        type: 'auto-assigned',
        teams: [
          { team: 1, ids: ['p1', 'p2'] },
          { team: 2, ids: ['p3'] },
        ],
        substitutes: ['p4'],
      },
    ],
    [
      'Auto-assign of 1 player',
      { type: 'auto-assigned', teams: [{ team: 1, ids: ['p1'] }], substitutes: [] },
    ],
    ['Move', { type: 'moved', moves: [] }],
    ['Move of P1 to Blue', { type: 'moved', moves: [{ id: 'p1', to: 2 }] }],
    ['Move of P1 out of their team', { type: 'moved', moves: [{ id: 'p1', to: null }] }],
    [
      'Swap of P1 and P2',
      {
        type: 'moved',
        moves: [
          { id: 'p1', to: 2 },
          { id: 'p2', to: 1 },
        ],
      },
    ],
    ['P1 going home', { type: 'went-home', id: 'p1', at: 0 }],
    ['P1 coming back', { type: 'came-back', id: 'p1', at: 0 }],
    ['P1 in for P2', { type: 'substituted', team: 1, playerIn: 'p1', playerOut: 'p2' }],
    ['Loan of P1 to Blue', { type: 'lent', id: 'p1', from: 1, to: 2 }],
    ['End of the loan of P1', { type: 'lent', id: 'p1', from: 1, to: null }],
    ['Even teams', { type: 'evened', teams: 2, moves: [] }],
    ["Teams of the group's size", { type: 'evened', teams: null, moves: [] }],
    ['Toss of match 2', { type: 'tossed', matchNumber: 2, ...toss }],
    ['P1 as referee', { type: 'referee-named', referee: 'p1' }],
    ['Match without a referee', { type: 'referee-named', referee: null }],
    [
      'Start of match 1',
      { type: 'match-called', match: requireMatch(first), reason: { because: 'chosen' }, at: 0 },
    ],
    ['Plan of the cup', { type: 'format-chosen', chosen: cupOf(4) }],
    [
      'Correction of match 2',
      {
        ...{ type: 'score-corrected', matchNumber: 2, score: { a: 1, b: 1 }, winner: null },
        correction: { from: { a: 1, b: 0 }, reason: 'Video', at: 0 },
      },
    ],
    ['Winner stays on', { type: 'format-chosen', chosen: { is: 'winner_stays' } }],
    ['Draw of the cup', { type: 'cup-drawn', teams: [2, 1], seed: 'seed', chance: null }],
    ['Blue leaving the cup', { type: 'team-withdrew', team: 2 }],
    ['Switch to the knockout stage', { type: 'stage-switched', to: 'knockout', byHand: true }],
    ['Switch to the normal stage', { type: 'stage-switched', to: 'normal', byHand: true }],
    ['Hold of the next match', { type: 'hold-switched', hold: true, startsAt: null }],
    ['Letting the next match start', { type: 'hold-switched', hold: false, startsAt: null }],
    ['End of the game', { type: 'closed', at: 0 }],
    ['Correction of match 2', { type: 'result-corrected', ...correction }],
    ['Late press kept', { type: 'late-press-settled', id: 'late', keep: true, at: 0 }],
    ['Late press dropped', { type: 'late-press-settled', id: 'late', keep: false, at: 0 }],
    // no command begins with these
    ['The last command', { type: 'play-began', at: 0 }],
    ['The last command'],
  ])('%s', (words, ...events) => {
    expect(described(noMatch, null, ...events)).toBe(words)
  })
})

describe('[U-7] a command in a match', () => {
  const scored = (by: number): GameEvent => ({ type: 'scored', side: 'b', by, at: 0 })
  const ended = (why: 'early' | 'time'): GameEvent => ({
    type: 'ended',
    why,
    winner: 'a',
    at: 0,
    playedMs: 0,
  })
  const clockStarted: GameEvent = { type: 'clock-started', at: 0, endsAt: MINUTE }
  const paused: GameEvent = { type: 'clock-paused', at: 0, leftMs: MINUTE }

  test.each<[string, Game, number | null, ...GameEvent[]]>([
    ['Goal for Blue', first, 1, scored(1)],
    ['3 goals for Blue', first, 1, scored(3)],
    ['Goal taken off Blue', first, 1, scored(-1)],
    ['Goal for Chalk', second, 2, scored(1)],
    ['Goal for Blue in match 1', second, 1, scored(1)],
    ['Goal for Blue, end of match 1', second, 1, scored(1), ended('early')],
    ['Goal for a team', arrivedGame(4), null, scored(1)],
    ['End of match 1', second, 1, ended('early')],
    ['End of match 1 by the clock', second, 1, ended('time')],
    ['Start of the clock', first, 1, clockStarted],
    ['Start of the clock in match 1', second, 1, clockStarted],
    ['Start of the clock', second, null, clockStarted],
    ['Pause', first, 1, paused],
    ['Pause in match 1', second, 1, paused],
    ['Pause', noMatch, 1, paused],
  ])('%s', (words, game, match, ...events) => {
    expect(described(game, match, ...events)).toBe(words)
  })
})
