import { describe, expect, test } from 'vitest'
import { assignCaptain, nextAfter, nextCaptain } from './captains.ts'
import { type Evening, sheetOf } from './evening.ts'
import {
  arrived,
  ballPlayed,
  byHand,
  calls,
  captain,
  does,
  ends,
  happened,
  refused,
  starts,
} from './testing/evenings.ts'

const gives = (evening: Evening, team: number, id: string) => refused(assignCaptain(evening, { team, id }))

describe('who is next for an armband', () => {
  test('[K-1] the first arrival for team 1, the next for team 2, and the first after the window for team 3', () => {
    const evening = arrived(12, { maxTeams: 3 })
    expect(nextCaptain(evening)).toEqual({ team: 1, id: 'p1' })
    const one = does(evening, captain(1, 'p1'))
    expect(nextCaptain(one)).toEqual({ team: 2, id: 'p2' })
    const two = does(one, captain(2, 'p2'))
    expect(nextCaptain(two)).toEqual({ team: 3, id: 'p11' })
    expect(nextCaptain(does(two, captain(3, 'p11')))).toBeNull()
  })

  test('[K-1] whoever has a team already is passed by', () => {
    expect(nextCaptain(does(arrived(4), byHand(2, 'p1')))).toEqual({ team: 1, id: 'p2' })
  })

  test('[K-1] a team made by hand has the first arrival among its own', () => {
    expect(nextCaptain(does(arrived(4), byHand(1, 'p4', 'p3')))).toEqual({ team: 1, id: 'p3' })
  })

  test('[K-1] nobody has arrived, or nobody after the window: the team waits for one', () => {
    expect(nextCaptain(arrived(0))).toEqual({ team: 1, id: null })
    const two = does(arrived(10), captain(1, 'p1'), captain(2, 'p2'))
    expect(nextCaptain(two)).toEqual({ team: 3, id: null })
    expect(gives(two, 3, 'p3')).toEqual({ refusal: 'no-captain-candidate', about: {} })
  })

  test('[K-1] with teams 1 and 2 full team 3 may be led from the window, but the first after it comes first', () => {
    const full = (n: number) =>
      does(arrived(n, { teamSize: 2 }), captain(1, 'p1'), captain(2, 'p2'), byHand(1, 'p3'), byHand(2, 'p4'))
    expect(nextCaptain(full(10))).toEqual({ team: 3, id: 'p5' })
    expect(nextCaptain(full(12))).toEqual({ team: 3, id: 'p11' })
  })
})

describe('giving an armband', () => {
  test('[K-2] puts the captain first in the team', () => {
    const evening = does(arrived(4), captain(1, 'p1'), byHand(1, 'p3'))
    expect(sheetOf(evening, 1)).toEqual({ number: 1, captain: 'p1', players: ['p1', 'p3'] })
  })

  test('[K-2] goes within a team to any of its players, and given twice is given once', () => {
    const evening = does(arrived(4), captain(1, 'p1'), byHand(1, 'p3'))
    expect(sheetOf(does(evening, captain(1, 'p3')), 1)).toEqual({
      number: 1,
      captain: 'p3',
      players: ['p1', 'p3'],
    })
    expect(happened(assignCaptain(evening, { team: 1, id: 'p1' }))).toEqual([])
    expect(does(evening, captain(1, 'p3')).passed).toEqual([])
  })

  test.each`
    why                             | evening                                                | team | id      | expected
    ${'no such team'}               | ${arrived(4)}                                          | ${5} | ${'p1'} | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'not arrived'}                | ${arrived(4)}                                          | ${1} | ${'x'}  | ${{ refusal: 'not-arrived', about: { participant: 'x' } }}
    ${'captain of another team'}    | ${does(arrived(4), captain(1, 'p1'))}                  | ${2} | ${'p1'} | ${{ refusal: 'player-taken', about: { participant: 'p1', team: 1 } }}
    ${'team 2 before team 1'}       | ${arrived(4)}                                          | ${2} | ${'p1'} | ${{ refusal: 'captain-order', about: { team: 1 } }}
    ${'not the next in order'}      | ${arrived(4)}                                          | ${1} | ${'p2'} | ${{ refusal: 'not-next-captain', about: { participant: 'p1' } }}
    ${'a team that has one'}        | ${does(arrived(4), captain(1, 'p1'), byHand(1, 'p2'))} | ${1} | ${'p3'} | ${{ refusal: 'already-captain', about: {} }}
    ${'not of a team made by hand'} | ${does(arrived(4), byHand(1, 'p4'))}                   | ${1} | ${'p1'} | ${{ refusal: 'not-next-captain', about: { participant: 'p4' } }}
  `('[K-2] $why: refused', ({ evening, team, id, expected }) => {
    expect(gives(evening, team, id)).toEqual(expected)
  })
})

describe('passing an armband on', () => {
  const alone = does(arrived(12), captain(1, 'p1'))

  test('[K-3] the next in order takes it over, and whoever passed it is free to be drawn', () => {
    const evening = does(alone, captain(1, 'p2'))
    expect(sheetOf(evening, 1)).toEqual({ number: 1, captain: 'p2', players: ['p2'] })
    expect(evening.passed).toEqual(['p1'])
    expect(sheetOf(does(evening, byHand(2, 'p1')), 2).players).toEqual(['p1'])
  })

  test('[K-3] whoever passed is not asked again, neither here nor for the next team', () => {
    const passed = does(alone, captain(1, 'p2'), captain(1, 'p3'))
    expect(passed.passed).toEqual(['p1', 'p2'])
    expect(nextCaptain(passed)).toEqual({ team: 2, id: 'p4' })
    expect(gives(passed, 1, 'p1')).toEqual({ refusal: 'not-next-captain', about: { participant: 'p4' } })
  })

  test('[K-3] it goes to nobody but the next in order: not past the window, and not at all when nobody is left', () => {
    expect(gives(alone, 1, 'p5')).toEqual({ refusal: 'not-next-captain', about: { participant: 'p2' } })
    expect(gives(does(alone, captain(2, 'p2')), 2, 'p11')).toEqual({
      refusal: 'not-next-captain',
      about: { participant: 'p3' },
    })
    const two = does(arrived(2), captain(1, 'p1'), captain(1, 'p2'))
    expect(gives(two, 1, 'p1')).toEqual({ refusal: 'no-captain-candidate', about: {} })
  })

  test('[K-3] in a team of one it goes on as well', () => {
    const singles = does(arrived(3, { teamSize: 1 }), captain(1, 'p1'), captain(1, 'p2'))
    expect(sheetOf(singles, 1)).toEqual({ number: 1, captain: 'p2', players: ['p2'] })
  })

  test('[K-3] a team that is called or has played keeps its captain: a result stays with those who played it', () => {
    const waiting = does(arrived(4), captain(1, 'p1'), captain(2, 'p2'), ballPlayed)
    expect(gives(waiting, 1, 'p3')).toBe('allowed')
    const called = does(waiting, calls(1, 2))
    expect(gives(called, 1, 'p3')).toEqual({ refusal: 'already-captain', about: {} })
    expect(gives(does(called, starts(), ends(1)), 2, 'p3')).toEqual({ refusal: 'already-captain', about: {} })
  })

  test('[K-3] a captain who has drawn somebody keeps it', () => {
    expect(gives(does(alone, byHand(1, 'p4')), 1, 'p2')).toEqual({ refusal: 'already-captain', about: {} })
  })
})

describe('to whom an armband may be passed', () => {
  test('[K-3] to the next in order, as long as the captain stands alone', () => {
    const one = does(arrived(4), captain(1, 'p1'))
    expect(nextAfter(one, 1)).toBe('p2')
    expect(nextAfter(one, 2)).toBeNull()
    expect(nextAfter(does(one, byHand(1, 'p3')), 1)).toBeNull()
    expect(nextAfter(does(arrived(1), captain(1, 'p1')), 1)).toBeNull()
  })

  test('[K-3] whom it names may take it, and nobody once the team is called', () => {
    const waiting = does(arrived(4), captain(1, 'p1'), captain(2, 'p2'), ballPlayed)
    expect(gives(waiting, 1, nextAfter(waiting, 1) ?? '')).toBe('allowed')
    expect(nextAfter(does(waiting, calls(1, 2)), 1)).toBeNull()
  })
})
