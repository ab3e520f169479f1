import { describe, expect, test } from 'vitest'
import { applySettings } from './arrival.ts'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { dueAt, overdue } from './clock.ts'
import { closedAt, closesAt, endGame, isLinkOver, isLongOver } from './closing.ts'
import type { Game } from './game.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { holdNextMatch, pauseClock } from './match.ts'
import { press } from './presence.ts'
import { takeBack } from './take-back.ts'
import {
  advanceTo,
  apply,
  arrivedGame,
  callMatch,
  endMatchAt,
  eventTypes,
  MINUTE,
  moment,
  refusalOf,
  requirePlay,
  run,
  runningGame,
  SESSION_END,
  scoreGoal,
  settings,
  startClockAt,
  startedGame,
} from './testing/games.ts'
import { everyScenario, everyScenarioWithTakeBacks } from './testing/random-scenarios.ts'

const betweenMatches = () => run(runningGame(3), scoreGoal(1, MINUTE, 2))
const endGameAt = (at: number) => (state: Game) => endGame(state, at)

test.each<[string, Game, string]>([
  ['before Play Ball', arrivedGame(4), 'allowed'],
  ['with two teams called', run(startedGame(3), callMatch(1, 2)), 'match-on'],
  ['with a match on', runningGame(3), 'match-on'],
  [
    'with a coin due',
    run(runningGame(3), scoreGoal(1, 1), scoreGoal(2, 2), endMatchAt(MINUTE)),
    'toss-pending',
  ],
  ['right after Play Ball', startedGame(3), 'allowed'],
  ['between two matches', betweenMatches(), 'allowed'],
])('[E-6] a game is ended %s: %s', (_, game, answer) => {
  expect(refusalOf(endGame(game, MINUTE))).toBe(answer)
})

test('[E-6] ended twice, it ended once, at the first time', () => {
  const closed = run(betweenMatches(), endGameAt(2 * MINUTE))
  expect(eventTypes(endGame(closed, 3 * MINUTE))).toEqual([])
  expect(closedAt(closed, 4 * MINUTE)).toBe(2 * MINUTE)
})

/** Ended, and the end taken back at `at`. */
const reopened = (game: Game, at: number) => {
  const closed = run(game, endGameAt(MINUTE))
  const act = { version: 1, of: 'play', at: MINUTE, before: game, after: closed } as const
  return run(closed, (state) => takeBack(state, act, moment(at)))
}

test.each<[string, Game, number, number | null]>([
  ['comes after a whole changeover', betweenMatches(), 5 * MINUTE, 5 * MINUTE + 30_000],
  [
    'waits while it is held',
    run(betweenMatches(), (state) => holdNextMatch(state, true, moment(MINUTE))),
    5 * MINUTE,
    null,
  ],
  ['waits for a hand once the session is over', betweenMatches(), SESSION_END, null],
  ['waits for the first call as before', startedGame(3), 5 * MINUTE, null],
])('[U-8] the game goes on after its end is taken back: the next match %s', (_, game, at, startsAt) => {
  const { play, ...rest } = reopened(game, at)
  expect({ ...rest, play }).toEqual({
    ...game,
    play: { ...game.play, now: { is: 'waiting', startsAt } },
  })
})

test('[U-8] a late press that was undecided when the game was ended can be decided again', () => {
  const late = { id: 'late', match: 1, team: 2, by: 1, madeAt: 1 }
  const waiting = run(runningGame(3), scoreGoal(1, 2), endMatchAt(MINUTE), (state) => {
    const answer = lateGoal(state, late, moment(MINUTE))
    if (!answer) throw new Error('This press is none that comes late.')
    return answer
  })
  const keptGame = run(reopened(waiting, 5 * MINUTE), (state) =>
    settleLatePress(state, { id: 'late', keep: true }, moment(6 * MINUTE)),
  )
  expect(keptGame.play?.ended[0]?.score).toEqual({ a: 1, b: 1 })
})

describe('[E-5] a closed game', () => {
  const LATE = SESSION_END + GAME_CLOSES_AFTER_MS

  test('closed by the clock is closed since then, and cannot be ended by hand', () => {
    const game = betweenMatches()
    expect([closedAt(game, LATE - 1), closedAt(game, LATE)]).toEqual([null, LATE])
    expect(eventTypes(endGame(game, LATE + 1))).toEqual([])
  })

  test('closed by hand starts nothing any more', () => {
    const closed = run(betweenMatches(), endGameAt(MINUTE + 1))
    expect(dueAt(betweenMatches())).not.toBeNull()
    expect(dueAt(closed)).toBeNull()
    expect(overdue(closed, moment(LATE))).toEqual([])
  })

  test('keeps its queue and stays closed, whatever else is pressed, and only corrections and late goals change a score', () => {
    const mayChange = ['takesBack', 'redoes', 'comesLate', 'decidesLate', 'corrects']
    everyScenarioWithTakeBacks((steps) => {
      for (const { by, before, events, after } of steps) {
        if (before.play?.now.is !== 'closed') continue
        if (!mayChange.includes(by)) expect(events).toEqual([])
        if (by === 'takesBack' || by === 'redoes') continue
        expect([after.play?.now, after.play?.order]).toEqual([before.play.now, before.play.order])
      }
    })
  })
})

describe('[D-2] the clock closes a game at the end of its session, or an hour after the last press if that is later', () => {
  const HOUR = 60 * MINUTE
  const pressedAt = (at: number, game = betweenMatches()) => apply(game, [press(at)])

  test.each<[string, Game, number]>([
    ['no one presses for longer than an hour', pressedAt(MINUTE), SESSION_END],
    ['the last press was exactly an hour before its end', pressedAt(SESSION_END - HOUR), SESSION_END],
    ['people press shortly before its end', pressedAt(SESSION_END - MINUTE), SESSION_END + 59 * MINUTE],
    ['people play on beyond its end', pressedAt(SESSION_END + 3 * HOUR), SESSION_END + 4 * HOUR],
    ['an older version knew of no presses', betweenMatches(), SESSION_END + HOUR],
    ['Play Ball was never pressed', pressedAt(MINUTE, arrivedGame(4)), SESSION_END],
  ])('%s', (_, game, closing) => {
    expect(closesAt(game)).toBe(closing)
    expect([closedAt(game, closing - 1), closedAt(game, closing)]).toEqual([null, closing])
    expect(eventTypes(overdue(game, moment(closing - 1)))).not.toContain('closed')
    const closed = apply(game, overdue(game, moment(closing + HOUR)))
    expect([closedAt(closed, closing), dueAt(closed)]).toEqual([closing, null])
  })

  test('[S-2] the link shows the result for six hours more', () => {
    const game = pressedAt(MINUTE)
    expect([isLinkOver(game, SESSION_END + 6 * HOUR - 1), isLinkOver(game, SESSION_END + 6 * HOUR)]).toEqual([
      false,
      true,
    ])
  })

  test('the results that no one touched stay', () => {
    const untouched = advanceTo(apply(runningGame(2), [press(0)]), SESSION_END - 1)
    expect(requirePlay(untouched).ended).toHaveLength(3)
    const closed = apply(untouched, overdue(untouched, moment(SESSION_END)))
    expect(requirePlay(closed)).toMatchObject({
      now: { is: 'closed', at: SESSION_END },
      ended: requirePlay(untouched).ended,
    })
  })

  test('whatever is pressed, it is open until then and never after, and every result that was there is still there', () => {
    let closings = 0
    everyScenario((steps) => {
      for (const { by, at, before, events, after } of steps) {
        const { sessionEndsAt } = after.settings
        const closing = Math.max(sessionEndsAt, (after.lastPressAt ?? sessionEndsAt) + HOUR)
        if (by !== 'the opening' && after.lastPressAt !== null)
          expect(isLongOver(after, at)).toBe(at >= closing)
        const closed = events.find(({ type }) => type === 'closed')
        if (!closed || by !== 'the clock') continue
        closings += 1
        expect(closed).toEqual({ type: 'closed', at: closing })
        const known = before.play?.ended ?? []
        expect(after.play?.ended.slice(0, known.length) ?? []).toEqual(known)
      }
    })
    expect(closings).toBeGreaterThan(0)
  })
})

describe('[E-10] when the clock closes the game', () => {
  const LATE = SESSION_END + GAME_CLOSES_AFTER_MS
  const LAST_PLAY = { rules: { atZero: 'last_play' } } as const
  const paused = (state: Game) => pauseClock(state, moment(3 * MINUTE))
  const called = run(startedGame(3), callMatch(1, 2))
  const kickedOffLate = (before: number) => run(startedGame(3), callMatch(1, 2), startClockAt(LATE - before))
  const due = run(runningGame(3), scoreGoal(1, 1), scoreGoal(2, 2), endMatchAt(MINUTE))

  test.each<[string, Game, object[], string[]]>([
    [
      'a paused match is won by the side in front',
      run(runningGame(3), scoreGoal(2, 1), paused),
      [{ winner: 'b', score: { a: 0, b: 1 }, playedMs: 3 * MINUTE }],
      ['ended', 'closed'],
    ],
    [
      'a level match is a draw',
      run(runningGame(3), paused),
      [{ winner: null, playedMs: 3 * MINUTE }],
      ['ended', 'closed'],
    ],
    [
      'a last play that no one ended counts whole',
      run(runningGame(3, LAST_PLAY), scoreGoal(1, 1)),
      [{ winner: 'a', playedMs: 7 * MINUTE }],
      ['reached-zero', 'ended', 'closed'],
    ],
    [
      'a match that still runs is over then',
      kickedOffLate(2 * MINUTE),
      [{ winner: null, playedMs: 2 * MINUTE }],
      ['ended', 'closed'],
    ],
    ['a match that was not started is called off', called, [], ['called-off', 'closed']],
    ['a coin that was not tossed is dropped', due, [{ winner: null, score: { a: 1, b: 1 } }], ['closed']],
    ['between matches nothing else changes', betweenMatches(), [{ winner: 'a' }], ['postponed', 'closed']],
  ])('%s', (_, game, ended, happens) => {
    const events = overdue(game, moment(LATE + MINUTE))
    const closed = apply(game, events)
    expect(eventTypes(events)).toEqual(happens)
    expect(requirePlay(closed)).toMatchObject({ now: { is: 'closed', at: LATE }, ended })
    expect(dueAt(closed)).toBeNull()
    expect(overdue(closed, moment(LATE + 2 * MINUTE))).toEqual([])
  })

  test('not a moment sooner, and a match that is over by then is ended by its own clock', () => {
    const game = run(runningGame(3), paused)
    expect(overdue(game, moment(LATE - 1))).toEqual([])
    const onTime = apply(kickedOffLate(7 * MINUTE), overdue(kickedOffLate(7 * MINUTE), moment(LATE)))
    expect(requirePlay(onTime).ended).toMatchObject([{ why: 'time', at: LATE }])
  })

  test('a goal of it that arrives later does not wait for the queue, and its ending says how it was scored', () => {
    const game = run(runningGame(3), scoreGoal(2, 1), paused)
    const closed = apply(game, overdue(game, moment(LATE)))
    expect(requirePlay(closed).ended[0]).toMatchObject({ why: 'closed', at: LATE, fate: null })
    const late = { id: 'late', match: 1, team: 1, by: 1, madeAt: MINUTE }
    expect(eventTypes(lateGoal(closed, late, moment(LATE)) ?? [])).toEqual(['late-press'])
  })
})

describe('a game that no one plays', () => {
  const off = run(arrivedGame(4), endGameAt(MINUTE))

  test('[E-6] can be ended by hand: no one has played, and nothing follows', () => {
    expect(off).toEqual({ ...arrivedGame(4), calledOff: MINUTE })
    expect([closedAt(off, MINUTE), dueAt(off)]).toEqual([MINUTE, null])
    expect(eventTypes(endGame(off, 2 * MINUTE))).toEqual([])
    expect(applySettings(off, settings({ teamSize: 9 }), MINUTE)).toEqual([])
  })

  test('[U-8] and goes on when its end is taken back', () => {
    const act = { version: 5, of: 'play', at: MINUTE, before: arrivedGame(4), after: off } as const
    expect(run(off, (state) => takeBack(state, act, moment(2 * MINUTE)))).toEqual(arrivedGame(4))
  })
})
