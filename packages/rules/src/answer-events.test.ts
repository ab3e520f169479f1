import { describe, expect, test } from 'vitest'
import {
  acceptPlace,
  answerGoing,
  answerNotGoing,
  changePlaces,
  forgetAnswer,
  placesForArrivals,
} from './answers.ts'
import type { Attendance } from './attendance.ts'
import {
  all,
  apply,
  EARLY,
  FAIR,
  going,
  idsOf,
  LATE,
  notGoing,
  type Options,
  unwrap,
  withPlaces,
} from './testing/attendance.ts'

describe('the events of an answer', () => {
  const answers = (
    state: Attendance,
    personId: string,
    { guests = [], atShortNotice = true }: Options = {},
  ) => unwrap(answerGoing(state, { personId, answeredBy: 'self', guests, atShortNotice }, FAIR, EARLY))
  const line = going(all(withPlaces(1), 'ada'), 'ben', { guests: ['g1'] })
  const waiting = going(line, 'cleo', { atShortNotice: false })

  test('[H-3] a changed choice about short notice applies to a person and their guests, and to no one else', () => {
    const events = answers(waiting, 'ben', { guests: ['g1'], atShortNotice: false })
    expect(events).toEqual([{ type: 'short-notice-changed', personId: 'ben', atShortNotice: false }])
    const atShortNotice = (state: Attendance) => state.waiting.map((entry) => [entry.id, entry.atShortNotice])
    const [none, all] = [apply(waiting, events), going(waiting, 'cleo')]
    expect(atShortNotice(none)).toEqual(['ben', 'g1', 'cleo'].map((id) => [id, false]))
    expect(atShortNotice(all)).toEqual(['ben', 'g1', 'cleo'].map((id) => [id, true]))
  })

  test('[H-5] repeating an answer changes nothing, whatever it was', () => {
    expect(answers(waiting, 'ben', { guests: ['g1'] })).toEqual([])
    expect(answers(waiting, 'ada')).toEqual([])
    const out = notGoing(waiting, 'ada')
    expect(unwrap(answerNotGoing(out, { personId: 'ada', answeredBy: 'self' }, LATE))).toEqual([])
  })

  test('[H-6] a place left in a group that does not ask stays free until it asks again', () => {
    const full = all(withPlaces(2), 'ada', 'ben', 'cleo')
    const forgotten = { type: 'forgotten', personId: 'ada' }
    const gained = { type: 'place-gained', ids: ['cleo'], why: 'free' }
    expect(forgetAnswer(full, 'ada', EARLY)).toEqual([forgotten, gained])
    const quiet = forgetAnswer(full, 'ada', null)
    expect(quiet).toEqual([forgotten])
    expect(changePlaces(apply(full, quiet), 2, EARLY)).toEqual([gained])
  })

  test('[H-8] more places, or no limit, displace no one', () => {
    const full = all(withPlaces(2), 'ada', 'ben')
    for (const places of [3, null])
      expect(changePlaces(full, places, EARLY)).toEqual([{ type: 'places-changed', places }])
  })

  test('[H-8] a displaced person waits as one who comes at short notice, behind no one and without an offer', () => {
    const state = all(withPlaces(2), 'ada', 'ben')
    expect(apply(state, changePlaces(state, 1, EARLY)).waiting).toEqual([
      {
        ...{ id: 'ben', personId: 'ben', answeredBy: 'self' },
        ...{ atShortNotice: true, behind: false, displaced: true, offered: false },
      },
    ])
  })

  test('[H-3] an offer lasts as long as a place is free', () => {
    const full = all(withPlaces(2), 'ada', 'ben', 'cleo', 'dan')
    const offered = notGoing(notGoing(full, 'ada', LATE), 'ben', LATE)
    const accepted = unwrap(acceptPlace(offered, 'dan', LATE))
    expect(accepted).toEqual([{ type: 'place-gained', ids: ['dan'], why: 'free' }])
    expect(apply(offered, accepted).waiting).toMatchObject([{ id: 'cleo', offered: true }])
  })

  test('[H-9] a person who takes a place that others have been offered was behind no one', () => {
    const offered = notGoing(all(withPlaces(1), 'ada', 'ben'), 'ada', LATE)
    const taken = going(offered, 'cleo', { at: LATE, behind: true })
    expect(idsOf(taken.going)).toEqual(['cleo'])
    expect(taken.wereBehind).toBeUndefined()
  })

  test('[H-10] an arrival takes a free place, and none from a person who is there', () => {
    const arrival = (id: string) => ({ id, personId: id, answeredBy: 'self' })
    const gained = (id: string) => ({ type: 'place-gained', ids: [id], why: 'arrived' })
    const joined = { type: 'joined', attendees: [arrival('zoe')], atShortNotice: true, behind: false }
    const free = all(withPlaces(3), 'ada')
    expect(placesForArrivals(free, ['zoe'])).toEqual([joined, gained('zoe')])
    const offered = notGoing(all(withPlaces(1), 'ada', 'ben'), 'ada', LATE)
    expect(placesForArrivals(offered, ['ben'])).toEqual([gained('ben')])
    expect(placesForArrivals(all(withPlaces(1), 'ada'), ['ada', 'zoe'])).toEqual([])
  })

  test('[H-1] [H-10] a person whose place goes to an arrival loses their waiting guests, too; a guest takes no one along', () => {
    const replaced = (id: string) => ({
      type: 'replaced',
      id,
      by: { id: 'zoe', personId: 'zoe', answeredBy: 'self' },
    })
    const withGuests = (places: number) => going(withPlaces(places), 'ada', { guests: ['g1', 'g2'] })
    const others = going(withGuests(1), 'ben', { guests: ['g3'] })
    expect(placesForArrivals(others, ['zoe'])).toEqual([
      replaced('ada'),
      { type: 'guests-withdrawn', ids: ['g1', 'g2'] },
    ])
    expect(placesForArrivals(all(withPlaces(1), 'ada'), ['zoe'])).toEqual([replaced('ada')])
    expect(placesForArrivals(withGuests(2), ['zoe'])).toEqual([replaced('g1')])
  })
})
