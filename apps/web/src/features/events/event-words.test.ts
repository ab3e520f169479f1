import { expect, test } from 'vitest'
import { soonText } from './event-words.ts'

test('the days until an event and its time zone are whole sentences', () => {
  const event = { date: '2026-06-20', start_time: '21:00', end_time: '01:00', time_zone: 'Asia/Tokyo' }
  expect(soonText(event, Date.parse('2026-06-19T03:00:00Z'))).toBe('Tomorrow. By the clock in Tokyo.')
  expect(soonText(event, Date.parse('2026-06-16T03:00:00Z'))).toBe('In 4 days. By the clock in Tokyo.')
})
