import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_ATTENDANCE } from './attendance.ts'
import { sessionForCheckIn } from './calendar.ts'
import type { EventPlan } from './event.ts'
import { checkInByHost, checkInOpen, checkInToEvent } from './event-check-in.ts'
import type { Result } from './result.ts'

const HOUR = 3_600_000
const HOURS = { startsAt: 100 * HOUR, endsAt: 104 * HOUR }
const attendee = (id: string, personId = id) => ({ id, personId, answeredBy: 'self' as const })
const PLAN: EventPlan = {
  state: 'published',
  hours: HOURS,
  missing: [],
  guestsAllowed: true,
  attendance: {
    ...EMPTY_ATTENDANCE,
    going: [attendee('ben'), attendee('kenji', 'ben')],
    waiting: [{ ...attendee('cleo'), atShortNotice: true, behind: false, displaced: false, offered: false }],
    notGoing: [{ personId: 'dan', answeredBy: 'self', late: false }],
  },
}
const outcome = (decision: Result<unknown, string>) => (decision.ok ? 'yes' : decision.refusal)

describe('check-in of an event', () => {
  test.each([
    ['a minute too early', PLAN, 99 * HOUR - 60_000, 'event-check-in-not-open'],
    ['an hour before the start', PLAN, 99 * HOUR, 'yes'],
    ['just before the end', PLAN, 104 * HOUR - 1, 'yes'],
    ['at the end', PLAN, 104 * HOUR, 'event-over'],
    ['cancelled', { ...PLAN, state: 'cancelled' }, 100 * HOUR, 'event-cancelled'],
    ['a draft', { ...PLAN, state: 'draft' }, 100 * HOUR, 'event-not-published'],
  ] as const)('[Z-16] %s', (_, plan, at, expected) => {
    expect(outcome(checkInOpen(plan, at))).toBe(expected)
    expect(outcome(checkInToEvent(plan, 'ben', at))).toBe(expected)
    expect(outcome(checkInByHost(plan, 'ben', at))).toBe(expected)
  })

  test('[Z-16] is open exactly when the check-in of a game with these hours is', () => {
    fc.assert(
      fc.property(fc.nat(110 * HOUR), (at) => {
        expect(checkInOpen(PLAN, at).ok).toBe(sessionForCheckIn(HOURS, at).ok)
      }),
    )
  })

  test.each([
    ['a person who is in', 'ben', 'yes', 'yes'],
    ['a guest', 'kenji', 'yes', 'yes'],
    ['a person who waits', 'cleo', 'on-waiting-list', 'yes'],
    ['a person who is out', 'dan', 'not-in', 'reply-not-found'],
    ['a stranger', 'eve', 'not-in', 'reply-not-found'],
  ])('[Z-17] %s', (_, id, alone, byHost) => {
    expect(outcome(checkInToEvent(PLAN, id, HOURS.startsAt))).toBe(alone)
    expect(outcome(checkInByHost(PLAN, id, HOURS.startsAt))).toBe(byHost)
  })

  test('[Z-17] a person who can check themselves in can be checked in by a host, too', () => {
    fc.assert(
      fc.property(fc.constantFrom('ben', 'kenji', 'cleo', 'dan', 'eve'), fc.nat(110 * HOUR), (id, at) => {
        if (checkInToEvent(PLAN, id, at).ok) expect(checkInByHost(PLAN, id, at).ok).toBe(true)
      }),
    )
  })
})
