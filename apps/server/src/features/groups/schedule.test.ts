import { weekdayOf } from '@turnout/rules/dates'
import type { Weekday } from '@turnout/rules/words'
import { WEEKDAYS } from '@turnout/rules/words'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  localDate,
  nextSession,
  type Schedule,
  type StartedGame,
  sessionNow,
  sessionOf,
  upcomingSessions,
  venueOn,
  zoneOf,
} from './schedule.ts'

const HOUR = 60 * 60 * 1000

const plays = (timeZone: string, days: Weekday[], gameStartTime: string, gameEndTime: string): Schedule => ({
  timeZone,
  playingDays: days,
  gameStartTime,
  gameEndTime,
  sessionChanges: [],
})

const at = (iso: string) => Date.parse(iso)
const iso = (ms: number | undefined) => (ms === undefined ? null : new Date(ms).toISOString().slice(0, 16))

test('[D-8] at any moment, also in the past, the next session is the first one that has not ended', () => {
  const hours = fc.constantFrom<[string, string]>(['18:00', '20:00'], ['23:00', '01:30'], ['00:10', '00:20'])
  const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Pacific/Auckland')
  const days = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 3 })
  const minutes = fc.array(fc.integer({ min: 0, max: 30 * 24 * 60 }), { minLength: 2, maxLength: 12 })
  fc.assert(
    fc.property(zones, days, hours, minutes, (zone, playingDays, [start, end], moments) => {
      const group = plays(zone, playingDays, start, end)
      for (const minute of moments) {
        const now = at('2026-03-15T00:00Z') + minute * 60_000
        expect(nextSession(group, now, [])).toEqual(upcomingSessions(group, now, 35, [])[0])
      }
    }),
  )
})

describe('where the venue is', () => {
  test.each`
    place                           | latitude   | longitude  | zone
    ${'London'}                     | ${51.507}  | ${-0.128}  | ${'Europe/London'}
    ${'Brussels'}                   | ${50.847}  | ${4.353}   | ${'Europe/Brussels'}
    ${'Lisbon'}                     | ${38.722}  | ${-9.139}  | ${'Europe/Lisbon'}
    ${'New York'}                   | ${40.713}  | ${-74.006} | ${'America/New_York'}
    ${'Phoenix'}                    | ${33.448}  | ${-112.07} | ${'America/Phoenix'}
    ${'São Paulo'}                  | ${-23.55}  | ${-46.633} | ${'America/Sao_Paulo'}
    ${'Lagos'}                      | ${6.524}   | ${3.379}   | ${'Africa/Lagos'}
    ${'Nairobi'}                    | ${-1.292}  | ${36.822}  | ${'Africa/Nairobi'}
    ${'Tehran'}                     | ${35.689}  | ${51.389}  | ${'Asia/Tehran'}
    ${'Mumbai'}                     | ${19.076}  | ${72.878}  | ${'Asia/Kolkata'}
    ${'Tokyo'}                      | ${35.676}  | ${139.65}  | ${'Asia/Tokyo'}
    ${'Lord Howe Island'}           | ${-31.553} | ${159.082} | ${'Australia/Lord_Howe'}
    ${'Auckland'}                   | ${-36.848} | ${174.763} | ${'Pacific/Auckland'}
    ${'a ship in the mid Atlantic'} | ${0}       | ${-30}     | ${'Etc/GMT+2'}
  `('[D-6] $place keeps the time of $zone', ({ latitude, longitude, zone }) => {
    expect(zoneOf(latitude, longitude)).toBe(zone)
  })

  test('[D-6] for any pin the zone is one that this machine knows', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        expect(localDate(zoneOf(latitude, longitude), at('2026-06-02T12:00Z'))).toMatch(/^2026-06-0[23]$/)
      }),
    )
  })

  test.each`
    zone                     | date
    ${'Pacific/Kiritimati'}  | ${'2026-06-03'}
    ${'Asia/Tokyo'}          | ${'2026-06-02'}
    ${'Europe/London'}       | ${'2026-06-02'}
    ${'America/Los_Angeles'} | ${'2026-06-02'}
    ${'Pacific/Pago_Pago'}   | ${'2026-06-01'}
  `('[D-6] at half past ten in the morning in Greenwich it is $date in $zone', ({ zone, date }) => {
    expect(localDate(zone, at('2026-06-02T10:30Z'))).toBe(date)
  })
})

describe('an ordinary Tuesday, 19:00 to 21:00 in Brussels', () => {
  const group = plays('Europe/Brussels', ['TUESDAY'], '19:00', '21:00')

  test.each`
    now                    | about
    ${'2026-06-01T21:59Z'} | ${null}
    ${'2026-06-01T22:00Z'} | ${'2026-06-02'}
    ${'2026-06-02T18:00Z'} | ${'2026-06-02'}
    ${'2026-06-02T21:59Z'} | ${'2026-06-02'}
    ${'2026-06-02T22:00Z'} | ${null}
  `('[D-7] at $now the session of the day is that of $about', ({ now, about }) => {
    expect(sessionNow(group, at(now), [])?.date ?? null).toBe(about)
  })

  test.each`
    now                    | next
    ${'2026-05-31T12:00Z'} | ${'2026-06-02T17:00'}
    ${'2026-06-02T18:59Z'} | ${'2026-06-02T17:00'}
    ${'2026-06-02T19:00Z'} | ${'2026-06-09T17:00'}
    ${'2026-12-01T12:00Z'} | ${'2026-12-01T18:00'}
  `('[D-8] at $now the next game starts at $next in Greenwich', ({ now, next }) => {
    expect(iso(nextSession(group, at(now), [])?.startsAt)).toBe(next)
  })
})

describe('past midnight: Friday 22:00 to 01:00 in London', () => {
  const group = plays('Europe/London', ['FRIDAY'], '22:00', '01:00')

  test.each`
    now                    | about
    ${'2026-06-05T20:00Z'} | ${'2026-06-05'}
    ${'2026-06-05T23:30Z'} | ${'2026-06-05'}
    ${'2026-06-05T23:59Z'} | ${'2026-06-05'}
    ${'2026-06-06T00:00Z'} | ${null}
  `('[D-7] at $now the session of the day is that of $about', ({ now, about }) => {
    expect(sessionNow(group, at(now), [])?.date ?? null).toBe(about)
  })

  test('[D-7] a group that plays every day finishes the session of yesterday before that of today', () => {
    const daily = plays('Europe/London', [...WEEKDAYS], '22:00', '01:00')
    expect(sessionNow(daily, at('2026-06-05T23:59Z'), [])?.date).toBe('2026-06-05')
    expect(sessionNow(daily, at('2026-06-06T00:00Z'), [])?.date).toBe('2026-06-06')
  })

  test('[D-7] check-in for a game at half past midnight opens half an hour before midnight', () => {
    const late = plays('Europe/London', ['SATURDAY'], '00:30', '02:00')
    expect(sessionNow(late, at('2026-06-05T22:29Z'), [])).toBeNull()
    expect(sessionNow(late, at('2026-06-05T22:30Z'), [])?.date).toBe('2026-06-06')
  })

  test('[D-8] the running session is the next game until it has ended', () => {
    expect(nextSession(group, at('2026-06-05T23:59Z'), [])?.date).toBe('2026-06-05')
    expect(nextSession(group, at('2026-06-06T00:00Z'), [])?.date).toBe('2026-06-12')
  })
})

describe('the nights on which the clocks change', () => {
  const brussels = (start: string, end: string) =>
    plays('Europe/Brussels', ['SATURDAY', 'SUNDAY'], start, end)

  test.each`
    night                                        | now                    | start      | end        | from                  | to
    ${'autumn: an hour longer'}                  | ${'2026-10-24T20:00Z'} | ${'23:30'} | ${'03:30'} | ${'2026-10-24T21:30'} | ${'2026-10-25T02:30'}
    ${'spring: an hour shorter'}                 | ${'2026-03-28T20:00Z'} | ${'23:30'} | ${'03:30'} | ${'2026-03-28T22:30'} | ${'2026-03-29T01:30'}
    ${'autumn: an hour said twice is its first'} | ${'2026-10-25T00:00Z'} | ${'02:30'} | ${'04:00'} | ${'2026-10-25T00:30'} | ${'2026-10-25T03:00'}
    ${'spring: an hour left out moves on'}       | ${'2026-03-29T00:00Z'} | ${'02:30'} | ${'04:00'} | ${'2026-03-29T01:30'} | ${'2026-03-29T02:00'}
    ${'spring: a start that passes its end'}     | ${'2026-03-29T00:00Z'} | ${'02:30'} | ${'03:00'} | ${'2026-03-29T01:30'} | ${'2026-03-29T02:00'}
    ${'the evening after is ordinary again'}     | ${'2026-03-29T12:00Z'} | ${'19:00'} | ${'21:00'} | ${'2026-03-29T17:00'} | ${'2026-03-29T19:00'}
  `('[D-9] $night', ({ now, start, end, from, to }) => {
    const session = nextSession(brussels(start, end), at(now), [])
    expect([iso(session?.startsAt), iso(session?.endsAt)]).toEqual([from, to])
  })
})

test('[D-7] a game keeps the session of its date when the group has moved to other days since', () => {
  const nowOnFridays = plays('Europe/Brussels', ['FRIDAY'], '19:00', '21:00')
  expect(iso(sessionOf(nowOnFridays, '2026-06-02').endsAt)).toBe('2026-06-02T19:00')
})

const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const anySchedule = fc
  .record({
    timeZone: fc.constantFrom(
      'Europe/London',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'America/Santiago',
    ),
    playingDays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    gameStartTime: anyTime,
    gameEndTime: anyTime,
    sessionChanges: fc.constant([]),
  })
  .filter(({ gameStartTime, gameEndTime }) => gameStartTime !== gameEndTime)
const anyMoment = fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2027-12-31T00:00Z') })

test('[D-8] there is always a next game, on a playing day, not over, and within a week and a day', () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, (group, now) => {
      const next = nextSession(group, now, [])
      expect(next).not.toBeNull()
      if (!next) return
      expect(group.playingDays).toContain(weekdayOf(next.date))
      expect(next.endsAt).toBeGreaterThan(now)
      expect(next.startsAt).toBeLessThan(now + 8 * 24 * HOUR + HOUR)
    }),
  )
})

test('[D-9] every session ends after it starts and lasts at most a day and the extra hour of autumn', () => {
  fc.assert(
    fc.property(anySchedule, anyMoment, (group, now) => {
      const session = nextSession(group, now, [])
      const lasts = (session?.endsAt ?? 0) - (session?.startsAt ?? 0)
      expect(lasts).toBeGreaterThan(0)
      expect(lasts).toBeLessThanOrEqual(25 * HOUR)
    }),
  )
})

test('[D-7] while a session runs, the day shows a running session', () => {
  fc.assert(
    fc.property(anySchedule, fc.nat({ max: 99 }), anyMoment, (group, percent, now) => {
      const next = nextSession(group, now, [])
      if (!next) return
      const during = next.startsAt + Math.floor(((next.endsAt - next.startsAt) * percent) / 100)
      const about = sessionNow(group, during, [])
      expect(about?.startsAt).toBeLessThanOrEqual(during)
      expect(about?.endsAt).toBeGreaterThan(during)
    }),
  )
})

/** Games that have begun, each with its own hours. */
const startedGame = (date: string, from: string, until: string, isUnderWay = false): StartedGame => ({
  gameId: date,
  date,
  startsAt: at(from),
  endsAt: at(until),
  closesAt: at(until) + (isUnderWay ? 12 * 3_600_000 : 0),
  isClosed: false,
  calledOffAt: null,
  hasArrivals: true,
  hasPlayBegun: isUnderWay,
  isUnderWay,
})

describe('[D-7] a game that has begun has priority over one that is only planned', () => {
  const saturday = startedGame('2026-06-05', '2026-06-04T23:30Z', '2026-06-05T01:00Z')
  test.each`
    settled                 | hours                 | now                    | about
    ${'in the hour before'} | ${['22:00', '23:59']} | ${'2026-06-04T22:40Z'} | ${'2026-06-05'}
    ${'past midnight'}      | ${['22:00', '02:00']} | ${'2026-06-05T00:00Z'} | ${'2026-06-05'}
    ${'and it is over'}     | ${['22:00', '02:30']} | ${'2026-06-05T01:00Z'} | ${'2026-06-04'}
  `('$settled', ({ hours: [from, until], now, about }) => {
    const group = plays('Europe/London', ['THURSDAY', 'FRIDAY'], from, until)
    expect(sessionNow(group, at(now), [saturday])?.date).toBe(about)
  })
})

describe('[D-8] a game of last night that is still running is replaced by the next check-in', () => {
  const group = plays('Europe/London', ['SATURDAY'], '07:00', '09:00')
  const lastNight = startedGame('2026-06-05', '2026-06-05T21:00Z', '2026-06-06T00:00Z', true)
  test.each([
    ['2026-06-06T04:59Z', '2026-06-05'],
    ['2026-06-06T05:00Z', '2026-06-06'],
  ])('at %s it is %s', (now, next) => {
    expect(nextSession(group, at(now), [lastNight])?.date).toBe(next)
  })
})

test('on a day without a game the venue is that of the group, even when a game that was moved elsewhere is cancelled', () => {
  const own = { name: 'Weaver Street', address: '', latitude: 51.5, longitude: 0 }
  const elsewhere = { name: 'Docks', address: '', latitude: 51.6, longitude: 0 }
  const group = {
    ...{ venueName: own.name, venueAddress: own.address },
    ...{ venueLatitude: own.latitude, venueLongitude: own.longitude },
    sessionChanges: [{ slot: '2026-06-16', session: null, date: '2026-06-16', venue: elsewhere }],
  }
  expect(venueOn(group, undefined)).toEqual(own)
})
