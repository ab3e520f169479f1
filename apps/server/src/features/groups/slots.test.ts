import { expect, test } from 'vitest'
import type { Schedule, StartedGame } from './schedule.ts'
import { slotsAhead } from './slots.ts'

const TUESDAY = '2026-06-16'
const at = (time: string) => Date.parse(`${TUESDAY}T${time}Z`)

const session = (date: string, from = '18:00', until = '20:00') => ({
  date,
  startsAt: Date.parse(`${date}T${from}Z`),
  endsAt: Date.parse(`${date}T${until}Z`),
})

const plays = (playingDays: Schedule['playingDays'], sessionChanges: Schedule['sessionChanges'] = []) => ({
  ...{ timeZone: 'Etc/UTC', gameStartTime: '09:00', gameEndTime: '11:00' },
  ...{ playingDays, sessionChanges },
})

const started = (date: string, is: Partial<StartedGame> = {}): StartedGame => ({
  ...{ gameId: date, ...session(date), closesAt: session(date).endsAt },
  ...{ isClosed: false, calledOffAt: null, hasArrivals: true, hasPlayBegun: false, isUnderWay: false },
  ...is,
})

const slots = (group: Schedule, games: StartedGame[]) =>
  slotsAhead(group, at('17:30'), 2, games).map(({ slot, session }) => ({ slot, session }))

const OWN = [{ slot: TUESDAY, session: session(TUESDAY) }]

test.each([
  ['of a weekly day', plays(['TUESDAY']), OWN],
  ['of a day that was dropped', plays(['FRIDAY']), OWN],
  [
    'that was moved there',
    plays(['TUESDAY'], [{ slot: '2026-06-18', session: session(TUESDAY, '21:00', '22:00') }]),
    [{ slot: '2026-06-18', session: session(TUESDAY) }],
  ],
])('[D-11] a game %s has its own session', (_, group, expected) => {
  expect(slots(group, [started(TUESDAY)])).toEqual(expected)
})

const CANCELLED = { slot: TUESDAY, session: null }
const MOVED = { slot: TUESDAY, session: session('2026-06-18') }

test.each([
  [
    'all were taken off',
    plays(['TUESDAY']),
    { hasArrivals: false },
    [{ slot: TUESDAY, session: session(TUESDAY, '09:00', '11:00') }],
  ],
  ['all were taken off and the day is dropped', plays(['FRIDAY']), { hasArrivals: false }, []],
  ['it is cancelled', plays(['TUESDAY'], [{ ...CANCELLED, date: TUESDAY }]), {}, [CANCELLED]],
  ['it was moved away, and a person has arrived again', plays(['TUESDAY'], [MOVED]), {}, [MOVED]],
  ['it was the day before yesterday', plays(['FRIDAY']), session('2026-06-14'), []],
])('[D-11] the slots are those of the group when %s', (_, group, is, expected) => {
  expect(slots(group, [started(TUESDAY, is)])).toEqual(expected)
})
