import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endGame } from '../closing.ts'
import type { Game } from '../game.ts'
import { pauseClock } from '../match.ts'
import { cupOf as cupPlan, startedCup } from '../testing/cups.ts'
import {
  advanceTo,
  callMatch,
  endMatchAt,
  MINUTE,
  moment,
  requirePlay,
  run,
  SECOND,
  scoreGoal,
  startClockAt,
} from '../testing/games.ts'
import { cupOf } from './cup-play.ts'
import { CUP_FORMATS } from './format.ts'
import { startTimes } from './start-times.ts'
import { timePlan } from './time-plan.ts'

const RULES = { rules: { win: { by: 'time' }, changeoverS: 60 } } as const
const KNOCKOUT = { is: 'knockout', thirdPlace: false, durationS: 240 } as const
const STEP = 5 * MINUTE

const timesOf = (game: Game, now: number) => {
  const play = requirePlay(game)
  return [...startTimes(game.settings, play, cupOf(play)?.state ?? { fixtures: [] }, now)]
}

/** Puts the next two on the pitch from this moment; the first of them leads. */
function begin(game: Game, at: number): Game {
  const [a = 0, b = 0] = requirePlay(game).order
  return run(game, callMatch(a, b, at), startClockAt(at), scoreGoal(a, at + SECOND))
}

describe('[O-13] the open matches of a cup have the times at which they would begin', () => {
  test('from now before the first, and from the start of the session before that', () => {
    const cup = startedCup(4, KNOCKOUT, RULES)
    const from = (at: number) => [1, 2, 3].map((number, index) => [number, at + index * STEP])
    expect(timesOf(cup, MINUTE)).toEqual(from(MINUTE))
    const early = startedCup(4, KNOCKOUT, { ...RULES, sessionStartsAt: 10 * MINUTE })
    expect(timesOf(early, MINUTE)).toEqual(from(10 * MINUTE))
  })

  test('after the end of the match that is on, also when it is paused or in its last play, and from the changeover after it', () => {
    const running = begin(startedCup(4, KNOCKOUT, RULES), 0)
    expect(timesOf(running, MINUTE)).toEqual([
      [2, 5 * MINUTE],
      [3, 10 * MINUTE],
    ])
    const paused = run(running, (game) => pauseClock(game, moment(MINUTE)))
    expect(timesOf(paused, 2 * MINUTE)[0]).toEqual([2, 6 * MINUTE])
    const untilWhistle = startedCup(4, KNOCKOUT, { rules: { ...RULES.rules, atZero: 'last_play' } })
    const lastPlay = advanceTo(begin(untilWhistle, 0), 6 * MINUTE)
    expect(timesOf(lastPlay, 6 * MINUTE)[0]).toEqual([2, 7 * MINUTE])
    const ended = run(running, endMatchAt(2 * MINUTE))
    expect(timesOf(ended, 2 * MINUTE)[0]).toEqual([2, 3 * MINUTE])
    expect(timesOf(advanceTo(ended, 3 * MINUTE), 3 * MINUTE)).toEqual([[3, 3 * MINUTE + STEP]])
  })

  test('after its whole length while its clock has not been started, and never once the game is closed', () => {
    const called = run(startedCup(4, KNOCKOUT, RULES), callMatch(1, 4))
    expect(timesOf(called, MINUTE)[0]).toEqual([2, 6 * MINUTE])
    expect(
      timesOf(
        run(startedCup(4, KNOCKOUT, RULES), (game) => endGame(game, MINUTE)),
        MINUTE,
      ),
    ).toEqual([])
  })

  test('but not a drawn match that a coin decides; a match that the next goal decides is played again first', () => {
    const drawn = (drawnKnockout: 'toss' | 'next_goal') =>
      run(
        startedCup(4, { ...KNOCKOUT, drawnKnockout }, RULES),
        callMatch(1, 4),
        startClockAt(),
        endMatchAt(MINUTE),
      )
    const numbers = (game: Game) => timesOf(game, MINUTE).map(([number]) => number)
    expect(numbers(drawn('toss'))).toEqual([2, 3])
    expect(timesOf(drawn('toss'), MINUTE)[0]).toEqual([2, 2 * MINUTE])
    expect(numbers(drawn('next_goal'))).toEqual([1, 2, 3])
  })

  test.each(CUP_FORMATS)('a cup of %s ends when its time plan says so', (is) => {
    const game = startedCup(8, { is, durationS: 240 }, RULES)
    const { endsAt } = timePlan(cupPlan(8, { is, durationS: 240 }), {
      startsAt: 0,
      endsAt: 0,
      changeoverS: 60,
    })
    expect(timesOf(game, 0).at(-1)?.[1]).toBe(endsAt - 240 * SECOND)
  })

  test('each open match is there once, none in the past, each a match and a changeover after the one before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CUP_FORMATS),
        fc.integer({ min: 6, max: 9 }),
        fc.nat({ max: 5 }),
        (is, teams, played) => {
          let game = startedCup(teams, { is, durationS: 240 }, RULES)
          for (let match = 0; match < played; match++)
            game = run(begin(game, match * MINUTE), endMatchAt(match * MINUTE + 2 * SECOND))
          const now = played * MINUTE
          const times = timesOf(game, now)
          const open = cupOf(requirePlay(game))?.state.fixtures.filter(({ isOver }) => !isOver) ?? []
          expect(times.map(([number]) => number).toSorted((a, b) => a - b)).toEqual(
            open.map(({ number }) => number),
          )
          const [[, first] = [0, now]] = times
          expect(times.map(([, at]) => at)).toEqual(times.map((_, index) => first + index * STEP))
          expect(first).toBeGreaterThanOrEqual(now)
        },
      ),
    )
  })
})
