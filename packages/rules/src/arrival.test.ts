import { describe, expect, test } from 'vitest'
import { arrive, followSettings, openEvening, removeParticipant } from './arrival.ts'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { assignCaptain } from './captains.ts'
import { BLANK, sheetOf } from './evening.ts'
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
  onPitch,
  pitch,
  playOf,
  refusal,
  running,
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
  test.each<[string, ReturnType<typeof arrived>, number, number, number]>([
    ['sooner: as it was', arrived(4), 0, SESSION_END - 1, SESSION_END],
    ['in the past already: as it was', arrived(4), -9 * HOUR, -8 * HOUR, SESSION_END],
    ['later: then', arrived(4), 0, SESSION_END + 1, SESSION_END + 1],
    ['later, with another start: then', pitch(3), HOUR, SESSION_END + HOUR, SESSION_END + HOUR],
    [
      'of other hours, before Play Ball: then',
      arrived(4),
      SESSION_END,
      SESSION_END + HOUR,
      SESSION_END + HOUR,
    ],
    [
      'of hours that begin once it is over: as it was',
      pitch(3),
      SESSION_END,
      SESSION_END + HOUR,
      SESSION_END,
    ],
  ])(
    '[D-11] its end, settled %s; its start never moves',
    (_, evening, sessionStartsAt, sessionEndsAt, end) => {
      const wanted = settings({ ...evening.settings, sessionStartsAt, sessionEndsAt })
      const { settings: kept } = after(evening, followSettings(evening, wanted, MINUTE))
      expect([kept.sessionStartsAt, kept.sessionEndsAt]).toEqual([0, end])
    },
  )

  test('[D-11] an evening that was stored before it kept its start is given the one that the group settles', () => {
    const { sessionStartsAt: _, ...stored } = evening.settings
    const older = { ...evening, settings: stored as typeof evening.settings }
    expect(after(older, followSettings(older, settings(), 0)).settings).toEqual(settings())
  })

  test('[R-4] nothing changes once it is closed, also by itself', () => {
    const closes = SESSION_END + GAME_CLOSES_AFTER_MS
    const longer = settings({ sessionEndsAt: closes + HOUR })
    expect(happened(followSettings(evening, longer, closes - 1))).toEqual(['settings-changed'])
    expect(followSettings(evening, longer, closes)).toEqual([])
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
