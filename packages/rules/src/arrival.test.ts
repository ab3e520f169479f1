import { describe, expect, test } from 'vitest'
import { arrive, followSettings, openEvening, removeParticipant } from './arrival.ts'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { assignCaptain } from './captains.ts'
import { BLANK, sheetOf } from './evening.ts'
import { holdNext } from './match.ts'
import {
  after,
  arrivals,
  arrived,
  byHand,
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
} from './testing/evenings.ts'

const off = (id: string) => (so: Parameters<typeof removeParticipant>[0]) => removeParticipant(so, id)
const numbers = ({ participants }: ReturnType<typeof arrived>) =>
  participants.map(({ id, no }) => `${id}:${no}`)

test('[R-1] an evening comes into being with what the group has settled, and nobody in it', () => {
  const evening = after(BLANK, [openEvening(settings({ maxTeams: 7 }))])
  expect(evening).toEqual({ ...BLANK, settings: settings({ maxTeams: 7 }) })
})

describe('arriving', () => {
  test('[R-2] everybody gets the next place, guests among members', () => {
    const evening = after(arrived(2), arrive(arrived(2), { id: 'guest', guest: true, at: 99 }))
    expect(numbers(evening)).toEqual(['p1:1', 'p2:2', 'guest:3'])
    expect(evening.participants[2]).toEqual({ id: 'guest', no: 3, at: 99, guest: true })
  })

  test('[R-2] checking in twice is one check-in and keeps the first time', () => {
    expect(arrive(arrived(2), { id: 'p1', guest: false, at: 50 * MINUTE })).toEqual([])
  })

  test('[R-2] a place is never given twice, also after the last to arrive was taken off', () => {
    const evening = arrivals(does(arrived(3), off('p3'), off('p1')), ['late', 'p1'])
    expect(numbers(evening)).toEqual(['p2:2', 'late:4', 'p1:5'])
  })
})

describe('taking somebody off the list', () => {
  test('[R-3] frees their place in the team and leaves the others where they were', () => {
    const evening = does(arrived(4), byHand(1, 'p1', 'p2'), off('p1'))
    expect(numbers(evening)).toEqual(['p2:2', 'p3:3', 'p4:4'])
    expect(sheetOf(evening, 1)).toEqual({ number: 1, captain: null, players: ['p2'] })
  })

  test('[R-3] a captain taken off leaves the team without one, another player does not', () => {
    const evening = does(arrived(4), (so) => assignCaptain(so, { team: 1, id: 'p1' }), byHand(1, 'p2', 'p3'))
    expect(sheetOf(does(evening, off('p2')), 1).captain).toBe('p1')
    expect(sheetOf(does(evening, off('p1')), 1)).toEqual({ number: 1, captain: null, players: ['p2', 'p3'] })
  })

  test('[R-3] with its last player a team is gone, and leaves the line', () => {
    const evening = does(pitch(4), off('p2'))
    expect(evening.teams.map(({ number }) => number)).toEqual([1, 3, 4])
    expect(playOf(evening).order).toEqual([1, 3, 4])
  })

  test.each`
    who                                       | evening                                                   | id      | expected
    ${'somebody who never came'}              | ${arrived(2)}                                             | ${'x'}  | ${'participant-not-found'}
    ${'somebody without a team'}              | ${arrived(2)}                                             | ${'p1'} | ${'allowed'}
    ${'a player before Play Ball'}            | ${does(arrived(2), byHand(1, 'p1'))}                      | ${'p1'} | ${'allowed'}
    ${'one of the first two, not called yet'} | ${pitch(3)}                                               | ${'p1'} | ${'allowed'}
    ${'a player who is called'}               | ${does(pitch(3), calls(1, 2))}                            | ${'p2'} | ${'team-has-played'}
    ${'a player on the pitch'}                | ${running(3)}                                             | ${'p1'} | ${'team-has-played'}
    ${'a player of a team that waits'}        | ${running(3)}                                             | ${'p3'} | ${'allowed'}
    ${'a player who has played'}              | ${does(running(4), goal(1, 1, 2), calls(3, 4), starts())} | ${'p2'} | ${'team-has-played'}
    ${'a player who has a coin due'}          | ${does(running(3), ends(1))}                              | ${'p1'} | ${'team-has-played'}
  `('[R-3] $who: $expected', ({ evening, id, expected }) => {
    expect(refusal(removeParticipant(evening, id))).toBe(expected)
  })
})

describe('what the group settles', () => {
  const evening = arrived(12, { maxTeams: 4, teamSize: 5 })

  test('[R-4] reaches the evening, and says nothing when it is what holds already', () => {
    const wanted = settings({
      maxTeams: 6,
      teamSize: 7,
      sessionEndsAt: SESSION_END + 5,
      rules: { durationS: 90 },
    })
    expect(followSettings(evening, wanted, 0)).toEqual([{ type: 'settings-changed', settings: wanted }])
    expect(after(evening, followSettings(evening, wanted, 0)).settings).toEqual(wanted)
    expect(followSettings(evening, settings(), 0)).toEqual([])
  })

  test('[R-4] says nothing either when a database gave the same back with its fields in another order', () => {
    const { houseRules, ...others } = settings()
    const backwards = (record: object) => Object.fromEntries(Object.entries(record).reverse())
    const kept = {
      ...backwards(others),
      houseRules: backwards(houseRules),
    } as unknown as typeof evening.settings
    expect(followSettings({ ...evening, settings: kept }, settings(), 0)).toEqual([])
  })

  test.each`
    rules
    ${{ win: { by: 'lead', lead: 3, goals: 2 } }}
    ${{ win: { by: 'goals', goals: 2 } }}
    ${{ win: { by: 'time' } }}
    ${{ maxWinsInARow: 2 }}
    ${{ changeoverS: 31 }}
  `('[R-4] notices $rules', ({ rules }) => {
    expect(happened(followSettings(evening, settings({ rules }), 0))).toEqual(['settings-changed'])
  })

  test('[R-4] nothing changes while a match is on; the next touch after it brings it', () => {
    const wanted = settings({ teamSize: 1, rules: { changeoverS: 5 } })
    const on = running(3)
    expect(followSettings(on, wanted, 0)).toEqual([])
    const over = does(on, goal(1, 1, 2))
    expect(after(over, followSettings(over, wanted, 0)).settings).toEqual(wanted)
    expect(onPitch(does(over, calls(1, 3))).rules.changeoverS).toBe(30)
  })

  const HOUR = 60 * MINUTE
  const EARLY = 10 * SECOND
  const early = arrived(4, { sessionStartsAt: HOUR })
  const resting = (some: Parameters<typeof pitch>[1] = {}) =>
    does(running(3, some), goal(1, SECOND), ends(SESSION_END - EARLY))
  const at = (so: typeof evening, startsAt: number, endsAt: number, now: number) =>
    followSettings(so, { ...so.settings, sessionStartsAt: startsAt, sessionEndsAt: endsAt }, now)

  test.each<[string, typeof evening, [number, number], number, [number, number]]>([
    ['sooner', arrived(4), [0, SESSION_END - 1], MINUTE, [0, SESSION_END]],
    ['in the past already', arrived(4), [-9 * HOUR, -8 * HOUR], MINUTE, [0, SESSION_END]],
    ['later', arrived(4), [0, SESSION_END + 1], MINUTE, [0, SESSION_END + 1]],
    ['later, with another start', pitch(3), [HOUR, SESSION_END + HOUR], MINUTE, [0, SESSION_END + HOUR]],
    ['later, in a match', running(3), [HOUR, SESSION_END + HOUR], MINUTE, [0, SESSION_END + HOUR]],
    ['into others', arrived(4), [SESSION_END, SESSION_END + HOUR], MINUTE, [0, SESSION_END + HOUR]],
    ['into others, after Play Ball', pitch(3), [SESSION_END, SESSION_END + HOUR], MINUTE, [0, SESSION_END]],
    ['later, once it is over', pitch(3), [0, SESSION_END + HOUR], SESSION_END, [0, SESSION_END]],
    ['later, once nobody came to play', arrived(4), [0, SESSION_END + HOUR], SESSION_END, [0, SESSION_END]],
    ['later, in a match over time', running(3), [0, 3 * HOUR], SESSION_END, [0, 3 * HOUR]],
    ['later before it has started', early, [1.5 * HOUR, 3 * HOUR], MINUTE, [1.5 * HOUR, 3 * HOUR]],
    ['later at its start', early, [1.5 * HOUR, 3 * HOUR], HOUR, [HOUR, 3 * HOUR]],
    ['sooner before it has started', early, [0, HOUR], MINUTE, [HOUR, SESSION_END]],
    ['away before it has started', early, [SESSION_END, 3 * HOUR], MINUTE, [HOUR, 3 * HOUR]],
  ])('[D-11] the hours of an evening that are moved %s', (_, so, [startsAt, endsAt], now, hours) => {
    const { settings: kept } = after(so, at(so, startsAt, endsAt, now))
    expect([kept.sessionStartsAt, kept.sessionEndsAt]).toEqual(hours)
  })

  test('[D-11] an evening that was stored before it kept its start is given the one that the group settles', () => {
    const { sessionStartsAt: _, ...stored } = evening.settings
    const older = { ...evening, settings: stored as typeof evening.settings }
    expect(after(older, followSettings(older, settings(), 0)).settings).toEqual(settings())
  })

  test.each<[string, typeof evening, number, number | null]>([
    ['had been too near', resting(), SESSION_END + HOUR, SESSION_END - EARLY + 31 * SECOND],
    ['is still too near', resting(), SESSION_END + 5 * SECOND, null],
    ['was never in the way', does(pitch(3), calls(1, 2)), SESSION_END + HOUR, null],
    [
      'is not all: it is held',
      does(resting(), (so) => holdNext(so, true, moment(SESSION_END - EARLY))),
      SESSION_END + HOUR,
      null,
    ],
  ])('[M-9] a later end brings the start by itself where the old one %s', (_, so, end, starts) => {
    const { play } = after(so, at(so, 0, end, SESSION_END - EARLY + SECOND))
    expect(play?.now.is === 'waiting' ? play.now.startsAt : null).toBe(starts)
  })

  test('[M-9] a later end starts no first match, which people start', () => {
    expect(happened(at(pitch(3), 0, SESSION_END + HOUR, SESSION_END - 1))).toEqual(['settings-changed'])
  })

  test('[R-4] nothing changes once it is closed, also by itself', () => {
    const closes = SESSION_END + GAME_CLOSES_AFTER_MS
    const bigger = settings({ teamSize: 6 })
    expect(happened(followSettings(evening, bigger, closes - 1))).toEqual(['settings-changed'])
    expect(followSettings(evening, bigger, closes)).toEqual([])
  })

  test('[R-4] no limit shrinks below what is drawn already', () => {
    const drawn = does(evening, byHand(1, 'p1', 'p2', 'p3'), byHand(4, 'p11', 'p12'))
    const small = followSettings(drawn, settings({ maxTeams: 2, teamSize: 1 }), 0)
    expect(small).toMatchObject([{ settings: { maxTeams: 4, teamSize: 3 } }])
    expect(followSettings(evening, settings({ maxTeams: 2, teamSize: 1 }), 0)).toMatchObject([
      { settings: { maxTeams: 2, teamSize: 1 } },
    ])
  })
})

test('[R-4] a draft ends in the order in which it began; before the first pick the group may change its mind', () => {
  const evening = does(arrived(4), byHand(1, 'p1'))
  const wanted = settings({ draftOrder: 'alternating' })
  expect(followSettings(evening, wanted, 0)).toEqual([])
  expect(followSettings(arrived(4), wanted, 0)).toMatchObject([{ settings: { draftOrder: 'alternating' } }])
})
