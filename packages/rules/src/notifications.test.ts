import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  channelsOf,
  isLateAt,
  isMailed,
  isPushOnly,
  isQuestion,
  isQuiet,
  isWithinWeeklyLimit,
  KINDS,
  NOTIFICATION_KINDS,
  NOTIFICATION_TOPICS,
  type NotificationKind,
  notificationExpiry,
  TOPICS,
} from './notifications.ts'

const topic = fc.constantFrom(...NOTIFICATION_TOPICS)
const channels = fc.record({ push: fc.boolean(), mail: fc.boolean() })

test('[Y-1] every kind belongs to a topic, and every topic has a kind', () => {
  expect(new Set(NOTIFICATION_KINDS.map((kind) => KINDS[kind].topic))).toEqual(new Set(NOTIFICATION_TOPICS))
})

test('[Y-1] a person who has chosen nothing gets the defaults, another one what they chose', () => {
  expect(channelsOf('requests', [])).toEqual({ push: false, mail: true })
  fc.assert(
    fc.property(topic, channels, (of, chosen) => {
      expect(channelsOf(of, [])).toEqual(TOPICS[of].default)
      expect(channelsOf(of, [{ topic: of, ...chosen }]).push).toBe(chosen.push)
    }),
  )
})

test.each(NOTIFICATION_TOPICS)(
  '[Y-1] without a choice %s comes by push and by mail, as far as it may',
  (of) => {
    const atTheGame = ['my_team', 'my_match', 'result'].includes(of)
    expect(channelsOf(of, [])).toEqual({ push: of !== 'requests', mail: !atTheGame })
    // a switch that is off is shown as off
    expect(TOPICS[of].default.mail).toBe(!atTheGame)
    expect(channelsOf(of, [{ topic: of, push: true, mail: true }]).mail).toBe(!atTheGame)
  },
)

test('[Y-2] what happens at the game is never mailed, whatever was chosen', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NOTIFICATION_TOPICS.filter(isPushOnly)),
      fc.option(channels),
      (of, chosen) => {
        expect(channelsOf(of, chosen ? [{ topic: of, ...chosen }] : []).mail).toBe(false)
      },
    ),
  )
})

const kind = fc.constantFrom(...NOTIFICATION_KINDS)

test.each<[NotificationKind, boolean, boolean]>([
  ['game_open', true, false],
  ['game_open', false, true],
  ['reminder', true, false],
  ['place_gained', true, true],
  ['game_cancelled', true, true],
  ['too_few', true, false],
  ['match_next', false, false],
])('[Y-3] %s, pushed: %s, is mailed: %s', (of, wasPushed, mailed) => {
  expect(isMailed(of, channelsOf(KINDS[of].topic, []), wasPushed)).toBe(mailed)
})

test('[Y-3] a person who wants no mail gets none, and one without a phone gets what they want by mail', () => {
  fc.assert(
    fc.property(kind, channels, fc.boolean(), (of, chosen, wasPushed) => {
      if (!chosen.mail) expect(isMailed(of, chosen, wasPushed)).toBe(false)
      else expect(isMailed(of, chosen, false)).toBe(true)
    }),
  )
})

test.each<[NotificationKind, string, boolean]>([
  ['reminder', '21:59', false],
  ['reminder', '22:00', true],
  ['game_cancelled', '03:30', true],
  ['reminder', '07:59', true],
  ['reminder', '08:00', false],
  ['match_next', '22:30', false],
  ['drafted', '23:00', false],
])('[Y-4] %s at %s is quiet: %s', (of, time, quiet) => {
  expect(isQuiet(of, time)).toBe(quiet)
})

test('[Y-4] at night only what happens at a game goes out', () => {
  const nights = fc.constantFrom('22:00', '23:59', '00:00', '05:15', '07:59')
  fc.assert(
    fc.property(kind, nights, (of, time) => {
      expect(isQuiet(of, time)).toBe(!isPushOnly(KINDS[of].topic))
    }),
  )
})

test('[Y-5] of a week full of questions two go out, and news is not counted', () => {
  fc.assert(
    fc.property(fc.array(kind), (week) => {
      let questions = 0
      for (const of of week) {
        const goesOut = isWithinWeeklyLimit(of, questions)
        if (!isQuestion(of)) expect(goesOut).toBe(true)
        else if (goesOut) questions += 1
      }
      expect(questions).toBe(Math.min(2, week.filter(isQuestion).length))
    }),
  )
})

const SESSION = { startsAt: 1_000 * 3_600_000, endsAt: 1_002 * 3_600_000 }
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
test.each<[NotificationKind, number]>([
  ['match_next', 2 * MINUTE],
  ['drafted', 30 * MINUTE],
  ['mention', 2 * DAY],
  ['approved', 7 * DAY],
  ['announcement', 7 * DAY],
  ['join_requested', 7 * DAY],
  ['joined', 7 * DAY],
  ['message_reported', 7 * DAY],
  ['standing_answer_ended', 7 * DAY],
  ['enquiry_message', 7 * DAY],
])('[Y-6] %s is sent for %i ms, with a game or without', (of, lifetime) => {
  expect(notificationExpiry(of, 5, SESSION)).toBe(5 + lifetime)
  expect(notificationExpiry(of, 5, null)).toBe(5 + lifetime)
})

test('[Y-6] without its game a reminder has expired when it is written, and a result two hours later', () => {
  expect(notificationExpiry('reminder', 5, null)).toBe(5)
  expect(notificationExpiry('game_over', 5, null)).toBe(5 + 120 * MINUTE)
})

test.each<[NotificationKind, number, number]>([
  ['game_open', SESSION.startsAt - 6 * 24 * 60 * MINUTE, SESSION.startsAt],
  ['too_few', SESSION.startsAt - 240 * MINUTE, SESSION.startsAt],
  ['place_gained', SESSION.startsAt + MINUTE, SESSION.endsAt],
  ['match_next', SESSION.startsAt, SESSION.startsAt + 2 * MINUTE],
  ['game_over', SESSION.endsAt - 5 * MINUTE, SESSION.endsAt + 115 * MINUTE],
  ['game_over', SESSION.endsAt + 360 * MINUTE, SESSION.endsAt + 120 * MINUTE],
])('[Y-6] %s written at %i is not sent from %i on', (of, at, expiry) => {
  expect(notificationExpiry(of, at, SESSION)).toBe(expiry)
})

test('[Y-9] a result has expired when it is written if the clock closed the game', () => {
  expect(notificationExpiry('game_over', 5, SESSION, null)).toBe(5)
  expect(notificationExpiry('game_over', 5, SESSION, 'ada')).toBe(5 + 120 * MINUTE)
})

test('[Y-6] nothing about a game is sent later than two hours after its end', () => {
  const lasting: readonly NotificationKind[] = [
    'approved',
    'announcement',
    'mention',
    'join_requested',
    'joined',
    'message_reported',
    'standing_answer_ended',
    'enquiry_message',
  ]
  fc.assert(
    fc.property(kind, fc.integer({ min: -10_000, max: 120 }), (of, minutes) => {
      fc.pre(!lasting.includes(of))
      const at = SESSION.endsAt + minutes * MINUTE - 30 * MINUTE
      expect(notificationExpiry(of, at, SESSION)).toBeLessThanOrEqual(SESSION.endsAt + 120 * MINUTE)
    }),
  )
})

test.each<[string, NotificationKind, number[], number, boolean]>([
  ['expires before', 'game_cancelled', [6], 7, true],
  ['expires then', 'spare_asked', [8], 8, true],
  ['is of a game that begins before', 'place_gained', [7], 9, true],
  ['is of a game that begins then', 'place_gained', [8], 10, true],
  ['is of a game that would have begun before', 'game_moved', [19, 7], 21, true],
  ['is of an event that begins before', 'event_cancelled', [7], 9, true],
  ['is of a later game', 'game_cancelled', [9], 10, false],
  ['is of no game', 'mention', [], 48, false],
  ['is of use after the game', 'standing_answer_ended', [-3], 160, false],
])('[Y-4] what %s (%s) is late at eight, or is not', (_, of, starts, expiresAt, late) => {
  expect(isLateAt(of, 8, { starts, expiresAt })).toBe(late)
})
