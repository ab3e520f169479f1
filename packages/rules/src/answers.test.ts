import { describe, expect, test } from 'vitest'
import {
  acceptPlace,
  answerGoing,
  answerNotGoing,
  changePlaces,
  forgetAnswer,
  noShows,
  placesForArrivals,
} from './answers.ts'
import {
  type Attendance,
  type AttendanceEvent,
  answerOf,
  EMPTY_ATTENDANCE,
  freePlaces,
  PLACES_BOUNDS,
  SHORT_NOTICE_MS,
} from './attendance.ts'
import {
  all,
  apply,
  EARLY,
  ENDS_AT,
  FAIR,
  going,
  idsOf,
  LATE,
  moment,
  notGoing,
  OVER,
  refusalOf,
  STARTS_AT,
  unwrap,
  withPlaces,
} from './testing/attendance.ts'

describe('answers', () => {
  test('[H-5] without a limit everyone who is in has a place', () => {
    expect(idsOf(all(withPlaces(null), 'ada', 'ben', 'cleo').going)).toEqual(['ada', 'ben', 'cleo'])
  })

  test('[H-5] with all places taken the next person waits, behind those who wait already', () => {
    const state = all(withPlaces(2), 'ada', 'ben', 'cleo', 'dan')
    expect(idsOf(state.going)).toEqual(['ada', 'ben'])
    expect(idsOf(state.waiting)).toEqual(['cleo', 'dan'])
  })

  test('[H-5] the same answer twice changes nothing', () => {
    const state = all(withPlaces(2), 'ada', 'ben', 'cleo')
    expect(going(state, 'ada')).toEqual(state)
    expect(going(state, 'cleo')).toEqual(state)
    expect(notGoing(notGoing(state, 'ada'), 'ada')).toEqual(notGoing(state, 'ada'))
  })

  test('[H-5] an answer may change until the end of the session, and not after it', () => {
    expect(going(EMPTY_ATTENDANCE, 'ada', { at: moment(ENDS_AT - 1) }).going).toHaveLength(1)
    const answer = { personId: 'ada', answeredBy: 'self', guests: [], atShortNotice: true } as const
    expect(refusalOf(answerGoing(EMPTY_ATTENDANCE, answer, FAIR, OVER))).toBe('game-over')
    expect(refusalOf(answerNotGoing(EMPTY_ATTENDANCE, answer, OVER))).toBe('game-over')
    expect(refusalOf(acceptPlace(EMPTY_ATTENDANCE, 'ada', OVER))).toBe('game-over')
  })

  test('[H-1] each guest takes a place; the third is refused, and any where guests are not allowed', () => {
    const state = going(withPlaces(2), 'ada', { guests: ['g1', 'g2'] })
    expect(idsOf(state.going)).toEqual(['ada', 'g1'])
    expect(idsOf(state.waiting)).toEqual(['g2'])
    const three = ['g1', 'g2', 'g3']
    const answer = { personId: 'ben', answeredBy: 'self', guests: three, atShortNotice: true } as const
    expect(answerGoing(state, answer, FAIR, EARLY)).toMatchObject({
      refusal: 'too-many-guests',
      details: { max: 2 },
    })
    const none = answerGoing(state, { ...answer, guests: ['g1'] }, { ...FAIR, guestsAllowed: false }, EARLY)
    expect(refusalOf(none)).toBe('guests-off')
  })

  test('[H-1] a withdrawn guest frees a place for the next on the waiting list', () => {
    const state = all(going(withPlaces(2), 'ada', { guests: ['g1'] }), 'ben')
    expect(idsOf(going(state, 'ada').going)).toEqual(['ada', 'ben'])
  })

  test('[H-6] a person who drops out takes their guests along, and the first two who wait get the places at once', () => {
    const state = all(going(withPlaces(2), 'ada', { guests: ['g1'] }), 'ben', 'cleo', 'dan')
    const after = notGoing(state, 'ada')
    expect(idsOf(after.going)).toEqual(['ben', 'cleo'])
    expect(idsOf(after.waiting)).toEqual(['dan'])
    expect(answerOf(after, 'ada')).toBe('not_going')
  })

  test.each([
    ['a place given up early', EARLY, 'ada', false],
    [
      'a place given up a millisecond before short notice',
      moment(STARTS_AT - SHORT_NOTICE_MS - 1),
      'ada',
      false,
    ],
    ['a place given up at short notice', moment(STARTS_AT - SHORT_NOTICE_MS), 'ada', true],
    ['a place on the waiting list given up at short notice', LATE, 'cleo', false],
    ['out without having been in', LATE, 'eve', false],
  ])('[H-6] %s is late or not', (_, at, personId, late) => {
    const state = notGoing(all(withPlaces(2), 'ada', 'ben', 'cleo'), personId, at)
    expect(state.notGoing).toEqual([{ personId, answeredBy: 'self', late }])
  })

  describe('[H-6] a late drop-out', () => {
    /** Ada gave up her place an hour before the start, and Cleo took it. */
    const passedOn = () =>
      going(notGoing(all(withPlaces(2), 'ada', 'ben', 'cleo'), 'ada', LATE), 'cleo', { at: LATE })
    const inAgain = () => going(passedOn(), 'ada', { at: LATE, guests: ['g1'] })
    const late = [{ personId: 'ada', answeredBy: 'self', late: true }]

    test('stays one when the person waits again and says out again', () => {
      expect(inAgain().waiting).toMatchObject([{ id: 'ada', late: true }, { id: 'g1' }])
      expect(inAgain().waiting[1]).not.toHaveProperty('late')
      const outAgain = notGoing(inAgain(), 'ada', LATE)
      expect(outAgain.notGoing).toEqual(late)
      expect(notGoing(going(outAgain, 'ada', { at: LATE }), 'ada', LATE).notGoing).toEqual(late)
    })

    test('is over once the person has a place again', () => {
      const back = apply(inAgain(), changePlaces(inAgain(), 3, EARLY))
      expect(idsOf(back.going)).toEqual(['ben', 'cleo', 'ada'])
      expect(notGoing(back, 'ada', EARLY).notGoing).toEqual([{ ...late[0], late: false }])
    })

    test('is in the event of the answer, and only then', () => {
      const answer = { personId: 'ada', answeredBy: 'self', guests: [], atShortNotice: true } as const
      const attendees = (state: Attendance) =>
        unwrap(answerGoing(state, answer, FAIR, LATE)).flatMap((event) =>
          event.type === 'joined' ? event.attendees : [],
        )
      const ada = { id: 'ada', personId: 'ada', answeredBy: 'self' }
      expect(attendees(passedOn())).toEqual([{ ...ada, late: true }])
      expect(attendees(notGoing(all(withPlaces(1), 'ada', 'ben'), 'ada'))).toEqual([ada])
    })
  })

  test.each([
    [null, 'going'],
    [1, 'waiting'],
  ] as const)('[H-2] in after out, with %j places, is %s and not out any more', (places, list) => {
    const state = going(notGoing(all(withPlaces(places), 'ada', 'ben', 'cleo'), 'ben'), 'ben')
    expect(idsOf(state[list]).at(-1)).toBe('ben')
    expect(state.notGoing).toEqual([])
  })

  test('[H-6] a person who leaves the group has no answer left, and their place goes to the next', () => {
    const state = all(withPlaces(2), 'ada', 'ben', 'cleo')
    const after = apply(state, forgetAnswer(state, 'ada', EARLY))
    expect(answerOf(after, 'ada')).toBeNull()
    expect(idsOf(after.going)).toEqual(['ben', 'cleo'])
    expect(forgetAnswer(after, 'ada', EARLY)).toEqual([])
  })
})

describe('at short notice', () => {
  const full = () => going(all(withPlaces(2), 'ada', 'ben', 'cleo', 'dan'), 'eve', { atShortNotice: false })

  test('[H-3] a person who waits may change to "not at short notice", and the others are still offered a place', () => {
    const changed = going(full(), 'cleo', { atShortNotice: false })
    const events = unwrap(answerNotGoing(changed, { personId: 'ada', answeredBy: 'self' }, LATE))
    expect(events.at(-1)).toEqual({ type: 'place-offered', ids: ['dan'] })
  })

  test('[H-3] a free place is offered to all who wait, but not to those who chose "not at short notice"', () => {
    const events = unwrap(answerNotGoing(full(), { personId: 'ada', answeredBy: 'self' }, LATE))
    expect(events.at(-1)).toEqual({ type: 'place-offered', ids: ['cleo', 'dan'] })
    expect(idsOf(apply(full(), events).going)).toEqual(['ben'])
  })

  test('[H-7] the first to accept gets the place, wherever they wait; the second is refused', () => {
    const state = notGoing(full(), 'ada', LATE)
    const after = apply(state, unwrap(acceptPlace(state, 'dan', LATE)))
    expect(idsOf(after.going)).toEqual(['ben', 'dan'])
    expect(refusalOf(acceptPlace(after, 'cleo', LATE))).toBe('place-taken')
    expect(unwrap(acceptPlace(after, 'dan', LATE))).toEqual([])
    expect(refusalOf(acceptPlace(after, 'zoe', LATE))).toBe('not-waiting')
  })

  test.each([
    [3, 'ben and both guests', [], ['ben', 'g1', 'g2'], []],
    [2, 'ben, then the first guest', [], ['ben', 'g1'], ['g2']],
    [1, 'ben, and no guest without him', [], ['ben'], ['g1', 'g2']],
    [1, 'the first guest of ben, who has one', ['ben'], ['ben', 'g1'], ['g2']],
    [2, 'both guests of ben, who has one', ['ben'], ['ben', 'g1', 'g2'], []],
  ])('[H-7] of %i free places that ben accepts they go to %s', (free, _, before, having, waiting) => {
    const others = Array.from({ length: free }, (_, index) => `x${index}`)
    const full = all(withPlaces(free + before.length), ...before, ...others)
    const line = going(going(full, 'ben', { guests: ['g1', 'g2'] }), 'cleo')
    const open = others.reduce((state, id) => notGoing(state, id, LATE), line)
    const after = apply(open, unwrap(acceptPlace(open, 'ben', LATE)))
    expect(idsOf(after.going)).toEqual(having)
    expect(idsOf(after.waiting)).toEqual([...waiting, 'cleo'])
  })

  test("[H-7] a guest's place may be taken before, and cleo gets none for a guest of ben", () => {
    const line = going(going(all(withPlaces(2), 'ada', 'ben'), 'ben', { guests: ['g1'] }), 'cleo')
    expect(refusalOf(acceptPlace(line, 'ben', LATE))).toBe('place-taken')
    const open = notGoing(line, 'ada', LATE)
    expect(idsOf(apply(open, unwrap(acceptPlace(open, 'cleo', LATE))).going)).toEqual(['ben', 'cleo'])
  })

  test('[H-3] one free place is offered once, the next one again', () => {
    const open = notGoing(full(), 'ada', LATE)
    const offersIn = (events: readonly AttendanceEvent[]) =>
      events.filter(({ type }) => type === 'place-offered')
    expect(offersIn(unwrap(answerNotGoing(open, { personId: 'ben', answeredBy: 'self' }, LATE)))).toEqual([])
    const closed = [...'xy'].reduce(
      (state, id) => going(state, id, { at: LATE }),
      notGoing(open, 'ben', LATE),
    )
    expect(freePlaces(closed)).toBe(0)
    const again = unwrap(answerNotGoing(closed, { personId: 'x', answeredBy: 'self' }, LATE))
    expect(offersIn(again)).toEqual([{ type: 'place-offered', ids: ['cleo', 'dan'] }])
  })
})

describe('the number of places', () => {
  test('[H-3] a place that was offered, and lost to fewer places, is offered again with more', () => {
    const offered = notGoing(all(withPlaces(3), 'ada', 'ben', 'cleo', 'dan'), 'ada', LATE)
    expect(offered.waiting).toMatchObject([{ id: 'dan', offered: true }])
    const fewer = apply(offered, changePlaces(offered, 2, LATE))
    expect(fewer.waiting).toMatchObject([{ id: 'dan', offered: false }])
    expect(changePlaces(fewer, 3, LATE).at(-1)).toEqual({ type: 'place-offered', ids: ['dan'] })
  })

  test('[H-8] fewer places: the last to get one are first to wait, in order; more: they are back, also at short notice', () => {
    const state = all(withPlaces(4), 'ada', 'ben', 'cleo', 'dan', 'eve')
    const fewer = apply(state, changePlaces(state, 2, LATE))
    expect(idsOf(fewer.going)).toEqual(['ada', 'ben'])
    expect(idsOf(fewer.waiting)).toEqual(['cleo', 'dan', 'eve'])
    const more = apply(fewer, changePlaces(fewer, 4, LATE))
    expect(idsOf(more.going)).toEqual(['ada', 'ben', 'cleo', 'dan'])
    expect(idsOf(more.waiting)).toEqual(['eve'])
  })

  test('[H-8] without a limit everyone who waits has a place, also at short notice', () => {
    const full = all(withPlaces(2), 'ada', 'ben', 'cleo')
    const after = apply(full, changePlaces(full, null, LATE))
    expect(idsOf(after.going)).toEqual(['ada', 'ben', 'cleo'])
    expect(after.waiting).toEqual([])
  })

  test('[H-2] a limit has bounds, and the same number again changes nothing', () => {
    expect(PLACES_BOUNDS).toEqual({ min: 2, max: 200 })
    expect(changePlaces(withPlaces(4), 4, EARLY)).toEqual([])
  })

  test('[H-9] fair places: behind the others on the list, and so are guests who are added later', () => {
    const state = going(all(withPlaces(2), 'ada', 'ben'), 'cleo', { behind: true })
    const after = going(all(state, 'dan'), 'cleo', { guests: ['g1'] })
    expect(idsOf(after.waiting)).toEqual(['dan', 'cleo', 'g1'])
  })

  test('[H-9] a person who gets a place at once was behind no one', () => {
    expect(going(withPlaces(2), 'ada', { behind: true }).wereBehind).toBeUndefined()
    expect(going(all(withPlaces(2), 'ada', 'ben'), 'cleo', { behind: true }).wereBehind).toEqual(['cleo'])
  })
})

describe('at the start', () => {
  test('[H-10] an arrival without a place takes that of an absent person, the waiting list first', () => {
    const state = all(withPlaces(3), 'ada', 'ben', 'cleo', 'dan', 'eve')
    const after = apply(state, placesForArrivals(state, ['zoe', 'eve', 'ada']))
    expect(idsOf(after.going)).toEqual(['ada', 'eve', 'zoe'])
    expect(idsOf(after.replaced)).toEqual(['cleo', 'ben'])
    expect(idsOf(after.waiting)).toEqual(['dan'])
  })

  test('[H-10] a free place is used before a person loses one, and without a limit no one loses one', () => {
    const state = all(withPlaces(3), 'ada', 'ben')
    const after = apply(state, placesForArrivals(state, ['zoe']))
    expect(idsOf(after.going)).toEqual(['ada', 'ben', 'zoe'])
    const unlimited = all(withPlaces(null), 'ada')
    expect(placesForArrivals(unlimited, ['zoe'])).toEqual([])
  })

  test('[H-10] the guests of a person who is there keep their places', () => {
    const state = all(going(withPlaces(3), 'ada', { guests: ['g1'] }), 'ben')
    const after = apply(state, placesForArrivals(state, ['ada', 'zoe']))
    expect(idsOf(after.going)).toEqual(['ada', 'g1', 'zoe'])
  })

  test('[H-1] a guest who still waits leaves with the person whose place went to an arrival', () => {
    const state = all(going(withPlaces(2), 'ada'), 'ben')
    const line = going(state, 'ben', { guests: ['g1'] })
    expect(idsOf(line.waiting)).toEqual(['g1'])
    const after = apply(line, placesForArrivals(line, ['ada', 'zoe']))
    expect(idsOf(after.going)).toEqual(['ada', 'zoe'])
    expect(idsOf(after.waiting)).toEqual([])
  })

  test('[H-11] a no-show had a place at the start and had not arrived at the end', () => {
    const state = all(withPlaces(2), 'ada', 'ben', 'cleo')
    const after = apply(state, placesForArrivals(state, ['ada', 'zoe']))
    expect(noShows(after, ['ada', 'zoe'])).toEqual(['ben'])
    expect(noShows(after, ['ada', 'zoe', 'ben'])).toEqual([])
  })
})
