import type { SportGroup } from '@turnout/contract/groups'
import { expect, test } from 'vitest'
import { playsToday } from './plays-today.ts'

const HOUR_MS = 3_600_000
const ON_TUESDAY = Date.parse('2026-06-09T17:30:00Z')

const groupPlayingOn = (date: string, hours: { from: string; to: string } = { from: '18:00', to: '20:00' }) =>
  ({
    time_zone: 'Europe/London',
    next_game: {
      date,
      starts_at: Date.parse(`${date}T${hours.from}:00Z`),
      ends_at: Date.parse(`${date}T${hours.to}:00Z`),
    },
  }) as SportGroup

test('today is the day at the pitch, not on the phone: in Auckland it is Wednesday already', () => {
  const auckland = { ...groupPlayingOn('2026-06-10'), time_zone: 'Pacific/Auckland' }
  expect(playsToday(auckland, ON_TUESDAY)).toBe(true)
  expect(playsToday(groupPlayingOn('2026-06-10'), ON_TUESDAY)).toBe(false)
  expect(playsToday({ ...auckland, next_game: null }, ON_TUESDAY)).toBe(false)
})

test('a game that ran past midnight is today’s until it closes, and a game from days ago is not', () => {
  const late = groupPlayingOn('2026-06-08', { from: '21:00', to: '23:30' })
  const afterMidnight = Date.parse('2026-06-08T23:45:00Z')
  expect(playsToday(late, afterMidnight)).toBe(true)
  expect(playsToday(late, ON_TUESDAY + 24 * HOUR_MS)).toBe(false)
})

test('[D-7] a game at half past midnight is today’s as soon as its check-in opens on the evening before', () => {
  const night = groupPlayingOn('2026-06-10', { from: '00:30', to: '02:00' })
  const isTodayAt = (hour: string) =>
    playsToday({ ...night, time_zone: 'UTC' }, Date.parse(`2026-06-09T${hour}:00Z`))
  expect(['23:29', '23:30'].map(isTodayAt)).toEqual([false, true])
})
