import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dueSteps,
  GO_OR_NO_GO_BEFORE_MS,
  nextStepAt,
  OPENS_BEFORE_MS,
  REMINDER_BEFORE_MS,
  SPARES_BEFORE_MS,
  skipUnasked,
} from './game-steps.ts'
import {
  addGame,
  answerIn,
  answerOut,
  callSpares,
  cancelGame,
  changeNumbers,
  MAX_AHEAD_MS,
  moveGame,
  restoreGame,
  takePlace,
} from './plan-game.ts'
import {
  evolveScheduledGame,
  isRecorded,
  missingToMinimum,
  type ScheduledGame,
  type ScheduledGameEvent,
  scheduledGame,
} from './scheduled-game.ts'

const HOUR = 60 * 60 * 1000
const STARTS_AT = 1000 * HOUR
const session = { date: '2026-03-04', startsAt: STARTS_AT, endsAt: STARTS_AT + 2 * HOUR }
const GAME = scheduledGame(session)
const TIMETABLE = { previousEndsAt: null, goOrNoGoAt: STARTS_AT - GO_OR_NO_GO_BEFORE_MS }
const TERMS = { guestsAllowed: true, behind: false }

const apply = (game: ScheduledGame, events: readonly ScheduledGameEvent[]) =>
  events.reduce(evolveScheduledGame, game)
const steps = (events: readonly ScheduledGameEvent[]) =>
  events.flatMap((event) => (event.type === 'step' ? [event.step] : []))
const numbers = (game: ScheduledGame, places: number | null, minimum: number | null = null) =>
  apply(game, changeNumbers(game, { places, minimum, cost: null }, 0))
function joined(game: ScheduledGame, ...ids: string[]): ScheduledGame {
  return ids.reduce((after, personId) => {
    const answer = { personId, answeredBy: 'self', guests: [], atShortNotice: true } as const
    const decision = answerIn(after, answer, TERMS, 0)
    return apply(after, decision.ok ? decision.value : [])
  }, game)
}
/** All of them on time. */
const until = (game: ScheduledGame, at: number, arrived: readonly string[] = []) =>
  dueSteps(game, TIMETABLE, { at, arrivals: arrived.map((personId) => ({ personId, at: STARTS_AT - HOUR })) })
/** Processes the clock in time: at every instant at which something is due. */
function onTime(game: ScheduledGame, at: number): { game: ScheduledGame; events: ScheduledGameEvent[] } {
  const events: ScheduledGameEvent[] = []
  let after = game
  for (let next = nextStepAt(after, TIMETABLE, 0); next !== null && next <= at; ) {
    const due = until(after, next)
    events.push(...due)
    after = apply(after, due)
    next = nextStepAt(after, TIMETABLE, next)
  }
  return { game: after, events }
}

describe('who is asked, and when', () => {
  test('[H-12] regulars are asked six days before the start, or when the previous game has ended', () => {
    const opens = STARTS_AT - OPENS_BEFORE_MS
    expect(nextStepAt(GAME, TIMETABLE, 0)).toBe(opens)
    expect(until(GAME, opens - 1)).toEqual([])
    expect(steps(until(GAME, opens))).toEqual(['regulars-asked'])
    expect(nextStepAt(GAME, { ...TIMETABLE, previousEndsAt: opens + HOUR }, 0)).toBe(opens + HOUR)
  })

  test.each([
    ['without a limit and a minimum', GAME, false],
    ['with places left', numbers(GAME, 4), true],
    ['with all places taken', joined(numbers(GAME, 2), 'ada', 'ben'), false],
    ['with too few for the minimum', joined(numbers(GAME, null, 3), 'ada', 'ben'), true],
    ['with the minimum met', joined(numbers(GAME, null, 2), 'ada', 'ben'), false],
  ])('[H-13] spares are asked two days before %s, or not', (_, game, asked) => {
    expect(steps(until(game, STARTS_AT - SPARES_BEFORE_MS - 1))).not.toContain('spares-asked')
    expect(steps(until(game, STARTS_AT - SPARES_BEFORE_MS)).includes('spares-asked')).toBe(asked)
  })

  test('[H-13] a place that becomes free later makes the spares asked then', () => {
    const full = joined(numbers(GAME, 2), 'ada', 'ben')
    const later = apply(full, until(full, STARTS_AT - 40 * HOUR))
    const out = answerOut(later, { personId: 'ada', answeredBy: 'self' }, STARTS_AT - 30 * HOUR)
    const after = apply(later, out.ok ? out.value : [])
    expect(steps(until(after, STARTS_AT - 30 * HOUR))).toEqual(['spares-asked'])
  })

  test('[H-14] the reminder is due a day before the start', () => {
    expect(steps(onTime(GAME, STARTS_AT - REMINDER_BEFORE_MS - 1).events)).not.toContain('reminded')
    expect(steps(onTime(GAME, STARTS_AT - REMINDER_BEFORE_MS).events)).toContain('reminded')
  })

  test('[H-14] where the previous game ends less than a day before the start no one is reminded', () => {
    const opens = STARTS_AT - 21 * HOUR
    const weekend = { ...TIMETABLE, previousEndsAt: opens }
    expect(nextStepAt(GAME, weekend, 0)).toBe(opens)
    const asked = apply(GAME, dueSteps(GAME, weekend, { at: opens, arrivals: [] }))
    expect(asked.done).toEqual(['regulars-asked', 'reminded'])
    expect(steps(dueSteps(GAME, weekend, { at: opens, arrivals: [] }))).toEqual(['regulars-asked'])
    // a person who had been asked when a date was added in between is reminded in time
    const early = apply(GAME, until(GAME, STARTS_AT - OPENS_BEFORE_MS))
    expect(nextStepAt(early, weekend, 0)).toBe(STARTS_AT - REMINDER_BEFORE_MS)
  })

  test('[H-14] those who are asked less than a day before the start are not reminded as well', () => {
    const events = until(GAME, STARTS_AT - REMINDER_BEFORE_MS)
    expect(steps(events)).toEqual(['regulars-asked'])
    expect(nextStepAt(apply(GAME, events), TIMETABLE, STARTS_AT - HOUR)).toBe(TIMETABLE.goOrNoGoAt)
  })

  test('[H-15] people who wait still count as missing to the minimum', () => {
    expect(missingToMinimum(joined(numbers(GAME, 1, 3), 'ada', 'ben'))).toBe(2)
    expect(missingToMinimum(joined(GAME, 'ada'))).toBe(0)
    const needing = (minimum: number) =>
      steps(onTime(joined(numbers(GAME, null, minimum), 'ada', 'ben'), TIMETABLE.goOrNoGoAt).events)
    expect(needing(3)).toContain('too-few-told')
    expect(needing(2)).not.toContain('too-few-told')
  })

  test('[H-18] each step happens once and in order', () => {
    const { game: after, events } = onTime(numbers(GAME, 4, 2), session.endsAt)
    expect(steps(events)).toEqual([
      'regulars-asked',
      'spares-asked',
      'reminded',
      'too-few-told',
      'arrivals-placed',
      'finished',
    ])
    expect(until(after, session.endsAt + HOUR)).toEqual([])
    expect(nextStepAt(after, TIMETABLE, session.endsAt)).toBeNull()
  })

  test('[H-24] a game that began while its group did not ask is not settled when the group asks again', () => {
    const game = joined(GAME, 'ada')
    const skipped = apply(game, skipUnasked(game, STARTS_AT))
    expect(until(skipped, session.endsAt, ['ben'])).toEqual([])
    expect([nextStepAt(skipped, TIMETABLE, STARTS_AT), isRecorded(skipped)]).toEqual([null, false])
    expect(skipUnasked(skipped, session.endsAt)).toEqual([])
    // a game to come is asked about again, one that had begun before is settled
    const begun = apply(game, until(game, STARTS_AT))
    expect([skipUnasked(game, STARTS_AT - 1), skipUnasked(begun, STARTS_AT)]).toEqual([[], []])
    expect(isRecorded(begun)).toBe(true)
  })

  test('[H-24] a game that was ended before its start is not settled', () => {
    const ended = (calledOffAt: number) =>
      apply(GAME, dueSteps(GAME, TIMETABLE, { at: session.endsAt, arrivals: [], calledOffAt }))
    expect([STARTS_AT - 1, STARTS_AT].map((at) => isRecorded(ended(at)))).toEqual([false, true])
    expect(nextStepAt(ended(STARTS_AT - 1), TIMETABLE, session.endsAt)).toBeNull()
  })

  test('[H-18] missed steps are done when the server is back, but no one is asked after the start', () => {
    const away = numbers(GAME, 4, 2)
    expect(steps(until(away, STARTS_AT - 1))).toEqual(['regulars-asked', 'spares-asked', 'too-few-told'])
    expect(steps(until(away, STARTS_AT))).toEqual(['arrivals-placed'])
    const events = until(away, session.endsAt + 90 * HOUR)
    expect(steps(events)).toEqual(['arrivals-placed', 'finished'])
    expect(nextStepAt(apply(away, events), TIMETABLE, session.endsAt + 90 * HOUR)).toBeNull()
  })

  test('[H-18] however often and late the clock is processed, each step happens at most once and nothing is left', () => {
    const looks = fc.array(fc.integer({ min: 0, max: session.endsAt + HOUR }), { maxLength: 12 })
    fc.assert(
      fc.property(looks, fc.option(fc.integer({ min: 2, max: 5 })), (times, places) => {
        let game = joined(numbers(GAME, places, 3), 'ada', 'ben')
        for (const at of [...times].sort((a, b) => a - b)) {
          const next = nextStepAt(game, TIMETABLE, at)
          const events = until(game, at)
          expect(events.length > 0).toBe(next !== null && next <= at)
          game = apply(game, events)
        }
        game = apply(game, until(game, session.endsAt))
        expect(new Set(game.done).size).toBe(game.done.length)
        expect(game.done.slice(-2)).toEqual(['arrivals-placed', 'finished'])
        expect(nextStepAt(game, TIMETABLE, session.endsAt)).toBeNull()
      }),
    )
  })

  test('[H-18] missed steps are done in the order of their times, and no one is a no-show before the end', () => {
    const late = { ...TIMETABLE, previousEndsAt: STARTS_AT - HOUR / 2 }
    const game = numbers(joined(GAME, 'ada', 'ben'), 4, 3)
    const arrivals = [{ personId: 'ben', at: STARTS_AT - HOUR }]
    const events = dueSteps(game, late, { at: STARTS_AT - 1, arrivals })
    expect(steps(events)).toEqual(['too-few-told', 'regulars-asked', 'spares-asked'])
    expect(events.map(({ type }) => type)).not.toContain('no-show')
  })

  test('[H-10] a place goes to those who had arrived at the start, also when the start is processed at the end', () => {
    const game = joined(numbers(GAME, 2), 'ada', 'ben', 'cleo', 'dan')
    const arrivals = [
      { personId: 'ada', at: STARTS_AT - HOUR },
      { personId: 'dan', at: STARTS_AT },
      { personId: 'cleo', at: STARTS_AT + 1 },
    ]
    const after = apply(game, dueSteps(game, TIMETABLE, { at: session.endsAt, arrivals }))
    expect(after.attendance.going.map(({ id }) => id)).toEqual(['ada', 'dan'])
  })

  test('[H-11] at the end the no-shows are recorded', () => {
    const game = joined(numbers(GAME, 2), 'ada', 'ben')
    expect(until(game, session.endsAt, ['ben']).at(-1)).toEqual({ type: 'no-show', personIds: ['ada'] })
  })

  test('[H-11] where no one has checked in, no one is a no-show', () => {
    expect(until(joined(GAME, 'ada'), session.endsAt)).not.toContainEqual(
      expect.objectContaining({ type: 'no-show' }),
    )
  })
})

test.each([
  ['a cancelled game', { ...GAME, cancelled: { reason: 'Storm' } }, 0, 'game-cancelled'],
  ['a game that has begun', GAME, STARTS_AT, 'game-begun'],
  ['a game for which they have been asked', { ...GAME, done: ['spares-asked'] as const }, 0, 'spares-asked'],
])('[H-20] spares are not called for %s', (_, game, at, refusal) => {
  expect(callSpares(game, at)).toMatchObject({ refusal })
})

test('[H-20] spares who are called early are not asked again by the clock', () => {
  const call = callSpares(numbers(GAME, 4), 0)
  const called = apply(numbers(GAME, 4), call.ok ? call.value : [])
  expect(called.done).toEqual(['spares-asked'])
  expect(steps(onTime(called, session.endsAt).events)).not.toContain('spares-asked')
})

test('[H-20] with too few in four hours before the start an organiser calls them once more, unless enough are in', () => {
  const short: ScheduledGame = { ...GAME, minimum: 2, done: ['spares-asked', 'too-few-told'] }
  const call = callSpares(short, 0)
  expect(call).toEqual({ ok: true, value: [{ type: 'step', step: 'spares-called' }] })
  expect(callSpares(apply(short, call.ok ? call.value : []), 0)).toMatchObject({ refusal: 'spares-asked' })
  expect(callSpares(joined(short, 'ada', 'ben'), 0)).toMatchObject({ refusal: 'spares-asked' })
})

test('[H-20] whenever they are called, spares are asked exactly once and before the start, and no answer changes', () => {
  const hour = fc.oneof(fc.integer({ min: 900, max: 1010 }), fc.constantFrom(999, 1000, 1001))
  const places = fc.option(fc.integer({ min: 2, max: 6 }))
  const ids = fc.uniqueArray(fc.constantFrom('ada', 'ben', 'cleo', 'dan', 'eve'))
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 4 }), places, ids, (hours, limit, people) => {
      let game = joined(numbers(GAME, limit), ...people)
      const asked: number[] = []
      const follow = (at: number, events: readonly ScheduledGameEvent[]) => {
        if (steps(events).includes('spares-asked')) asked.push(at)
        game = apply(game, events)
      }
      for (const at of hours.toSorted((a, b) => a - b).map((time) => time * HOUR)) {
        follow(at, until(game, at))
        const [answers, mayCall] = [game.attendance, asked.length === 0 && at < STARTS_AT]
        const call = callSpares(game, at)
        expect(call.ok).toBe(mayCall)
        follow(at, call.ok ? call.value : [])
        if (call.ok) expect(game.attendance).toEqual(answers)
      }
      follow(session.endsAt, until(game, session.endsAt))
      expect(asked.length).toBe(hours.some((time) => time * HOUR < STARTS_AT) ? 1 : 0)
      expect(asked.every((at) => at < STARTS_AT)).toBe(true)
    }),
  )
})

describe('cancelled and moved', () => {
  const cancelled = apply(joined(GAME, 'ada'), [{ type: 'cancelled', reason: 'Storm' }])

  test('[H-16] a cancelled game takes no answers and asks nothing; restored, it has its answers', () => {
    const answer = { personId: 'ada', answeredBy: 'self', guests: [], atShortNotice: true } as const
    for (const decision of [
      answerIn(cancelled, answer, TERMS, 0),
      answerOut(cancelled, answer, 0),
      takePlace(cancelled, 'ada', 0),
    ])
      expect(decision).toMatchObject({ refusal: 'game-cancelled' })
    expect(until(cancelled, session.endsAt)).toEqual([])
    expect(nextStepAt(cancelled, TIMETABLE, 0)).toBeNull()
    const decision = restoreGame(cancelled, { at: 0, isAsking: true })
    expect(apply(cancelled, decision.ok ? decision.value : [])).toEqual(joined(GAME, 'ada'))
  })

  test.each([
    ['twice', cancelled, { at: 0, hasPlayBegun: false }, 'game-cancelled'],
    ['after Play Ball', GAME, { at: STARTS_AT, hasPlayBegun: true }, 'game-begun'],
    ['after its end', GAME, { at: session.endsAt, hasPlayBegun: false }, 'game-begun'],
  ])('[H-16] it cannot be cancelled %s', (_, game, facts, refusal) => {
    expect(cancelGame(game, 'Storm', facts)).toMatchObject({ refusal })
    expect(cancelGame(GAME, 'Storm', { at: session.endsAt - 1, hasPlayBegun: false })).toEqual({
      ...{ ok: true, value: [{ type: 'cancelled', reason: 'Storm' }] },
    })
  })

  test('[H-16] only a cancelled game is restored, and none after its end', () => {
    expect(restoreGame(GAME, { at: 0, isAsking: true })).toMatchObject({ refusal: 'not-cancelled' })
    expect(restoreGame(cancelled, { at: session.endsAt, isAsking: true })).toMatchObject({
      refusal: 'game-over',
    })
  })

  const to = {
    session: { date: '2026-03-05', startsAt: STARTS_AT + 24 * HOUR, endsAt: STARTS_AT + 26 * HOUR },
    venue: null,
  }
  const FREE = {
    at: 0,
    hasArrivals: false,
    isDateTaken: false,
    isAsking: true,
    timetable: { previousEndsAt: null, goOrNoGoAt: to.session.startsAt - GO_OR_NO_GO_BEFORE_MS },
  }

  test('[H-17] a moved game keeps its answers', () => {
    const decision = moveGame(joined(GAME, 'ada'), to, FREE)
    const after = apply(joined(GAME, 'ada'), decision.ok ? decision.value : [])
    expect(after.session).toEqual(to.session)
    expect(after.attendance.going).toHaveLength(1)
  })

  test('[H-17] the steps of the day are repeated on the new day, and people are asked once', () => {
    const at = STARTS_AT - 10 * HOUR
    const reminded = onTime(GAME, at).game
    const decision = moveGame(reminded, to, { ...FREE, at })
    const after = apply(reminded, decision.ok ? decision.value : [])
    expect(after.done).toEqual(['regulars-asked'])
    expect(nextStepAt(after, FREE.timetable, at)).toBe(to.session.startsAt - REMINDER_BEFORE_MS)
  })

  test.each([
    [48, ['reminded']],
    [24 + 10, ['reminded']],
    [24, []],
    [30 * 24, ['reminded']],
  ])('[H-17] moved to a start %i hours from now, %j is repeated', (hours, again) => {
    const startsAt = STARTS_AT - 10 * HOUR + hours * HOUR
    const later = { ...to, session: { ...to.session, startsAt, endsAt: startsAt + HOUR } }
    const facts = { ...FREE, at: STARTS_AT - 10 * HOUR, timetable: { ...TIMETABLE, goOrNoGoAt: startsAt } }
    const decision = moveGame(onTime(GAME, facts.at).game, later, facts)
    expect(decision).toEqual({ ok: true, value: [{ type: 'moved', ...later, again }] })
  })

  test('[H-17] when the game moves to a later day, an offered place goes to the first who waits', () => {
    const full = joined(numbers(GAME, 2), 'ada', 'ben', 'cleo')
    const at = STARTS_AT - HOUR
    const out = answerOut(full, { personId: 'ada', answeredBy: 'self' }, at)
    const offered = apply(full, out.ok ? out.value : [])
    expect(offered.attendance.going.map(({ id }) => id)).toEqual(['ben'])
    const decision = moveGame(offered, to, { ...FREE, at })
    const after = apply(offered, decision.ok ? decision.value : [])
    expect(after.attendance.going.map(({ id }) => id)).toEqual(['ben', 'cleo'])
    const quiet = moveGame(offered, to, { ...FREE, at, isAsking: false })
    expect(quiet).toEqual({ ok: true, value: [{ type: 'moved', ...to, again: [] }] })
  })

  test.each([
    ['when it is cancelled', cancelled, FREE, 'game-cancelled'],
    ['once a person has arrived', GAME, { ...FREE, hasArrivals: true }, 'game-begun'],
    ['after its end', GAME, { ...FREE, at: session.endsAt }, 'game-begun'],
    [
      'into the past',
      apply(GAME, [{ type: 'moved', ...to, again: [] }]),
      { ...FREE, at: to.session.startsAt },
      'in-the-past',
    ],
    [
      'by more than three months',
      GAME,
      { ...FREE, at: to.session.startsAt - MAX_AHEAD_MS - 1 },
      'too-far-ahead',
    ],
    ['to a date that has a game', GAME, { ...FREE, isDateTaken: true }, 'date-taken'],
  ])('[H-17] it cannot be moved %s', (_, game, facts, refusal) => {
    expect(moveGame(game, to, facts)).toMatchObject({ ok: false, refusal })
    expect(moveGame(GAME, to, { ...FREE, at: to.session.startsAt - MAX_AHEAD_MS }).ok).toBe(true)
  })

  test.each([
    ['in the past', GAME, { at: STARTS_AT }, 'in-the-past'],
    ['too far ahead', GAME, { at: STARTS_AT - MAX_AHEAD_MS - 1 }, 'too-far-ahead'],
    ['on a date with a game', GAME, { isDateTaken: true }, 'date-taken'],
    ['where the game was moved away', GAME, { movedTo: 'Thu 18 Jun' }, 'date-moved'],
    [
      'where the game was moved away and another came',
      GAME,
      { isDateTaken: true, movedTo: 'Thu 18 Jun' },
      'date-taken',
    ],
    ['where the game is cancelled', { ...GAME, cancelled: { reason: null } }, {}, 'date-cancelled'],
  ])('[H-19] a game cannot be added %s', (_, game, facts, refusal) => {
    const free = { at: STARTS_AT - MAX_AHEAD_MS, isDateTaken: false, movedTo: null }
    expect(addGame(game, { ...free, ...facts })).toMatchObject({ ok: false, refusal })
    expect(addGame(GAME, free)).toEqual({ ok: true, value: [{ type: 'added' }] })
  })
})
