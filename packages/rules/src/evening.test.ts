import { describe, expect, test } from 'vitest'
import { BLANK, currentMatch, evolve, nextPair, peopledTeams, replay, sheetOf, teamOf } from './evening.ts'
import type { EveningEvent } from './evening-events.ts'
import {
  after,
  allowed,
  arrived,
  byHand,
  calls,
  does,
  pitch,
  playOf,
  running,
  starts,
} from './testing/evenings.ts'

describe('an evening and its log', () => {
  test('[E-1] an event makes a new evening and leaves the old one as it was', () => {
    const before = running(3)
    const copy = structuredClone(before)
    evolve(before, { type: 'scored', side: 'a', by: 1, at: 1 })
    evolve(before, { type: 'left', id: 'p3' })
    expect(before).toEqual(copy)
  })

  test('[E-1] nothing of a match happens before Play Ball', () => {
    expect(evolve(arrived(2), { type: 'scored', side: 'a', by: 1, at: 1 })).toEqual(arrived(2))
  })

  test('[E-1] an end without a match is a broken log and says so', () => {
    const ended: EveningEvent = { type: 'ended', why: 'early', winner: null, at: 1, playedMs: 1 }
    expect(() => evolve(pitch(2), ended)).toThrow("the game was 'waiting'")
  })

  test('[E-1] between matches a stray clock or score changes nothing', () => {
    expect(after(pitch(2), [{ type: 'reached-zero', at: 1 }])).toEqual(pitch(2))
    const due = after(pitch(2), [
      { type: 'toss-due', reason: { because: 'draw-needs-toss' }, commitment: 'x' },
    ])
    expect(playOf(after(due, [{ type: 'postponed', startsAt: 4 }])).now).toEqual({
      is: 'toss',
      commitment: 'x',
    })
  })

  test('[E-2] the log from its first event gives the evening, any part of it the evening at that time', () => {
    const opened = after(BLANK, [])
    expect(replay([])).toEqual(opened)
    const evening = pitch(2)
    const calling = allowed(calls(1, 2)(evening))
    expect(after(after(evening, calling), allowed(starts()(after(evening, calling))))).toEqual(running(2))
  })
})

describe('teams', () => {
  const evening = does(arrived(12), byHand(3, 'p11'), byHand(1, 'p2', 'p1'))

  test('[E-3] are those with somebody in them, by number, with players as they were drawn', () => {
    expect(peopledTeams(evening)).toEqual([1, 3])
    expect(teamOf(evening, 'p1')).toEqual({ number: 1, captain: null, players: ['p2', 'p1'] })
    expect(teamOf(evening, 'p3')).toBeUndefined()
    expect(sheetOf(evening, 2)).toEqual({ number: 2, captain: null, players: [] })
  })

  test('[E-3] a drafting team is noted once, however often it drew', () => {
    expect(does(evening, byHand(1, 'p3')).drafted).toEqual([3, 1])
  })
})

describe('the line', () => {
  test('[L-1] begins by team number, and its first two are next', () => {
    expect(playOf(pitch(4)).order).toEqual([1, 2, 3, 4])
    expect(nextPair(playOf(pitch(4)))).toEqual([1, 2])
    expect(currentMatch(pitch(4))).toBeNull()
    expect(currentMatch(arrived(2))).toBeNull()
  })

  test('[L-1] with one team left nobody is next', () => {
    expect(nextPair({ ...playOf(pitch(2)), order: [1] })).toBeNull()
    expect(nextPair({ ...playOf(pitch(2)), order: [] })).toBeNull()
  })

  test('[L-9] a team whose last player goes home leaves it, the others keep their places', () => {
    const evening = after(running(4), [{ type: 'left', id: 'p3' }])
    expect(playOf(evening).order).toEqual([1, 2, 4])
    const again = after(evening, [{ type: 'drafted', team: 3, ids: ['p9'], by: 'hand' }])
    expect(playOf(again).order).toEqual([1, 2, 4, 3])
  })
})
