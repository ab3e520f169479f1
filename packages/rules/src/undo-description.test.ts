import { describe, expect, test } from 'vitest'
import { endGame } from './closing.ts'
import type { Game, GameEvent } from './game.ts'
import { holdNextMatch, pauseClock, switchStage } from './match.ts'
import { nameReferee } from './referee.ts'
import type { Result } from './result.ts'
import { takeBack } from './take-back.ts'
import {
  advanceTo,
  apply,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  MINUTE,
  makeCaptain,
  moment,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
  unwrap,
} from './testing/games.ts'
import { describeChanges } from './undo-description.ts'

type Decide = (game: Game) => Result<readonly GameEvent[], string>

const byTime = { rules: { win: { by: 'time' as const } } }
const described = (before: Game, after: Game, at: number) =>
  describeChanges(before, after, { at, name: (id) => id.toUpperCase() })

/** What an undo at `at` changes after `decide` was done at one minute. */
function changes(of: 'draft' | 'play', before: Game, decide: Decide, at = MINUTE): string[] {
  const after = apply(before, unwrap(decide(before)))
  const now = advanceTo(after, at)
  const command = { version: 1, of, at: MINUTE, before, after }
  return described(now, apply(now, unwrap(takeBack(now, command, moment(at)))), at)
}

const called = run(startedGame(4), callMatch(1, 2))
const scored = run(runningGame(4, byTime), scoreGoal(1, SECOND))
const ended = run(scored, endMatchAt(MINUTE))

describe('[U-7] what an undo changes is described in words', () => {
  test.each<[string, Game, Decide, number, string[]]>([
    ['a goal', scored, scoreGoal(2, MINUTE), MINUTE, ['The score becomes Orange 1–\u20600 Blue.']],
    [
      'a pause',
      scored,
      (game) => pauseClock(game, moment(MINUTE)),
      3 * MINUTE,
      ['In match 1, the clock runs with 6:00 left.'],
    ],
    [
      'the start of the clock',
      called,
      startClockAt(MINUTE),
      2 * MINUTE,
      ['In match 1, the clock has not been started.'],
    ],
    [
      'the call of a match',
      startedGame(4),
      callMatch(1, 2, MINUTE),
      MINUTE,
      ['Match 1 is erased: Orange 0–\u20600 Blue.', 'Orange and Blue are next.'],
    ],
    [
      'the end of a match',
      scored,
      endMatchAt(MINUTE),
      MINUTE + SECOND,
      ['Match 1 is on again: Orange 1–\u20600 Blue, the clock runs with 6:00 left.'],
    ],
    [
      'the end of a match when the next one has begun',
      scored,
      endMatchAt(MINUTE),
      2 * MINUTE,
      [
        'Match 1 is on again: Orange 1–\u20600 Blue, the clock runs with 6:00 left.',
        'Match 2 is erased: Orange 0–\u20600 Chalk.',
      ],
    ],
    [
      'a goal of a match that the clock has ended since, with the same winner',
      scored,
      scoreGoal(1, MINUTE),
      8 * MINUTE,
      ['Match 1 becomes Orange 1–\u20600 Blue.'],
    ],
    [
      'the knockout stage',
      ended,
      (game) => switchStage(game, 'knockout'),
      MINUTE,
      ['The knockout stage is off.'],
    ],
    [
      'a hold',
      ended,
      (game) => holdNextMatch(game, true, moment(MINUTE)),
      MINUTE,
      ['The next match starts by itself.'],
    ],
    ['a referee', scored, (game) => nameReferee(game, 'p4'), MINUTE, ['The match has no referee.']],
    [
      'a match without a referee',
      run(scored, (game) => nameReferee(game, 'p3')),
      (game) => nameReferee(game, null),
      MINUTE,
      ['P3 is the referee.'],
    ],
  ])('of %s', (_, before, decide, at, sentences) => {
    expect(changes('play', before, decide, at)).toEqual(sentences)
  })

  test('of a pick and of an armband, by name', () => {
    const before = run(arrivedGame(5), draftByHand(1, 'p1'))
    expect(changes('draft', before, draftByHand(2, 'p2', 'p3', 'p4'))).toEqual([
      'P2 and 2 more are in no team.',
    ])
    expect(changes('draft', before, makeCaptain(1, 'p1'))).toEqual(['Orange has no captain.'])
    expect(changes('draft', arrivedGame(5), makeCaptain(1, 'p1'))).toEqual(['P1 is in no team.'])
    const after = run(before, draftByHand(1, 'p2'), makeCaptain(1, 'p2'))
    expect(described(before, after, MINUTE)).toEqual(['P2 is in Orange.', 'P2 is captain of Orange.'])
  })

  test('and the other way round for a redo', () => {
    expect(described(scored, ended, MINUTE)).toEqual([
      'Match 1 is over: Orange 1–\u20600 Blue.',
      'Orange and Chalk are next.',
    ])
    const over = apply(ended, [{ type: 'closed', at: MINUTE }])
    expect(described(ended, over, MINUTE)).toEqual(['The game is over.'])
    expect(described(over, ended, MINUTE)).toEqual(['The game goes on.', 'Orange and Chalk are next.'])
    const arrived = arrivedGame(4)
    const calledOff = run(arrived, (game) => endGame(game, MINUTE))
    expect(described(arrived, calledOff, MINUTE)).toEqual(['The game is over.'])
    expect(described(calledOff, arrived, MINUTE)).toEqual(['The game goes on.'])
    const knockout = run(ended, (game) => switchStage(game, 'knockout'))
    expect(described(ended, knockout, MINUTE)).toEqual(['The knockout stage is on.'])
    const onHold = run(ended, (game) => holdNextMatch(game, true, moment(MINUTE)))
    expect(described(ended, onHold, MINUTE)).toEqual(['The next match is on hold.'])
    expect(described(onHold, run(onHold, callMatch(1, 3, MINUTE)), MINUTE)).toEqual([
      'Match 2 is back: Orange 0–\u20600 Chalk.',
    ])
    const tied = run(scored, scoreGoal(2, MINUTE))
    expect(described(tied, run(tied, endMatchAt(MINUTE)), MINUTE)).toEqual([
      'Match 1 is over: Orange 1–\u20601 Blue.',
      'A coin decides between Orange and Blue.',
    ])
    expect(described(startedGame(4), called, MINUTE)).toEqual(['Match 1 is back: Orange 0–\u20600 Blue.'])
    const [paused, lastPlay] = [
      run(scored, (game) => pauseClock(game, moment(MINUTE))),
      apply(scored, [{ type: 'reached-zero', at: 7 * MINUTE }]),
    ]
    expect(described(scored, paused, MINUTE)).toEqual(['In match 1, the clock is paused with 6:00 left.'])
    expect(described(scored, lastPlay, 7 * MINUTE)).toEqual([
      'In match 1, the clock stands at 0:00 and goals count until you end it.',
    ])
  })
})
