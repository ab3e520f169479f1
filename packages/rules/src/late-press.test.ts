import { describe, expect, test } from 'vitest'
import { followSettings } from './arrival.ts'
import { closeEvening } from './closing.ts'
import type { Evening } from './evening.ts'
import { isOtherMatch, lateGoal, settleLatePress } from './late-press.ts'
import { changeScore, pauseClock } from './match.ts'
import {
  after,
  allowed,
  calls,
  does,
  ends,
  goal,
  happened,
  MINUTE,
  moment,
  onPitch,
  pitch,
  playOf,
  refusal,
  running,
  SECOND,
  SESSION_END,
  settings,
  starts,
  toss,
  until,
} from './testing/evenings.ts'

const END = 7 * MINUTE
const CHANGEOVER = 30 * SECOND
const NEXT = END + CHANGEOVER

/** A goal of match 1, made in its last second. */
const press = (team: number, by = 1, madeAt = END - SECOND) => ({ id: 'late', match: 1, team, by, madeAt })
const comes = (evening: Evening, at: number, late = press(2)) => {
  const answer = lateGoal(evening, late, moment(at))
  if (!answer) throw new Error('This press is late and was not known as such.')
  return answer
}
const arrives = (evening: Evening, at: number, late = press(2)) =>
  after(evening, allowed(comes(evening, at, late)))

const scores = (evening: Evening) => playOf(evening).ended.map(({ score: { a, b } }) => `${a}-${b}`)
const lineOf = (evening: Evening) => {
  const { order, holder, reason, now } = playOf(evening)
  return { order, holder, reason: reason.because, now: now.is }
}
/** One goal for team 1 before the end; then the clock ends the match. */
const oneNil = (teams: number) => does(running(teams), goal(1, MINUTE))

describe('a goal that comes after the clock has ended its match', () => {
  const soon = END + 10 * SECOND

  test('[Q-4] [Q-6] between matches corrects result, line and reason, and the people get a whole changeover', () => {
    // 0-0: both are out and 3 plays 4; with the goal team 2 stays on
    const drawn = until(running(4), soon)
    expect(lineOf(drawn)).toMatchObject({ order: [3, 4, 2, 1], reason: 'both-off' })
    const corrected = arrives(drawn, soon)
    expect(scores(corrected)).toEqual(['0-1'])
    expect(lineOf(corrected)).toEqual({
      order: [2, 3, 4, 1],
      holder: { team: 2, wins: 1 },
      reason: 'winner-stays',
      now: 'waiting',
    })
    expect(playOf(corrected).now).toEqual({ is: 'waiting', startsAt: soon + CHANGEOVER })
    expect(playOf(corrected).ended[0]).toMatchObject({
      winner: 'b',
      why: 'time',
      fate: { because: 'winner-stays' },
    })
  })

  test('[Q-6] the same two with another score start when they were going to', () => {
    const corrected = arrives(until(oneNil(4), soon), soon, press(1))
    expect(scores(corrected)).toEqual(['2-0'])
    expect(playOf(corrected).now).toEqual({ is: 'waiting', startsAt: NEXT })
  })

  test('[Q-6] a draw that it brings about brings the coin, between the two who played', () => {
    const corrected = arrives(until(oneNil(4), soon), soon)
    expect(lineOf(corrected)).toEqual({
      order: [1, 2, 3, 4],
      holder: null,
      reason: 'draw-needs-toss',
      now: 'toss',
    })
    const tossed = does(
      corrected,
      toss({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'tails', soon),
    )
    expect(lineOf(tossed).order).toEqual([2, 3, 4, 1])
  })

  test('[Q-6] a draw that it undoes takes the coin away', () => {
    const drawn = until(does(oneNil(4), goal(2, MINUTE)), soon)
    expect(lineOf(drawn).now).toBe('toss')
    expect(lineOf(arrives(drawn, soon))).toMatchObject({ order: [2, 3, 4, 1], now: 'waiting' })
  })

  test('[Q-6] a coin that stays due keeps the seal that was shown', () => {
    // drawn, so a coin; won, the winner has had his share, and with one team waiting it is a coin again
    const held = does(
      pitch(3, { rules: { maxWinsInARow: 2, changeoverS: 300 } }),
      calls(1, 2),
      starts(),
      goal(1, 1),
      goal(1, 2),
      calls(1, 3, SECOND),
      starts(SECOND),
      goal(1, MINUTE),
      goal(3, MINUTE),
    )
    const at = END + 2 * SECOND
    const drawn = until(held, at)
    expect(playOf(drawn)).toMatchObject({ now: { is: 'toss' }, reason: { because: 'draw-needs-toss' } })
    const late = { ...press(1), match: 2 }
    const corrected = after(drawn, allowed(lateGoal(drawn, late, { at, commitment: 'another' })!))
    expect(playOf(corrected)).toMatchObject({
      now: { is: 'toss', commitment: 'sealed' },
      reason: { because: 'one-waits-toss' },
    })
  })

  test('[Q-6] while the next match is held it stays held', () => {
    const held = after(until(running(4), soon), [{ type: 'hold-switched', hold: true, startsAt: null }])
    expect(playOf(arrives(held, soon)).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('[Q-7] into the next match without a goal: the wrong two are called off, the right two are next', () => {
    const at = NEXT + 20 * SECOND
    const wrong = until(running(4), at)
    expect(onPitch(wrong)).toMatchObject({ number: 2, a: 3, b: 4 })
    const corrected = arrives(wrong, at)
    expect(lineOf(corrected)).toMatchObject({ order: [2, 3, 4, 1], now: 'waiting' })
    expect(playOf(corrected).now).toEqual({ is: 'waiting', startsAt: at + CHANGEOVER })
    expect(onPitch(until(corrected, at + CHANGEOVER))).toMatchObject({ number: 2, a: 2, b: 3 })
  })

  test('[Q-7] into the next match without a goal: the wrong two are called off for the coin', () => {
    const corrected = arrives(until(oneNil(4), NEXT), NEXT)
    expect(lineOf(corrected)).toMatchObject({ order: [1, 2, 3, 4], holder: null, now: 'toss' })
  })

  test('[Q-7] into the next match of the right two: it goes on, and who holds the pitch is known', () => {
    const goesOn = arrives(until(oneNil(4), NEXT), NEXT, press(1))
    expect(onPitch(goesOn)).toEqual(onPitch(until(oneNil(4), NEXT)))
    // two teams: they play again whatever it was, but now team 2 has won one
    const again = arrives(until(running(2), NEXT), NEXT)
    expect(onPitch(again)).toMatchObject({ number: 2, a: 1, b: 2 })
    expect(playOf(again).holder).toEqual({ team: 2, wins: 1 })
  })

  test('[Q-7] into a match that an admin chose: it goes on, and the line behind it is put right', () => {
    const chosen = does(until(running(5), soon), calls(4, 5, soon))
    expect(lineOf(chosen).order).toEqual([4, 5, 3, 2, 1])
    const corrected = arrives(chosen, soon)
    expect(lineOf(corrected)).toEqual({
      order: [4, 5, 2, 3, 1],
      holder: null,
      reason: 'chosen',
      now: 'match',
    })
    expect(scores(corrected)).toEqual(['0-1'])
    const drawn = does(until(oneNil(5), soon), calls(4, 5, soon))
    expect(lineOf(arrives(drawn, soon))).toEqual(lineOf(drawn))
    expect(scores(arrives(drawn, soon))).toEqual(['1-1'])
  })

  test('[Q-6] by the rules the match was played by, and with the teams that came and went since', () => {
    const joined = after(until(running(4), soon), [
      { type: 'drafted', team: 5, ids: ['p9'], by: 'hand' },
      { type: 'left', id: 'p3' },
    ])
    expect(lineOf(arrives(joined, soon)).order).toEqual([2, 4, 5, 1])
  })
})

describe('a goal that comes when the evening has gone on', () => {
  const evenings: [string, Evening, number][] = [
    ['the next match has a goal', does(until(oneNil(4), NEXT), goal(3, NEXT + 1)), NEXT + 2],
    ['the match was ended by hand', does(oneNil(4), ends(END - 1)), END],
    ['the match was ended by goals', does(oneNil(4), goal(1, END - 1)), END],
    [
      'the coin has fallen',
      does(
        until(does(oneNil(4), goal(2, MINUTE)), END),
        toss({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', END),
      ),
      END + 1,
    ],
    ['the match after it is over too', does(until(oneNil(4), NEXT), ends(NEXT + 1)), NEXT + 2],
  ]

  test.each(evenings)('[Q-4] because %s, it waits for an admin and changes nothing', (_, evening, at) => {
    const waits = arrives(evening, at)
    expect(scores(waits)).toEqual(scores(evening))
    expect(lineOf(waits)).toEqual(lineOf(evening))
    expect(playOf(waits).late).toEqual([
      { id: 'late', matchNumber: 1, side: 'b', by: 1, madeAt: END - SECOND, at, fate: 'waiting' },
    ])
  })

  const [, gone, at] = evenings[0]!
  const waits = arrives(gone, at)
  const decides = (evening: Evening, keep: boolean) =>
    settleLatePress(evening, { id: 'late', keep }, moment(at))

  test('[Q-5] kept, it corrects score and winner, and the line stays where the evening has taken it', () => {
    const kept = after(waits, allowed(decides(waits, true)))
    expect(playOf(kept).ended[0]).toMatchObject({ score: { a: 1, b: 1 }, winner: null })
    expect(lineOf(kept)).toEqual(lineOf(gone))
    expect(playOf(kept).late[0]?.fate).toBe('kept')
  })

  test('[Q-5] dropped, it changes no result', () => {
    const dropped = after(waits, allowed(decides(waits, false)))
    expect(playOf(dropped).ended).toEqual(playOf(gone).ended)
    expect(playOf(dropped).late[0]?.fate).toBe('dropped')
  })

  test.each([true, false])('[Q-5] decided once (%s), it is not decided again', (keep) => {
    const decided = after(waits, allowed(decides(waits, keep)))
    for (const again of [true, false]) expect(refusal(decides(decided, again))).toBe('late-press-settled')
  })

  test('[Q-5] one that nobody made is not known', () => {
    expect(refusal(settleLatePress(gone, { id: 'late', keep: true }, moment(at)))).toBe(
      'late-press-not-found',
    )
    expect(refusal(settleLatePress(pitch(2), { id: 'late', keep: false }, moment(at)))).toBe(
      'late-press-not-found',
    )
  })

  test('[Q-5] kept while nobody has scored since, it moves the line after all', () => {
    const early = arrives(does(running(4), ends(END - 1)), END)
    const kept = after(early, allowed(settleLatePress(early, { id: 'late', keep: true }, moment(END))))
    expect(lineOf(kept)).toMatchObject({ order: [2, 3, 4, 1], holder: { team: 2, wins: 1 } })
  })

  test('[Q-5] kept when the evening has closed by itself, it mends its match and moves no line', () => {
    const early = arrives(does(running(4), ends(END - 1)), END)
    const closed = moment(SESSION_END + 7 * 60 * MINUTE)
    const kept = after(early, allowed(settleLatePress(early, { id: 'late', keep: true }, closed)))
    expect(scores(kept)).toEqual(['0-1'])
    expect(lineOf(kept)).toEqual(lineOf(early))
  })

  test('[Q-4] a goal and its taking back both wait, and no score goes below zero', () => {
    expect(refusal(comes(gone, at, press(2, -1)))).toBe('below-zero')
    const both = arrives(waits, at, { ...press(2, -1), id: 'back' })
    expect(playOf(both).late.map(({ by }) => by)).toEqual([1, -1])
    const first = settleLatePress(both, { id: 'back', keep: true }, moment(at))
    expect(refusal(first)).toBe('below-zero')
  })
})

describe('a press that', () => {
  const over = until(oneNil(4), END + SECOND)
  const paused = does(running(4), (so) => pauseClock(so, moment(MINUTE)))
  const wentOn = until(does(paused, starts(2 * MINUTE)), 10 * MINUTE)

  test.each<[string, Evening, ReturnType<typeof press>]>([
    ['was made at the end', over, press(1, 1, END)],
    ['was made after the end', over, press(1, 1, END + 1)],
    ['was made before the start', does(pitch(4), calls(1, 2), starts(5), ends(9)), press(1, 1, 4)],
    ['was made during a pause', wentOn, press(1, 1, MINUTE)],
    ['is of a match that never was', over, { ...press(1), match: 7 }],
    ['is of the match that is on', running(4), press(1)],
    ['comes before Play Ball', pitch(4), press(1)],
  ])('[Q-1] %s is no late press', (_, evening, late) => {
    expect(lateGoal(evening, late, moment(END + 2))).toBeNull()
  })

  test('[Q-1] does not say when it was made, or in which match, is no late press', () => {
    const { match, madeAt, ...said } = press(1)
    expect(lateGoal(over, { ...said, match }, moment(END + 2))).toBeNull()
    expect(lateGoal(over, { ...said, madeAt }, moment(END + 2))).toBeNull()
  })

  test('[Q-1] was made at the very start or in the last millisecond counts', () => {
    for (const madeAt of [0, END - 1])
      expect(happened(comes(over, END + 2, press(1, 1, madeAt)))).toBeTruthy()
    expect(happened(comes(wentOn, 10 * MINUTE, press(1, 1, 2 * MINUTE)))).toContain('result-corrected')
  })

  test('[Q-4] is for a team that did not play, or takes below zero, is refused', () => {
    expect(refusal(comes(over, END + 2, press(3)))).toBe('not-on-pitch')
    expect(refusal(comes(over, END + 2, press(2, -1)))).toBe('below-zero')
  })

  test('[Q-2] was made before a pause counts in it, one made in the pause does not', () => {
    const scored = (madeAt?: number) => changeScore(paused, { team: 1, by: 1, madeAt }, moment(MINUTE + 9))
    expect(happened(scored(MINUTE - 1))).toEqual(['scored'])
    expect(refusal(scored(MINUTE))).toBe('not-running')
    expect(refusal(scored())).toBe('not-running')
  })

  test.each<[string, boolean, Parameters<typeof isOtherMatch>[1], Evening]>([
    ['names the match that is on', false, { match: 1 }, running(4)],
    ['names none', false, { madeAt: -MINUTE }, running(4)],
    ['names another', true, { match: 2 }, running(4)],
    ['was made for its number before the match began', true, { match: 1, madeAt: -2 * SECOND }, running(4)],
    ['was made by a clock that is a little slow', false, { match: 1, madeAt: -SECOND }, running(4)],
    ['comes while none is on', false, { match: 1 }, over],
  ])('[Q-3] %s means another match: %s', (_, other, meant, evening) => {
    expect(isOtherMatch(evening, meant, { at: MINUTE })).toBe(other)
  })

  test('[Q-3] a match that stood while the clock was put back is still meant', () => {
    expect(isOtherMatch(paused, { match: 1, madeAt: -60 * MINUTE }, { at: -60 * MINUTE })).toBe(false)
  })
})

describe('[Q-4] a goal taken off late is weighed against what still waits', () => {
  /** 2-0 after two minutes, and 0-2 of teams 1 and 3 after that. */
  const twoMatches = does(
    running(4),
    goal(1, MINUTE, 2),
    calls(1, 3, 2 * MINUTE),
    starts(2 * MINUTE),
    goal(3, 3 * MINUTE, 2),
  )
  const late = (id: string, match: number, team: number, by: number) => ({
    id,
    match,
    team,
    by,
    madeAt: match === 1 ? SECOND : 2 * MINUTE + SECOND,
  })
  const waits = (so: Evening, ...presses: ReturnType<typeof late>[]) =>
    presses.reduce((then, one) => arrives(then, 4 * MINUTE, one), so)
  const off = (so: Evening, match: number, team: number) =>
    refusal(comes(so, 4 * MINUTE, late('off', match, team, -1)))

  test.each<[string, Evening, number, number, string]>([
    ['a goal of the same side', waits(twoMatches, late('one', 1, 2, 1)), 1, 2, 'allowed'],
    ['nothing', twoMatches, 1, 2, 'below-zero'],
    ['a goal of the other side', waits(twoMatches, late('one', 1, 1, 1)), 1, 2, 'below-zero'],
    ['a goal of that side in another match', waits(twoMatches, late('one', 1, 1, 1)), 2, 1, 'below-zero'],
    [
      'a goal that was dropped meanwhile',
      does(waits(twoMatches, late('one', 1, 2, 1)), (so) =>
        settleLatePress(so, { id: 'one', keep: false }, moment(4 * MINUTE)),
      ),
      1,
      2,
      'below-zero',
    ],
  ])('%s', (_, evening, match, team, answer) => {
    expect(off(evening, match, team)).toBe(answer)
  })
})

test('[Q-4] once the evening is ended by hand the line follows no goal any more', () => {
  const ended = does(until(oneNil(4), END + SECOND), (so) => closeEvening(so, END + 2 * SECOND))
  expect(happened(comes(ended, END + 3 * SECOND))).toEqual(['late-press'])
})

test('[C-7] [Q-6] the line follows by the rules that the match was called with', () => {
  const over = until(oneNil(4), END + SECOND)
  const wanted = settings({ teamSize: 1, rules: { scoredDraw: 'both_off' } })
  const changed = after(over, followSettings(over, wanted, END + SECOND))
  expect(changed.settings.houseRules.scoredDraw).toBe('both_off')
  expect(lineOf(arrives(changed, END + 2 * SECOND)).now).toBe('toss')
})

test('[Q-3] a press of long ago that comes with the first moment of the match is none of it', () => {
  expect(isOtherMatch(running(2), { match: 1, madeAt: -60 * MINUTE }, { at: 0 })).toBe(true)
})
