import { expect, test } from 'vitest'
import { timetableOf } from './timetable.ts'

const LONDON = { timeZone: 'Europe/London' }
const session = (startsAt: string, hours = 2) => {
  const start = Date.parse(startsAt)
  return { date: startsAt.slice(0, 10), startsAt: start, endsAt: start + hours * 3_600_000 }
}

test.each([
  ['a game at seven in the evening', '2026-06-16T19:00+01:00', '2026-06-16T15:00+01:00'],
  ['a game at noon, at eight sharp', '2026-06-16T12:00+01:00', '2026-06-16T08:00+01:00'],
  ['a game at half past eleven', '2026-06-16T11:30+01:00', '2026-06-15T20:00+01:00'],
  ['a game at eight in the morning', '2026-06-16T08:00+01:00', '2026-06-15T20:00+01:00'],
  ['a game at two at night', '2026-06-16T02:00+01:00', '2026-06-15T20:00+01:00'],
  ['a game at half past one at night', '2026-06-16T01:30+01:00', '2026-06-15T21:30+01:00'],
  ['a morning after the clocks went back', '2026-10-25T09:00Z', '2026-10-24T20:00+01:00'],
])('[H-15] about %s admins are notified at an hour when they are awake', (_, startsAt, tellAt) => {
  expect(timetableOf(LONDON, session(startsAt), []).goOrNoGoAt).toBe(Date.parse(tellAt))
})

test('[H-12] the previous game is the last one that starts before', () => {
  const [monday, wednesday, friday] = ['2026-06-15', '2026-06-17', '2026-06-19'].map((date) =>
    session(`${date}T18:00Z`),
  ) as [ReturnType<typeof session>, ReturnType<typeof session>, ReturnType<typeof session>]
  const all = [monday, wednesday, friday]
  expect(timetableOf(LONDON, friday, all).previousEndsAt).toBe(wednesday.endsAt)
  expect(timetableOf(LONDON, monday, all).previousEndsAt).toBeNull()
})
