import type { Notification } from '@turnout/contract/notifications'
import { expect, test } from 'vitest'
import { notificationSentence } from './notification-sentence.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const game = {
  id: 'game',
  date: '2026-06-16',
  start_time: '19:00',
  end_time: '21:00',
  starts_at: Date.parse('2026-06-16T18:00:00Z'),
  time_zone: 'Europe/London',
  venue_name: 'Weaver Street',
}
const from = { date: '2026-06-16', start_time: '18:00', end_time: '20:00', venue_name: 'Weaver Street' }
const user = { id: 'user', name: 'Yusuf Demir' }

test.each<[Notification['kind'], object, string, string]>([
  ['game_open', { game, places_left: 2 }, 'Tomorrow 19:00: are you in?', 'Canal Side · 2 places left'],
  ['reminder', { game, places_left: null }, 'Tomorrow 19:00: are you in?', 'Canal Side'],
  ['spare_asked', { game, places_left: 1 }, 'Tomorrow 19:00: can you fill in?', 'Canal Side · 1 place left'],
  [
    'place_gained',
    { game, why: 'restored' },
    'You have a place on Tue 16 Jun',
    'Canal Side · There are more places again.',
  ],
  [
    'place_offered',
    { game },
    'A place is free. Take it?',
    'Canal Side · Tue 16 Jun, 19:00. The first to tap gets it.',
  ],
  [
    'place_lost',
    { game, why: 'not_there' },
    'You lost your place on Tue 16 Jun',
    'Canal Side · It went to a player who was there at the start.',
  ],
  ['game_moved', { game, from }, 'Tue 16 Jun is moved to 19:00', 'Canal Side · Weaver Street'],
  [
    'game_moved',
    { game, from: { ...from, date: '2026-06-15' } },
    'Mon 15 Jun is moved to Tue 16 Jun, 19:00',
    'Canal Side · Weaver Street',
  ],
  [
    'game_moved',
    { game, from: { ...from, start_time: '19:00' } },
    'Tue 16 Jun has changed',
    'Canal Side · Weaver Street',
  ],
  ['game_cancelled', { game, reason: 'Storm' }, 'Tue 16 Jun is cancelled', 'Canal Side · Storm'],
  ['game_cancelled', { game, reason: null }, 'Tue 16 Jun is cancelled', 'Canal Side'],
  ['game_restored', { game }, 'Tue 16 Jun is on again', 'Canal Side · 19:00 to 21:00'],
  [
    'standing_answer_ended',
    { game, why: 'no_shows' },
    '"I always come on Tuesdays" is off',
    "Canal Side · You had a place twice and didn't come.",
  ],
  [
    'standing_answer_ended',
    { game, why: 'not_there' },
    '"I always come on Tuesdays" is off',
    "Canal Side · You weren't there for four weeks.",
  ],
  ['drafted', { game_id: 'g', date: '2026-06-16', team: 1 }, 'You play for Orange', 'Canal Side'],
  [
    'match_next',
    { game_id: 'g', date: '2026-06-16', team: 1 },
    'Your match is next',
    'Canal Side · Orange plays when this one ends.',
  ],
  [
    'game_over',
    { game_id: 'g', date: '2026-06-16', winners: [2], matches: 9 },
    'Blue won the game day',
    'Canal Side · Tue 16 Jun, 9 matches',
  ],
  [
    'game_over',
    { game_id: 'g', date: '2026-06-16', winners: [2], cup_winner: 1, matches: 9 },
    'Orange won the cup',
    'Canal Side · Tue 16 Jun, 9 matches',
  ],
  [
    'game_over',
    { game_id: 'g', date: '2026-06-16', winners: [2], is_cup_undecided: true, matches: 2 },
    'No team won the cup',
    'Canal Side · Tue 16 Jun, 2 matches',
  ],
  [
    'game_over',
    { game_id: 'g', date: '2026-06-16', winners: [], matches: 1 },
    'The game day is over',
    'Canal Side · Tue 16 Jun, 1 match',
  ],
  ['approved', {}, "You're in the group", 'Canal Side'],
  ['announcement', { user, message_id: 'm', text: 'Dark shirts' }, 'Dark shirts', 'Canal Side · Yusuf Demir'],
  [
    'announcement',
    { user, message_id: 'm', text: null },
    'Yusuf Demir wrote to everyone',
    'Canal Side · Yusuf Demir',
  ],
  [
    'mention',
    { user, message_id: 'm', text: '@Ada yes' },
    'Yusuf Demir mentioned you',
    'Canal Side · @Ada yes',
  ],
  ['mention', { user, message_id: 'm', text: null }, 'Yusuf Demir mentioned you', 'Canal Side'],
  [
    'message_reported',
    { user, message_id: 'm', text: 'Losers' },
    'A message from Yusuf Demir was reported',
    'Canal Side · Losers',
  ],
  ['too_few', { game, going: 7, minimum: 10 }, 'Tue 16 Jun: 3 more to play', 'Canal Side · 7 in, 10 needed'],
  ['join_requested', { user }, 'Yusuf Demir wants to join', 'Canal Side'],
  ['joined', { user }, 'Yusuf Demir joined by the invite link', 'Canal Side'],
])('%s names the fact, then the group', (kind, data, title, detail) => {
  const notification = {
    ...{ id: 'id', kind, group: { id: 'group', name: 'Canal Side' }, data },
    ...{ created_at: NOW, is_read: false, path: '/home' },
  } as Notification
  expect(notificationSentence(notification, NOW)).toEqual({ title, detail })
})

test.each<[Notification['kind'], object, string, string]>([
  ['place_gained', { game, why: 'free' }, 'Ines has a place', 'Canal Side · Tue 16 Jun, 19:00'],
  [
    'place_offered',
    { game },
    'A place is free for Ines. Take it?',
    'Canal Side · Tue 16 Jun, 19:00. The first to tap gets it.',
  ],
  ['place_lost', { game, why: 'not_there' }, 'Ines has no place any more', 'Canal Side · Tue 16 Jun, 19:00'],
])('%s of a guest says whose place it is', (kind, data, title, detail) => {
  const notification = {
    ...{ id: 'id', kind, group: { id: 'group', name: 'Canal Side' }, data: { ...data, guest: 'Ines' } },
    ...{ created_at: NOW, is_read: false, path: '/home' },
  } as Notification
  expect(notificationSentence(notification, NOW)).toEqual({ title, detail })
})

const plan = { date: '2026-06-20', start_time: '14:00', venue_name: 'Weaver Street' }

test.each<[Notification['kind'], object, string, string]>([
  ['event_cancelled', { ...plan, reason: 'Storm' }, 'Street Cup is cancelled', 'Sat 20 Jun, 14:00 · Storm'],
  ['event_cancelled', { ...plan, reason: null }, 'Street Cup is cancelled', 'Sat 20 Jun, 14:00'],
  ['event_moved', { ...plan, from: plan }, 'Street Cup is moved', 'Sat 20 Jun, 14:00 · Weaver Street'],
  [
    'event_place_gained',
    plan,
    'You have a place: Street Cup',
    'Sat 20 Jun, 14:00 · A place became free, and you were next in line.',
  ],
  [
    'event_place_offered',
    plan,
    'A place is free. Take it?',
    'Street Cup · Sat 20 Jun, 14:00. The first to tap gets it.',
  ],
  ['event_place_gained', { ...plan, guest: 'Ines' }, 'Ines has a place', 'Street Cup · Sat 20 Jun, 14:00'],
  [
    'event_place_offered',
    { ...plan, guest: 'Ines' },
    'A place is free for Ines. Take it?',
    'Street Cup · Sat 20 Jun, 14:00. The first to tap gets it.',
  ],
  [
    'event_place_lost',
    { ...plan, guest: 'Ines' },
    'Ines has no place any more',
    'Street Cup · Sat 20 Jun, 14:00',
  ],
  [
    'event_place_lost',
    plan,
    'You lost your place: Street Cup',
    "Sat 20 Jun, 14:00 · There are fewer places. You're at the front of the line.",
  ],
])('%s names the fact with the event', (kind, data, title, detail) => {
  const notification = {
    ...{ id: 'id', kind, event: { id: 'event', title: 'Street Cup' }, data },
    ...{ created_at: NOW, is_read: false, path: '/home' },
  } as Notification
  expect(notificationSentence(notification, NOW)).toEqual({ title, detail })
})

test('a message in an enquiry names its author', () => {
  const notification = {
    ...{ id: 'id', kind: 'enquiry_message', enquiry: { id: 'e', name: 'Ben Okafor' }, data: {} },
    ...{ created_at: NOW, is_read: false, path: '/home' },
  } as Notification
  expect(notificationSentence(notification, NOW)).toEqual({
    title: 'Ben Okafor wrote to you',
    detail: 'In your enquiries',
  })
})
