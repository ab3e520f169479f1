import { describe, expect, test } from 'vitest'
import { overdue } from './clock.ts'
import type { Game } from './game.ts'
import type { MatchPlay } from './game-events.ts'
import type { HouseRules } from './house-rules.ts'
import { holdNextMatch } from './match.ts'
import { press } from './presence.ts'
import { takeBack } from './take-back.ts'
import { startedCup } from './testing/cups.ts'
import {
  advanceTo,
  apply,
  callMatch,
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
import { everyScenario } from './testing/random-scenarios.ts'

const pressedAt =
  (at: number, madeAt?: number) =>
  (game: Game): Game =>
    apply(game, [press(at, madeAt)])

/** Two teams, seven minutes, thirty seconds between: match n begins at (n - 1) * 7:30. */
const kickedOff = pressedAt(0)(run(startedGame(2), callMatch(1, 2), startClockAt()))
const starts = (match: number) => (match - 1) * (7 * MINUTE + 30 * SECOND)
const ends = (match: number) => starts(match) + 7 * MINUTE

describe('[M-16] after two matches in a row without a press, the next one is on hold and organisers are asked', () => {
  test.each<[string, Game, number]>([
    ['when match 1 was started by hand', kickedOff, 3],
    ['after a press in match 2', pressedAt(starts(2) + 1)(advanceTo(kickedOff, starts(2) + 1)), 4],
    ['after a press between matches 2 and 3', pressedAt(ends(2) + 1)(advanceTo(kickedOff, ends(2) + 1)), 4],
  ])('%s', (_, game, lastMatch) => {
    const waiting = advanceTo(game, ends(lastMatch))
    expect(requirePlay(waiting)).toMatchObject({
      held: true,
      isAsked: true,
      now: { is: 'waiting', startsAt: null },
    })
    expect(requirePlay(waiting).ended).toHaveLength(lastMatch)
    expect(requirePlay(advanceTo(waiting, ends(lastMatch) + 40 * MINUTE)).ended).toHaveLength(lastMatch)
    expect(requirePlay(advanceTo(game, ends(lastMatch) - 1)).held).toBe(false)
  })

  test('however late the clock is processed', () => {
    const game = advanceTo(kickedOff, ends(3) - 1)
    expect(overdue(game, moment(ends(3) + 20 * MINUTE))).toMatchObject([
      { type: 'ended', at: ends(3) },
      { type: 'lined-up', startsAt: null },
      { type: 'still-playing-asked' },
    ])
  })

  test('also where the same end begins the knockout stage', () => {
    const sessionEndsAt = ends(3) + 10 * MINUTE
    const game = pressedAt(0)(run(startedGame(2, { sessionEndsAt }), callMatch(1, 2), startClockAt()))
    expect(overdue(advanceTo(game, ends(3) - 1), moment(ends(3)))).toMatchObject([
      { type: 'ended', at: ends(3) },
      { type: 'stage-switched', to: 'knockout' },
      { type: 'lined-up', startsAt: null },
      { type: 'still-playing-asked' },
    ])
  })

  test('the answer lets the next match start after a changeover, and two more are played before the next question', () => {
    const asked = advanceTo(kickedOff, ends(3))
    const at = ends(3) + 5 * MINUTE
    const answered = run(pressedAt(at)(asked), (game) => holdNextMatch(game, false, moment(at)))
    expect(requirePlay(answered)).toMatchObject({
      held: false,
      isAsked: false,
      now: { startsAt: at + 30 * SECOND },
    })
    const again = advanceTo(answered, at + 30 * MINUTE)
    expect(requirePlay(again)).toMatchObject({ isAsked: true, held: true })
    expect(requirePlay(again).ended).toHaveLength(5)
  })

  test('a match that is started by hand is an answer, too', () => {
    const asked = advanceTo(kickedOff, ends(3))
    expect(requirePlay(run(asked, callMatch(1, 2, ends(3) + 1)))).toMatchObject({
      held: false,
      isAsked: false,
    })
  })

  test('[U-1] when the answer is undone, the question is open again', () => {
    const before = advanceTo(kickedOff, ends(3))
    const after = run(before, (game) => holdNextMatch(game, false, moment(ends(3) + 1)))
    const command = { version: 1, of: 'play', at: ends(3) + 1, before, after } as const
    const undone = run(after, (game) => takeBack(game, command, moment(ends(3) + 2)))
    expect(requirePlay(undone)).toEqual(requirePlay(before))
  })

  test('not with a coin due, not with a last play, and not in a game of an older version', () => {
    const withRules = (rules: Partial<HouseRules>) =>
      advanceTo(pressedAt(0)(runningGame(3, { rules })), 60 * MINUTE)
    expect(requirePlay(withRules({ goallessDraw: 'toss' })).now.is).toBe('toss')
    expect(requireMatch(withRules({ atZero: 'last_play' })).clock.phase).toBe('last-play')
    const older = advanceTo(runningGame(2), 60 * MINUTE)
    expect(requirePlay(older).ended.length).toBeGreaterThan(5)
  })

  test.each<[string, number, Partial<MatchPlay['now']>, string]>([
    ['with a coin due in its table', 0, { is: 'toss' }, 'cup-toss'],
    ['that is over', 1, { is: 'waiting', startsAt: null }, 'cup-over'],
  ])('not in a cup %s', (_, goals, now, because) => {
    const cup = pressedAt(0)(run(startedCup(3), callMatch(1, 2), startClockAt(), scoreGoal(1, SECOND, goals)))
    expect(requirePlay(advanceTo(cup, 60 * MINUTE))).toMatchObject({
      ended: [{}, {}, {}],
      isAsked: false,
      now,
      reason: { because },
    })
  })

  test('whatever is pressed, the clock never ends three matches in a row without a press', () => {
    everyScenario((steps) => {
      for (const { after, events, by } of steps) {
        const ended = after.play?.ended ?? []
        if (by !== 'the clock' || !events.some(({ type }) => type === 'ended')) continue
        const lastPressAt = after.lastPressAt ?? 0
        expect(ended.slice(-3).filter(({ calledAt }) => calledAt > lastPressAt).length).toBeLessThan(3)
      }
    })
  })
})

describe('[M-17] a press counts at the time when it was made', () => {
  test.each<[string, number, number | undefined, number]>([
    ['with signal', 5 * MINUTE, undefined, 5 * MINUTE],
    ['later than it was made', 5 * MINUTE, 3 * MINUTE, 3 * MINUTE],
    ['with a time to come, by which a phone is wrong', 5 * MINUTE, 9 * MINUTE, 5 * MINUTE],
  ])('%s', (_, at, madeAt, counted) => {
    expect(pressedAt(at, madeAt)(startedGame(2)).lastPressAt).toBe(counted)
  })

  test('a press that arrives late does not replace a later one', () => {
    expect(pressedAt(5 * MINUTE, MINUTE)(pressedAt(4 * MINUTE)(kickedOff)).lastPressAt).toBe(4 * MINUTE)
  })

  test('a goal of match 2 that arrives in match 3 delays the question by two matches', () => {
    const late = pressedAt(starts(3) + 1, starts(2) + 1)(advanceTo(kickedOff, starts(3) + 1))
    expect(requirePlay(advanceTo(late, ends(3))).isAsked).toBe(false)
    expect(requirePlay(advanceTo(late, ends(4))).isAsked).toBe(true)
  })

  test('whatever is pressed, the last press is never later than the last command and never goes back', () => {
    everyScenario((steps) => {
      for (const { before, after, at } of steps) {
        expect(after.lastPressAt ?? 0).toBeLessThanOrEqual(at)
        const earlier = before.lastPressAt
        if (earlier !== null) expect(after.lastPressAt).toBeGreaterThanOrEqual(earlier)
      }
    })
  })
})
