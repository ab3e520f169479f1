import { describe, expect, test } from 'vitest'
import { overdue } from './clock.ts'
import { isCup } from './cup/cup-play.ts'
import type { Game } from './game.ts'
import { holdNextMatch, switchStage } from './match.ts'
import { changeoverEndsAt, knockoutFrom, leadingSide } from './next-match.ts'
import { startedCup } from './testing/cups.ts'
import {
  arrivedGame,
  callMatch,
  endMatchAt,
  eventTypes,
  MINUTE,
  moment,
  refusalOf,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  SESSION_END,
  scoreGoal,
  startClockAt,
  startedGame,
} from './testing/games.ts'
import { eventsOf, everyScenario } from './testing/random-scenarios.ts'

test.each([
  [1, 1, null],
  [2, 1, 'a'],
  [1, 2, 'b'],
])('[M-8] with %i to %i the side %s leads', (a, b, side) => {
  expect(leadingSide({ score: { a, b } })).toBe(side)
})

test("[M-9] nothing starts at the session's end; a start a millisecond before it is planned", () => {
  const { settings } = startedGame(3)
  const from = SESSION_END - 30 * SECOND
  expect(changeoverEndsAt(settings, { held: false }, from)).toBeNull()
  expect(changeoverEndsAt(settings, { held: false }, from - 1)).toBe(SESSION_END - 1)
})

test('[M-10] the knockout stage does not begin in a cup, nor in a game that is closed', () => {
  const game = startedGame(3, { rules: { knockoutLastS: 600 } })
  const from = (play: Parameters<typeof knockoutFrom>[1]) => knockoutFrom(game.settings, play)
  expect(from(requirePlay(game))).toBe(SESSION_END - 10 * MINUTE)
  expect(from({ ...requirePlay(game), now: { is: 'closed', at: 1 } })).toBeNull()
  expect(from(requirePlay(startedCup(3)))).toBeNull()
})

describe('the next match on hold', () => {
  const waiting = run(runningGame(3), scoreGoal(1, MINUTE, 2))
  const gameOnHold = run(waiting, (state) => holdNextMatch(state, true, moment(MINUTE + 1)))

  test('[M-12] does not start; released, it starts after a whole changeover', () => {
    expect(requirePlay(gameOnHold)).toMatchObject({ held: true, now: { is: 'waiting', startsAt: null } })
    const free = run(gameOnHold, (state) => holdNextMatch(state, false, moment(9 * MINUTE)))
    expect(requirePlay(free)).toMatchObject({ held: false, now: { startsAt: 9 * MINUTE + 30 * SECOND } })
  })

  test('[M-12] put on hold while a match is on, the one after it waits too', () => {
    const game = run(runningGame(3), (state) => holdNextMatch(state, true, moment(1)), scoreGoal(1, 2, 2))
    expect(requirePlay(game).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[M-12] a match that is called by hand is not on hold any more', () => {
    expect(requirePlay(run(gameOnHold, callMatch(1, 3))).held).toBe(false)
  })

  test('[M-12] releasing the hold before the first match starts nothing, nor after the session is over', () => {
    const before = run(
      startedGame(3),
      (state) => holdNextMatch(state, true, moment(0)),
      (state) => holdNextMatch(state, false, moment(0)),
    )
    expect(requirePlay(before).now).toEqual({ is: 'waiting', startsAt: null })
    const afterSession = run(gameOnHold, (state) => holdNextMatch(state, false, moment(SESSION_END)))
    expect(requirePlay(afterSession).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[M-12] repeated, or before Play Ball', () => {
    expect(eventTypes(holdNextMatch(gameOnHold, true, moment(0)))).toEqual([])
    expect(eventTypes(holdNextMatch(waiting, false, moment(0)))).toEqual([])
    expect(refusalOf(holdNextMatch(arrivedGame(2), true, moment(0)))).toBe('not-played-yet')
  })
})

describe('the stage', () => {
  /** Three teams, of whom two or all have played, and a match that ends at `at`. */
  const nextEndsAt = (at: number, all: boolean, knockoutLastS = 600) => {
    const first = run(runningGame(3, { rules: { knockoutLastS } }), scoreGoal(1, MINUTE, 2))
    return run(
      all ? run(first, callMatch(1, 3)) : run(first, callMatch(1, 2)),
      startClockAt(at - 1),
      scoreGoal(1, at, 2),
    )
  }
  const LAST_TEN = SESSION_END - 10 * MINUTE
  const LAST_TWO = SESSION_END - 2 * MINUTE

  test.each`
    lastS  | at              | all      | stage
    ${600} | ${LAST_TEN - 1} | ${true}  | ${'normal'}
    ${600} | ${LAST_TEN}     | ${true}  | ${'knockout'}
    ${600} | ${LAST_TEN}     | ${false} | ${'normal'}
    ${120} | ${LAST_TEN}     | ${true}  | ${'normal'}
    ${120} | ${LAST_TWO}     | ${true}  | ${'knockout'}
    ${0}   | ${LAST_TWO}     | ${true}  | ${'normal'}
    ${0}   | ${SESSION_END}  | ${true}  | ${'normal'}
  `(
    '[M-10] knockout in the last $lastS s: a match ends at $at ms, every team has played: $all; the stage is then $stage',
    ({ lastS, at, all, stage }) => {
      expect(requirePlay(nextEndsAt(at, all, lastS)).stage).toBe(stage)
    },
  )

  test('[M-10] is announced until it has begun or an admin has switched the stage, and not where it never comes', () => {
    const announced = ({ settings, play }: Game) => play && knockoutFrom(settings, play)
    expect(announced(runningGame(3))).toBe(LAST_TEN)
    expect(announced(nextEndsAt(LAST_TEN, true))).toBeNull()
    expect(announced(runningGame(3, { rules: { knockoutLastS: 0 } }))).toBeNull()
    const knockout = run(startedGame(3), (state) => switchStage(state, 'knockout'))
    expect(announced(run(knockout, (state) => switchStage(state, 'normal')))).toBeNull()
  })

  test('[M-10] while one of four teams has not played, there is no knockout, however late it is', () => {
    const two = run(
      startedGame(4),
      callMatch(1, 2),
      startClockAt(SESSION_END - 9),
      scoreGoal(1, SESSION_END - 8, 2),
    )
    const three = run(two, callMatch(1, 3), startClockAt(SESSION_END - 7), scoreGoal(1, SESSION_END - 6, 2))
    expect(requirePlay(three).stage).toBe('normal')
    const four = run(three, callMatch(4, 1), startClockAt(SESSION_END - 5), scoreGoal(4, SESSION_END - 4, 2))
    expect(requirePlay(four).stage).toBe('knockout')
  })

  test('[M-10] the match after the switch is a knockout match: its first goal ends it', () => {
    const game = run(nextEndsAt(LAST_TEN, true), callMatch(1, 2), startClockAt(LAST_TEN + 2))
    expect(requireMatch(game).stage).toBe('knockout')
    expect(requirePlay(game).stageByHand).toBe(false)
    expect(eventTypes(scoreGoal(2, LAST_TEN + 3)(game))).toEqual(['scored', 'ended', 'lined-up'])
  })

  test('[M-11] an admin switches it either way between matches, and then it stays', () => {
    const knockout = run(startedGame(3), (state) => switchStage(state, 'knockout'))
    expect(requirePlay(knockout)).toMatchObject({ stage: 'knockout', stageByHand: true })
    const back = run(nextEndsAt(LAST_TEN, true), (state) => switchStage(state, 'normal'))
    const later = run(back, callMatch(1, 2), startClockAt(LAST_TEN + 2), scoreGoal(1, LAST_TEN + 3, 2))
    expect(requirePlay(later).stage).toBe('normal')
  })

  test('[M-10] [C-4] a match that ended before the last minutes starts no knockout, however late its end is processed', () => {
    const game = run(runningGame(2), scoreGoal(1, MINUTE))
    const processedAt = (at: number) => overdue(game, moment(at)).map(({ type }) => type)
    expect(processedAt(LAST_TEN - 1)).toContain('ended')
    expect(processedAt(SESSION_END - MINUTE)).toEqual(processedAt(LAST_TEN - 1))
  })

  test('[M-10] [M-11] whatever is pressed, the clock changes it near the end only, once every team has played, and not where it was set by hand', () => {
    let switches = 0
    everyScenario((steps) => {
      for (const { event, before } of eventsOf(steps)) {
        if (event.type !== 'stage-switched' || event.byHand) continue
        // [O-12] a cup that is planned in it ends it
        if (event.to === 'normal' && isCup(requirePlay(before).format)) continue
        switches += 1
        const { ended, order, stage, stageByHand } = requirePlay(before)
        const { houseRules, sessionEndsAt } = before.settings
        expect([event.to, stage, stageByHand]).toEqual(['knockout', 'normal', false])
        expect(houseRules.knockoutLastS).toBeGreaterThan(0)
        expect(ended.at(-1)?.at).toBeGreaterThanOrEqual(sessionEndsAt - houseRules.knockoutLastS * 1000)
        const played = new Set(ended.flatMap(({ a, b }) => [a, b]))
        expect(order.filter((team) => !played.has(team))).toEqual([])
      }
    })
    expect(switches).toBeGreaterThan(0)
  })

  test('[M-11] also while a coin is due, not while a match is on, and not before Play Ball', () => {
    expect(eventTypes(switchStage(run(runningGame(3), endMatchAt(1)), 'knockout'))).toEqual([
      'stage-switched',
    ])
    expect(refusalOf(switchStage(runningGame(3), 'knockout'))).toBe('match-on')
    expect(refusalOf(switchStage(arrivedGame(2), 'knockout'))).toBe('not-played-yet')
    expect(eventTypes(switchStage(startedGame(3), 'normal'))).toEqual([])
  })
})
