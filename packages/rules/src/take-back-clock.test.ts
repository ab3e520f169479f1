import { describe, expect, test } from 'vitest'
import { overdue } from './clock.ts'
import { currentMatch, type Game } from './game.ts'
import { pauseClock } from './match.ts'
import { clockEndCount, takeBack } from './take-back.ts'
import { clockAfterwards, leftClockAlone, restoredClock } from './take-back-clock.ts'
import {
  advanceTo,
  apply,
  callMatch,
  endMatchAt,
  MINUTE,
  moment,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
} from './testing/games.ts'
import { describeChanges } from './undo-description.ts'

const byTime = { rules: { win: { by: 'time' as const } } }
const scored = run(runningGame(4, byTime), scoreGoal(1, SECOND))
const END = 7 * MINUTE

/** The clock ended match 1 when it was processed, `lateMs` after the end. */
function endedByClock(lateMs: number) {
  const at = END + lateMs
  const after = apply(scored, overdue(scored, moment(at)))
  return { after, command: { version: 1, of: 'play', at, before: scored, after } as const }
}

describe("[U-12] the clock's end of a match, taken back", () => {
  const { after, command } = endedByClock(0)
  const undone = (game: Game, at: number) => run(game, (state) => takeBack(state, command, moment(at)))

  test.each<[string, Game, number]>([
    ['before the next match', after, END + 9 * SECOND],
    ['after a minute, in the next match', advanceTo(after, END + MINUTE), END + MINUTE],
    ['when the next match was called by hand', run(after, callMatch(3, 4, END + SECOND)), END + 2 * SECOND],
  ])('%s: the match goes on with the clock at zero, and the clock does not end it again', (_, game, at) => {
    const restored = undone(game, at)
    expect(requireMatch(restored)).toMatchObject({
      ...{ number: 1, score: { a: 1, b: 0 }, clock: { phase: 'last-play' } },
      spells: [
        { from: 0, to: END },
        { from: at, to: null },
      ],
    })
    expect(requirePlay(restored).ended).toEqual([])
    expect(currentMatch(advanceTo(restored, at + 60 * MINUTE))?.number).toBe(1)
  })

  test('goals count until a person ends it, and the result follows', () => {
    const restored = undone(after, END + SECOND)
    const again = run(
      restored,
      scoreGoal(2, END + 2 * SECOND),
      scoreGoal(2, END + 3 * SECOND),
      endMatchAt(END + 4 * SECOND),
    )
    expect(requirePlay(again).ended).toMatchObject([{ score: { a: 1, b: 2 }, winner: 'b', playedMs: END }])
  })

  test('however late the clock was processed, no goal counts between the end and the undo', () => {
    const late = endedByClock(20 * SECOND)
    const restored = run(late.after, (game) => takeBack(game, late.command, moment(END + MINUTE)))
    expect(requireMatch(restored).spells).toEqual([
      { from: 0, to: END },
      { from: END + MINUTE, to: null },
    ])
  })

  test("[C-9] a machine's clock that was put back since does not give the match its time again", () => {
    const start = run(startedGame(4, byTime), callMatch(1, 2))
    const before = run(start, startClockAt())
    const goal = {
      version: 1,
      of: 'play',
      at: SECOND,
      before,
      after: run(before, scoreGoal(1, SECOND)),
    } as const
    const over = advanceTo(goal.after, END)
    const restored = run(over, (game) => takeBack(game, goal, moment(MINUTE)))
    expect(requirePlay(restored).ended).toMatchObject([{ score: { a: 0, b: 0 }, at: MINUTE }])
  })

  test('[U-11] and redone, the match is over again with the same next pair', () => {
    const restored = undone(after, END + SECOND)
    const undo = { version: 2, of: 'play', at: END + SECOND, before: after, after: restored } as const
    const redone = run(restored, (game) => takeBack(game, undo, moment(END + 2 * SECOND)))
    expect(requirePlay(redone)).toEqual({
      ...requirePlay(after),
      now: { is: 'waiting', startsAt: END + 32 * SECOND },
    })
  })

  test('[U-7] is described in words', () => {
    const game = advanceTo(after, END + MINUTE)
    const names = { at: END + MINUTE, name: (id: string) => id }
    expect(describeChanges(game, undone(game, END + MINUTE), names)).toEqual([
      'Match 1 is on again: Orange 1–\u20600 Blue, the clock stands at 0:00 and goals count until you end it.',
      'Match 2 is erased: Orange 0–\u20600 Chalk.',
    ])
  })
})

test('[U-12] everything after the end in the same entry is taken back with it, and an end by hand does not count', () => {
  const due = overdue(scored, moment(END + 5))
  expect(clockEndCount([{ type: 'settings-changed', settings: scored.settings }, ...due])).toBe(due.length)
  const byHand = endMatchAt(MINUTE)(scored)
  expect(clockEndCount(byHand.ok ? byHand.value : [])).toBe(0)
  expect(clockEndCount([])).toBe(0)
})

describe('[C-1] a clock that the command did not change', () => {
  const running = runningGame(4, byTime)
  const match = requireMatch(running)
  const paused = run(running, (game) => pauseClock(game, moment(MINUTE)))

  test('is that of its own match, and not of the next one with the same time', () => {
    expect(leftClockAlone(match, requirePlay(running).now)).toBe(true)
    expect(leftClockAlone(match, { is: 'match', match: { ...match, number: 2 } })).toBe(false)
  })

  test('is as it is by now, or ran until the end of its match', () => {
    const { clock, spells } = requireMatch(paused)
    expect(clockAfterwards(match, requirePlay(paused), 2 * MINUTE)).toEqual({ clock, spells })
    const twice = run(scored, endMatchAt(MINUTE), callMatch(3, 4, MINUTE), startClockAt(MINUTE))
    const over = requirePlay(run(twice, endMatchAt(3 * MINUTE)))
    expect(clockAfterwards(requireMatch(twice), over, END)).toMatchObject({ clock: { endsAt: 3 * MINUTE } })
  })

  test('that was at zero is at zero again, and its goals counted until the command', () => {
    const atZero = { ...match, clock: { phase: 'last-play' } } as const
    expect(restoredClock(atZero, END + SECOND, END + MINUTE)).toEqual({
      clock: { phase: 'last-play' },
      spells: [
        { from: 0, to: END + SECOND },
        { from: END + MINUTE, to: null },
      ],
    })
  })
})
