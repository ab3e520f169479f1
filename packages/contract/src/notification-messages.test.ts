import type { NotificationKind } from '@turnout/rules/notifications'
import { expect, test } from 'vitest'
import { messageOf } from './notification-messages.ts'

type Content = Parameters<typeof messageOf>[0]

const from = { date: '2026-06-16', start_time: '19:00', end_time: '21:00', venue_name: 'Weaver Street' }
const game = { ...from, id: 'game', starts_at: 0, time_zone: 'Europe/London' }
const user = { id: 'user', name: 'Yusuf Demir' }
const result = { game_id: 'g', date: '2026-06-16', winners: [2], matches: 9 }
const plan = { date: '2026-06-20', start_time: '14:00', venue_name: 'Weaver Street' }
const message = (text: string | null) => ({ user, message_id: 'm', text })

test.each<[NotificationKind, object, string, string]>([
  ['game_open', { game, places_left: 2 }, 'Tue 16 Jun 19:00: are you in?', 'Canal Side · 2 places left'],
  ['reminder', { game, places_left: null }, 'Tue 16 Jun 19:00: are you in?', 'Canal Side'],
  [
    'spare_asked',
    { game, places_left: 1 },
    'Tue 16 Jun 19:00: can you play?',
    'Canal Side needs more players.',
  ],
  [
    'place_gained',
    { game, why: 'free' },
    'You have a place: Tue 16 Jun 19:00',
    'Canal Side · You were next in line.',
  ],
  [
    'place_gained',
    { game, why: 'restored' },
    'You have a place: Tue 16 Jun 19:00',
    'Canal Side · There is room again.',
  ],
  ['place_gained', { game, guest: 'Ines', why: 'free' }, 'Ines has a place', 'Canal Side, Tue 16 Jun 19:00.'],
  [
    'place_offered',
    { game },
    'A place is free. Take it?',
    'Canal Side, Tue 16 Jun 19:00. The first to take it has it.',
  ],
  [
    'place_offered',
    { game, guest: 'Ines' },
    'A place is free for Ines. Take it?',
    'Canal Side, Tue 16 Jun 19:00. The first to take it has it.',
  ],
  [
    'place_lost',
    { game, why: 'fewer_places' },
    "You're back on the waiting list: Tue 16 Jun 19:00",
    "Canal Side has fewer places now. You're first in line.",
  ],
  [
    'place_lost',
    { game, why: 'not_there' },
    'Your place went to another player',
    "You weren't there at the start of Canal Side.",
  ],
  [
    'place_lost',
    { game, guest: 'Ines', why: 'not_there' },
    'Ines has no place any more',
    'Canal Side, Tue 16 Jun 19:00.',
  ],
  [
    'game_moved',
    { game, from: { ...from, date: '2026-06-15' } },
    'Mon 15 Jun is moved to Tue 16 Jun 19:00',
    'Canal Side · Weaver Street',
  ],
  [
    'game_moved',
    { game, from: { ...from, start_time: '18:00' } },
    'Tue 16 Jun is moved to 19:00',
    'Canal Side · Weaver Street',
  ],
  [
    'game_moved',
    { game, from: { ...from, venue_name: 'Old Park' } },
    'Tue 16 Jun has changed',
    'Canal Side · Weaver Street',
  ],
  [
    'game_moved',
    { game, from: { ...from, end_time: '22:00' } },
    'Tue 16 Jun has changed',
    'Canal Side · 19:00 to 21:00',
  ],
  ['game_cancelled', { game, reason: 'Storm' }, 'Tue 16 Jun is cancelled', 'Canal Side: Storm'],
  ['game_cancelled', { game, reason: null }, 'Tue 16 Jun is cancelled', 'Canal Side'],
  ['game_restored', { game }, 'Tue 16 Jun 19:00 is on again', 'Canal Side'],
  [
    'standing_answer_ended',
    { game, why: 'no_shows' },
    '"I always come on Tuesdays" is off',
    "Canal Side · You had a place twice and didn't come. Say for each game whether you're in.",
  ],
  [
    'too_few',
    { game, going: 7, minimum: 10 },
    '7 of 10 are in: Tue 16 Jun 19:00',
    'Canal Side needs more players.',
  ],
  ['drafted', { game_id: 'g', date: '2026-06-16', team: 1 }, "You're in Orange", 'Canal Side'],
  [
    'match_next',
    { game_id: 'g', date: '2026-06-16', team: 1 },
    'Your match is next',
    'Orange plays when this match ends.',
  ],
  ['game_over', result, 'Blue won', '9 matches · Canal Side'],
  [
    'game_over',
    { ...result, winners: [1, 2] },
    'Orange and Blue share first place',
    '9 matches · Canal Side',
  ],
  ['game_over', { ...result, cup_winner: 1 }, 'Orange won the cup', '9 matches · Canal Side'],
  ['game_over', { ...result, is_cup_undecided: true }, 'No team won the cup', '9 matches · Canal Side'],
  ['game_over', { ...result, winners: [], matches: 1 }, 'The game is over', '1 match · Canal Side'],
  ['approved', {}, "You're in: Canal Side", 'Your request was approved.'],
  ['announcement', message('Dark shirts'), 'Canal Side: announcement', 'Yusuf Demir: Dark shirts'],
  ['announcement', message(null), 'Canal Side: announcement', 'Yusuf Demir'],
  ['mention', message('@Ada yes'), 'Yusuf Demir mentioned you', 'Canal Side: @Ada yes'],
  ['message_reported', message('Losers'), 'A message from Yusuf Demir was reported', 'Canal Side: Losers'],
  ['join_requested', { user }, 'Yusuf Demir wants to join', 'Canal Side'],
  ['joined', { user }, 'Yusuf Demir joined', 'Canal Side, by your invite link'],
  ['event_cancelled', { ...plan, reason: 'Storm' }, 'Cancelled: Canal Side', 'Sat 20 Jun 14:00: Storm'],
  ['event_cancelled', { ...plan, reason: null }, 'Cancelled: Canal Side', 'Sat 20 Jun 14:00'],
  ['event_moved', { ...plan, from: plan }, 'Moved: Canal Side', 'Sat 20 Jun 14:00 · Weaver Street'],
  ['event_place_gained', plan, 'You have a place: Canal Side', 'Sat 20 Jun 14:00 · You were next in line.'],
  [
    'event_place_offered',
    { ...plan, guest: 'Ines' },
    'A place is free for Ines. Take it?',
    'Canal Side, Sat 20 Jun 14:00. The first to take it has it.',
  ],
  [
    'event_place_lost',
    { ...plan, guest: 'Ines' },
    'Ines has no place any more',
    'Canal Side, Sat 20 Jun 14:00.',
  ],
  [
    'event_place_lost',
    plan,
    "You're back on the waiting list: Canal Side",
    "Sat 20 Jun 14:00 · There are fewer places now. You're first in line.",
  ],
  ['enquiry_message', {}, 'Canal Side wrote to you', 'Read it in your enquiries.'],
])('%s', (kind, data, title, body) => {
  expect(messageOf({ kind, data } as Content, { name: 'Canal Side' })).toEqual({ title, body })
})

test('the bell may name the day of a question by today', () => {
  const open = { kind: 'game_open', data: { game, places_left: null } } as const
  expect(messageOf(open, { name: 'Canal Side', dayOf: () => 'Tomorrow' }).title).toBe(
    'Tomorrow 19:00: are you in?',
  )
})

test('names that people chose are written as the mail wants them', () => {
  const reported = { kind: 'mention', data: message('@Ada yes') } as const
  expect(messageOf(reported, { name: 'Canal Side', quote: (name) => `"${name}"` })).toEqual({
    title: '"Yusuf Demir" mentioned you',
    body: '"Canal Side": "@Ada yes"',
  })
})
