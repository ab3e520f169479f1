import { describe, expect, test } from 'vitest'
import { changeScore, holdNextMatch, pauseClock, startClock } from './match.ts'
import {
  apply,
  callMatch,
  endMatchAt,
  MINUTE,
  moment,
  refusalOf,
  refusalWithDetails,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
  unwrap,
} from './testing/games.ts'

describe('a command that changes nothing', () => {
  const paused = apply(runningGame(3), [{ type: 'clock-paused', at: MINUTE, leftMs: 6 * MINUTE }])
  const lastPlay = apply(runningGame(3), [{ type: 'reached-zero', at: MINUTE }])

  test.each([
    ['[C-2] starting a clock that runs', startClock(runningGame(3), moment(MINUTE))],
    ['[C-2] starting a clock in the last play', startClock(lastPlay, moment(MINUTE))],
    ['[C-3] pausing a paused clock', pauseClock(paused, moment(2 * MINUTE))],
  ])('%s changes nothing', (_, decision) => {
    expect(unwrap(decision)).toEqual([])
  })

  test.each([startClock, pauseClock])('[C-2] [C-3] without a match is refused', (press) => {
    expect(refusalOf(press(startedGame(3), moment(0)))).toBe('no-match')
  })

  test('[M-6] a goal for a team that does not play is refused with the team', () => {
    expect(refusalWithDetails(changeScore(runningGame(3), { team: 3, by: 1 }, moment(SECOND)))).toEqual({
      refusal: 'not-on-pitch',
      about: { team: 3 },
    })
  })

  test('[M-12] switching the hold during a match gives nothing a start', () => {
    const second = run(
      runningGame(3),
      scoreGoal(1, SECOND),
      endMatchAt(MINUTE),
      callMatch(1, 3, MINUTE),
      startClockAt(MINUTE),
    )
    const held = run(second, (game) => holdNextMatch(game, true, moment(2 * MINUTE)))
    expect(unwrap(holdNextMatch(held, false, moment(3 * MINUTE)))).toEqual([
      { type: 'hold-switched', hold: false, startsAt: null },
    ])
  })
})
