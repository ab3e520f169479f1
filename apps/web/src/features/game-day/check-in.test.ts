import { expect, test } from 'vitest'
import { venuePosition } from './game-day-content.tsx'
import { formatDistance, measureDistance } from './public/check-in-distance.ts'
import { aGameDay, at, myPlayer } from './testing.ts'
import { checksInByItself } from './use-auto-check-in.ts'

const HOUR = 3_600_000
const venue = { latitude: 51.535, longitude: -0.0575, radius: 150 }
const north = (away: number) => ({ latitude: 51.535 + away / 111_195, longitude: -0.0575 })

test.each([
  [40, 10, true, 'You, 40 m'],
  [149, 0, true, 'You, 149 m'],
  [190, 50, true, 'You, 190 m'],
  [190, 500, true, 'You, 190 m'],
  [210, 500, false, 'You, 210 m'],
  [620, 10, false, 'You, 620 m'],
])('a phone %i m away with an accuracy of %i m: inside is %s', (away, accuracy, inside, label) => {
  const measured = measureDistance({ ...north(away), accuracy }, venue)
  expect(measured.isInside).toBe(inside)
  expect(measured.marker.label).toBe(label)
})

test.each([
  [40.4, '40 m'],
  [999.4, '999 m'],
  [1_240, '1.2 km'],
  [12_800, '13 km'],
])('%d m is shown as %s', (away, text) => {
  expect(formatDistance(away)).toBe(text)
})

test('a group without a position has no circle', () => {
  expect(venuePosition(aGameDay({ venue_latitude: 0, venue_longitude: 0 }))).toBeNull()
  expect(venuePosition(aGameDay())).toEqual(venue)
})

test.each([
  { when: 'past six at the venue', now: '18:05', isAllowed: true, day: aGameDay(), looks: true },
  { when: 'before six', now: '17:59', isAllowed: true, day: aGameDay(), looks: false },
  {
    when: 'without an earlier permission',
    now: '18:05',
    isAllowed: false,
    day: aGameDay(),
    looks: false,
  },
  {
    when: 'before check-in is open',
    now: '18:05',
    isAllowed: true,
    day: aGameDay({ check_in_enabled: false }),
    looks: false,
  },
  {
    when: 'for a person who has arrived',
    now: '18:05',
    isAllowed: true,
    day: aGameDay({ my_player: myPlayer('Ben') }),
    looks: false,
  },
  {
    when: 'half past midnight, for a game that began yesterday,',
    now: '00:30',
    isAllowed: true,
    day: aGameDay({ check_in_opens_at: at('00:30') - 3.5 * HOUR }),
    looks: true,
  },
  {
    when: 'half past eight in the morning, with check-in open since eight,',
    now: '08:30',
    isAllowed: true,
    day: aGameDay({ check_in_opens_at: at('08:00') }),
    looks: false,
  },
])('$when the page checks in automatically: $looks', ({ now, isAllowed, day, looks }) => {
  expect(checksInByItself(day, at(now), isAllowed)).toBe(looks)
})

test('six is by the time zone of the group, not of the phone', () => {
  const newYork = aGameDay({ time_zone: 'America/New_York' })
  expect(checksInByItself(newYork, at('18:05'), true)).toBe(false)
  expect(checksInByItself(newYork, Date.parse('2026-06-09T22:05:00Z'), true)).toBe(true)
})
