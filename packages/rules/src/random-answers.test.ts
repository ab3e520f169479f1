import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AttendanceMoment,
  acceptPlace,
  answerGoing,
  answerNotGoing,
  changePlaces,
  forgetAnswer,
  placesForArrivals,
} from './answers.ts'
import {
  type Attendance,
  type AttendanceEvent,
  EMPTY_ATTENDANCE,
  freePlaces,
  isGuest,
  SHORT_NOTICE_MS,
} from './attendance.ts'
import { apply, EARLY, FAIR, HOUR, idsOf, moment, STARTS_AT, withPlaces } from './testing/attendance.ts'

const PEOPLE = ['ada', 'ben', 'cleo', 'dan', 'eve', 'fay'] as const
const act = fc.oneof(
  fc.record({
    type: fc.constant('in' as const),
    who: fc.constantFrom(...PEOPLE),
    guests: fc.integer({ min: 0, max: 2 }),
    atShortNotice: fc.boolean(),
    behind: fc.boolean(),
  }),
  fc.record({
    type: fc.constantFrom('out' as const, 'accept' as const, 'forget' as const),
    who: fc.constantFrom(...PEOPLE),
  }),
  fc.record({ type: fc.constant('places' as const), places: fc.option(fc.integer({ min: 2, max: 6 })) }),
  fc.record({ type: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ type: fc.constant('start' as const), arrived: fc.shuffledSubarray([...PEOPLE, 'zoe']) }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

function eventsOf(state: Attendance, next: Act, at: AttendanceMoment): readonly AttendanceEvent[] {
  const answeredBy = 'self' as const
  switch (next.type) {
    case 'in': {
      const guests = Array.from({ length: next.guests }, (_, index) => `${next.who}-${index}`)
      const { who: personId, atShortNotice } = next
      const decision = answerGoing(
        state,
        { personId, answeredBy, guests, atShortNotice },
        { ...FAIR, behind: next.behind },
        at,
      )
      return decision.ok ? decision.value : []
    }
    case 'out': {
      const decision = answerNotGoing(state, { personId: next.who, answeredBy }, at)
      return decision.ok ? decision.value : []
    }
    case 'accept': {
      const decision = acceptPlace(state, next.who, at)
      return decision.ok ? decision.value : []
    }
    case 'forget':
      return forgetAnswer(state, next.who, at)
    case 'places':
      return changePlaces(state, next.places, at)
    case 'start':
      return at.at >= STARTS_AT ? placesForArrivals(state, next.arrived) : []
    case 'wait':
      return []
  }
}

describe('in any order of answers', () => {
  const everyStep = (check: (after: Attendance, at: AttendanceMoment) => void) =>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let state = withPlaces(3)
        let at = EARLY
        for (const next of acts) {
          if (next.type === 'wait') at = moment(at.at + next.hours * HOUR)
          state = apply(state, eventsOf(state, next, at))
          check(state, at)
        }
      }),
      { numRuns: 400 },
    )

  test('[H-2] there are never more people with a place than places, and no one is in two lists', () => {
    everyStep(({ places, going: list, waiting, notGoing: out }) => {
      if (places !== null) expect(list.length).toBeLessThanOrEqual(places)
      const ids = [...idsOf(list), ...idsOf(waiting), ...out.map(({ personId }) => personId)]
      expect(new Set(ids).size).toBe(ids.length)
    })
  })

  test('[H-3] until short notice no place is free while a person waits; after that such a place is offered', () => {
    everyStep((state, { at }) => {
      if (freePlaces(state) === 0 || at >= STARTS_AT) return
      if (at < STARTS_AT - SHORT_NOTICE_MS) expect(idsOf(state.waiting)).toEqual([])
      else expect(state.waiting.filter(({ offered, atShortNotice }) => atShortNotice && !offered)).toEqual([])
    })
  })

  test('[H-1] a guest has a place only while their person has one, and comes after them', () => {
    everyStep(({ going: list, waiting }) => {
      for (const line of [list, waiting])
        for (const [index, attendee] of line.entries()) {
          if (!isGuest(attendee)) continue
          const host = line.findIndex(({ id }) => id === attendee.personId)
          if (line === list) expect(host).toBeGreaterThanOrEqual(0)
          expect(host).toBeLessThan(index)
        }
    })
  })

  test('[H-4] a replay gives the same value, and an event does not change its input', () => {
    const log: AttendanceEvent[] = []
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        log.length = 0
        let state = EMPTY_ATTENDANCE
        for (const next of acts) {
          const frozen = structuredClone(state)
          const events = eventsOf(state, next, EARLY)
          log.push(...events)
          const after = apply(state, events)
          expect(state).toEqual(frozen)
          state = after
        }
        expect(apply(EMPTY_ATTENDANCE, log)).toEqual(state)
      }),
    )
  })
})
