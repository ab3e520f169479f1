import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Attendance, type AttendanceEvent, EMPTY_ATTENDANCE, evolveAttendance } from './attendance.ts'
import {
  acceptEventPlace,
  answerEventIn,
  answerEventOut,
  cancelEvent,
  changeEvent,
  checkHours,
  deleteEvent,
  EVENT_AHEAD_MS,
  EVENT_PLACES,
  type EventPlan,
  isEventOver,
  publishEvent,
} from './event.ts'
import type { Result } from './result.ts'

const HOUR = 3_600_000
const HOURS = { startsAt: 100 * HOUR, endsAt: 104 * HOUR }
const PLAN: EventPlan = {
  state: 'published',
  hours: HOURS,
  missing: [],
  guestsAllowed: false,
  attendance: EMPTY_ATTENDANCE,
}
const DRAFT: EventPlan = { ...PLAN, state: 'draft' }
const CANCELLED: EventPlan = { ...PLAN, state: 'cancelled' }
const outcome = (decision: Result<unknown, string>) => (decision.ok ? 'yes' : decision.refusal)

describe('publishing', () => {
  test.each([
    ['a whole draft', DRAFT, 0, 'published'],
    ['a published event, once more', PLAN, 0, 'unchanged'],
    ['a published event that has begun, once more', PLAN, 101 * HOUR, 'unchanged'],
    ['a draft without a venue', { ...DRAFT, missing: ['venue name'] }, 0, 'event-incomplete'],
    ['a draft whose start has come', DRAFT, HOURS.startsAt, 'in-the-past'],
    ['a cancelled event', CANCELLED, 0, 'event-cancelled'],
  ] as const)('[Z-1] %s', (_, plan, at, expected) => {
    const decision = publishEvent(plan, at)
    expect(decision.ok ? decision.value : decision.refusal).toBe(expected)
  })

  test('[Z-1] what is missing is named', () => {
    const decision = publishEvent({ ...DRAFT, missing: ['date', 'start time', 'end time'] }, 0)
    expect(decision).toMatchObject({ details: { missing: 'date, start time and end time' } })
    const changed = changeEvent(PLAN, { ...PLAN, places: null, missing: ['date'] }, 0)
    expect(changed).toMatchObject({ details: { missing: 'date' } })
  })
})

describe('hours', () => {
  const at = 50 * HOUR
  const from = (startsAt: number, endsAt: number) => ({ startsAt, endsAt })
  test.each([
    ['none', null, null, 'yes'],
    ['to come', HOURS, null, 'yes'],
    ['now', from(at, at + HOUR), null, 'in-the-past'],
    ['over', from(at - 2 * HOUR, at - HOUR), null, 'in-the-past'],
    ['two years ahead', from(at + EVENT_AHEAD_MS, at + EVENT_AHEAD_MS + HOUR), null, 'yes'],
    ['beyond', from(at + EVENT_AHEAD_MS + 1, at + EVENT_AHEAD_MS + HOUR), null, 'event-too-far-ahead'],
    ['of long ago that stay', from(0, HOUR), from(0, HOUR), 'yes'],
    ['begun, with a later end', from(at - HOUR, at + HOUR), from(at - HOUR, at + 2), 'yes'],
    ['begun, with an end that has passed', from(at - HOUR, at), from(at - HOUR, at + 2), 'in-the-past'],
  ])('[Z-2] %s', (_, hours, before, expected) => {
    expect(outcome(checkHours(hours, before, at))).toBe(expected)
  })

  test('[Z-2] new hours that are allowed end later than now', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 50 }), fc.nat(200), (start, length, now) => {
        const hours = from(start * HOUR, (start + length) * HOUR)
        if (checkHours(hours, null, now * HOUR).ok) expect(hours.startsAt).toBeGreaterThan(now * HOUR)
      }),
    )
  })

  test('[Z-4] an event is over at its end, and a draft never', () => {
    expect(isEventOver(PLAN, HOURS.endsAt - 1)).toBe(false)
    expect(isEventOver(PLAN, HOURS.endsAt)).toBe(true)
    expect(isEventOver(DRAFT, HOURS.endsAt)).toBe(false)
    expect(isEventOver({ ...DRAFT, hours: null }, Number.MAX_SAFE_INTEGER)).toBe(false)
  })
})

describe('changing', () => {
  const after = { ...PLAN, places: null }
  test.each([
    ['a published event', PLAN, after, 0, 'yes'],
    ['a draft with nothing but a title', DRAFT, { ...after, hours: null, missing: ['date'] }, 0, 'yes'],
    ['a published event without a date', PLAN, { ...after, missing: ['date'] }, 0, 'event-incomplete'],
    ['a cancelled event', CANCELLED, after, 0, 'event-cancelled'],
    ['an event that is over', PLAN, after, HOURS.endsAt, 'event-over'],
    ['a draft of which the day has passed', DRAFT, after, HOURS.endsAt, 'yes'],
    [
      'into the past',
      PLAN,
      { ...after, hours: { startsAt: HOUR, endsAt: 2 * HOUR } },
      50 * HOUR,
      'in-the-past',
    ],
  ] as const)('[Z-5] %s', (_, before, changed, at, expected) => {
    expect(outcome(changeEvent(before, changed, at))).toBe(expected)
  })

  test('[Z-3] with fewer places the last to get one are first to wait', () => {
    const full = ['ada', 'ben', 'cleo'].reduce((plan, id) => goes(plan, id), PLAN)
    const decision = changeEvent(full, { ...full, places: EVENT_PLACES.min }, 0)
    const { going, waiting } = evolved(full.attendance, decision)
    expect([going.map(({ id }) => id), waiting.map(({ id }) => id)]).toEqual([['ada', 'ben'], ['cleo']])
  })
})

describe('at short notice', () => {
  const at = HOURS.startsAt - HOUR
  const ben = { id: 'ben', personId: 'ben', answeredBy: 'self' }
  const cleo = { ...ben, id: 'cleo', personId: 'cleo' }
  const waits = { ...cleo, atShortNotice: true, behind: false, displaced: false }

  /** Two places for three; then ada is out. */
  function offered(): EventPlan {
    const places: EventPlan = { ...PLAN, attendance: { ...EMPTY_ATTENDANCE, places: 2 } }
    const full = ['ada', 'ben', 'cleo'].reduce((plan, id) => goes(plan, id), places)
    expect(full.attendance.waiting).toEqual([{ ...waits, offered: false }])
    return { ...full, attendance: evolved(full.attendance, answerEventOut(full, 'ada', at)) }
  }

  test('[Z-7] a place that becomes free is offered to those who wait, and goes to the first who takes it', () => {
    const plan = offered()
    expect(plan.attendance).toMatchObject({
      going: [ben],
      waiting: [{ ...waits, offered: true }],
      notGoing: [{ personId: 'ada', answeredBy: 'self', late: true }],
    })
    const taken = evolved(plan.attendance, acceptEventPlace(plan, 'cleo', at))
    expect(taken).toMatchObject({ going: [ben, cleo], waiting: [] })
  })

  test('[Z-5] it goes to the first who waits when the event is moved to a later day', () => {
    const plan = offered()
    const later = { ...plan, hours: { startsAt: 200 * HOUR, endsAt: 204 * HOUR }, places: 2 }
    const moved = evolved(plan.attendance, changeEvent(plan, later, at))
    expect(moved).toMatchObject({ going: [ben, cleo], waiting: [] })
  })
})

describe('the end of an event', () => {
  test.each([
    ['published', PLAN, 0, 'yes', 'event-published'],
    ['draft', DRAFT, 0, 'event-not-published', 'yes'],
    ['cancelled', CANCELLED, 0, 'event-cancelled', 'event-published'],
    ['over', PLAN, HOURS.endsAt, 'event-over', 'event-published'],
  ] as const)('[Z-6] cancelling and deleting one that is %s', (_, plan, at, cancelled, deleted) => {
    expect(outcome(cancelEvent(plan, at))).toBe(cancelled)
    expect(outcome(deleteEvent(plan))).toBe(deleted)
  })
})

function evolved(state: Attendance, decision: Result<readonly AttendanceEvent[], string>): Attendance {
  if (!decision.ok) throw new Error(`Refused: ${decision.refusal}`)
  return decision.value.reduce(evolveAttendance, state)
}

function goes(plan: EventPlan, personId: string, at = 0): EventPlan {
  const decision = answerEventIn(plan, { personId, guests: [], atShortNotice: true }, [], at)
  return { ...plan, attendance: evolved(plan.attendance, decision) }
}

describe('answers', () => {
  const answer = { personId: 'ben', guests: [] as string[], atShortNotice: true }
  test.each([
    ['published', PLAN, 0, 'yes', 'not-waiting'],
    ['draft', DRAFT, 0, 'event-not-published', 'event-not-published'],
    ['cancelled', CANCELLED, 0, 'event-cancelled', 'event-cancelled'],
    ['on', PLAN, HOURS.endsAt - 1, 'yes', 'not-waiting'],
    ['over', PLAN, HOURS.endsAt, 'event-over', 'event-over'],
  ] as const)('[Z-7] to one that is %s', (_, plan, at, answered, accepted) => {
    expect(outcome(answerEventIn(plan, answer, [], at))).toBe(answered)
    expect(outcome(answerEventOut(plan, 'ben', at))).toBe(answered)
    expect(outcome(acceptEventPlace(plan, 'ben', at))).toBe(accepted)
  })

  test.each([
    [false, [], [], 'yes'],
    [false, ['g1'], [], 'guests-off'],
    [false, ['g1'], ['g1'], 'yes'],
    [false, ['g2'], ['g1'], 'guests-off'],
    [true, ['g1', 'g2'], [], 'yes'],
    [true, ['g1', 'g2', 'g3'], [], 'too-many-guests'],
  ])('[Z-7] guests allowed: %s, named %j, before %j: %s', (guestsAllowed, guests, known, expected) => {
    const decision = answerEventIn({ ...PLAN, guestsAllowed }, { ...answer, guests }, known, 0)
    expect(outcome(decision)).toBe(expected)
  })

  test('[Z-7] there are never more people in than places, in any order of answers', () => {
    const step = fc.record({
      personId: fc.constantFrom('ada', 'ben', 'cleo', 'dan', 'eve'),
      isIn: fc.boolean(),
      at: fc.integer({ min: 90, max: 103 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer(EVENT_PLACES), (steps, most) => {
        const places = Math.min(most, 4)
        let plan: EventPlan = { ...PLAN, attendance: { ...EMPTY_ATTENDANCE, places } }
        for (const { personId, isIn, at } of steps.toSorted((a, b) => a.at - b.at)) {
          const decision = isIn
            ? answerEventIn(plan, { ...answer, personId }, [], at * HOUR)
            : answerEventOut(plan, personId, at * HOUR)
          plan = {
            ...plan,
            attendance: evolved(plan.attendance, decision),
          }
          expect(plan.attendance.going.length).toBeLessThanOrEqual(places)
        }
      }),
    )
  })
})
