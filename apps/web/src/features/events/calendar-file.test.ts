import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const market = {
  id: '0193f0a2-0000-7000-8000-000000000001',
  title: 'Quay Food Market; stalls, music',
  description:
    'Twenty stalls.\nCome hungry, kids are welcome until nine, and bring a plate for the long table.',
  starts_at: Date.UTC(2026, 5, 12, 15),
  ends_at: Date.UTC(2026, 5, 12, 20),
  venue_name: 'Quayside',
  venue_address: 'Court 2',
  state: 'published' as const,
}
const URL_OF_MARKET = 'https://turnout.example/events/0193f0a2-0000-7000-8000-000000000001'

const textOf = async (event: Parameters<typeof calendarFile>[0]) =>
  (await calendarFile(event, URL_OF_MARKET, Date.UTC(2026, 5, 1))?.text()) ?? ''

test('a calendar reads when, what and where, whatever signs the words contain', async () => {
  const lines = (await textOf(market)).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTART:20260612T150000Z')
  expect(lines).toContain('DTEND:20260612T200000Z')
  expect(lines).toContain('SUMMARY:Quay Food Market\\; stalls\\, music')
  expect(lines).toContain('LOCATION:Quayside\\, Court 2')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('stalls.\\nCome hungry\\,')
})

test('no line is longer than a calendar reads, also in a language of long characters', async () => {
  const text = await textOf({ ...market, title: '夜市'.repeat(40) })
  const lengths = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain('夜市'.repeat(40))
})

test('a cancelled event says so in the calendar too', async () => {
  expect(await textOf({ ...market, state: 'cancelled' })).toContain('STATUS:CANCELLED')
})

test('a draft without a date has no place in a calendar', () => {
  expect(calendarFile({ ...market, starts_at: null }, URL_OF_MARKET, 0)).toBeNull()
})
