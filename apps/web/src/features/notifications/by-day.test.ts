import type { Notification } from '@turnout/contract/notifications'
import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

const at = (time: string): Notification => ({
  id: time,
  kind: 'approved',
  group: { id: 'group', name: 'Canal Side Kickabout' },
  data: {},
  created_at: Date.parse(time),
  is_read: false,
  path: '/my-sports-groups/group',
})

test('notifications are grouped by the days of the person, the newest day first', () => {
  const notifications = [
    at('2026-06-16T20:30:00Z'),
    at('2026-06-16T04:30:00Z'),
    at('2026-06-16T03:30:00Z'),
    at('2026-06-11T12:00:00Z'),
  ]
  const days = byDay(notifications, {
    now: Date.parse('2026-06-16T21:00:00Z'),
    timeZone: 'America/New_York',
  })
  expect(days.map(({ title, notifications }) => [title, notifications.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Thu 11 Jun', 1],
  ])
})

test('a day of 25 hours is today to its end, and the day before it yesterday', () => {
  const days = byDay([at('2026-10-25T23:10:00Z'), at('2026-10-24T12:00:00Z')], {
    now: Date.parse('2026-10-25T23:30:00Z'),
    timeZone: 'Europe/London',
  })
  expect(days.map(({ title }) => title)).toEqual(['Today', 'Yesterday'])
})
