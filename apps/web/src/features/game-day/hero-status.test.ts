import { expect, test } from 'vitest'
import { emptyListText, heroStatus } from './hero-status.ts'
import { aGameDay, at, THURSDAY } from './testing.ts'

test.each([
  {
    when: 'on a day without a game',
    day: aGameDay({
      is_playing_day: false,
      starts_at: null,
      ends_at: null,
      check_in_opens_at: null,
      next_game: THURSDAY,
    }),
    now: '12:00',
    expected: [null, 'Not a playing day', 'Next game Thu 11 Jun, 19:00'],
  },
  {
    when: 'on the day of a cancelled game',
    day: aGameDay({ is_playing_day: false, cancelled: { reason: null }, next_game: THURSDAY }),
    now: '12:00',
    expected: [null, 'The game is cancelled', 'Next game Thu 11 Jun, 19:00'],
  },
  {
    when: 'on the day of a game that is cancelled with a reason',
    day: aGameDay({ is_playing_day: false, cancelled: { reason: 'Storm' }, next_game: THURSDAY }),
    now: '12:00',
    expected: [null, 'The game is cancelled', 'Storm · Next game Thu 11 Jun, 19:00'],
  },
  {
    when: 'on the morning of the game',
    day: aGameDay({ check_in_enabled: false }),
    now: '09:00',
    expected: ['18:00', 'Check-in opens', 'Kick-off 19:00, Weaver Street'],
  },
  {
    when: 'three quarters of an hour before check-in',
    day: aGameDay({ check_in_enabled: false }),
    now: '17:18',
    expected: ['42', 'minutes until check-in', 'Opens at 18:00, kick-off 19:00'],
  },
  {
    when: 'in the last minute before check-in',
    day: aGameDay({ check_in_enabled: false }),
    now: '17:59',
    expected: ['1', 'minute until check-in', 'Opens at 18:00, kick-off 19:00'],
  },
  {
    when: 'with check-in open and no one here',
    day: aGameDay(),
    now: '18:00',
    expected: [null, 'Waiting for arrivals', 'Check-in is open, kick-off 19:00'],
  },
  {
    when: 'with one player',
    day: aGameDay({ arrived_count: 1 }),
    now: '18:05',
    expected: ['1', 'player arrived', 'Tue 9 Jun, 19:00 to 21:00, Weaver Street'],
  },
  {
    when: 'with fourteen players',
    day: aGameDay({ arrived_count: 14 }),
    now: '18:40',
    expected: ['14', 'players arrived', 'Tue 9 Jun, 19:00 to 21:00, Weaver Street'],
  },
  {
    when: 'after the end, with fourteen arrivals',
    day: aGameDay({ arrived_count: 14, check_in_enabled: false, is_over: true, next_game: THURSDAY }),
    now: '21:00',
    expected: ['14', 'players arrived', 'The game is over. Next game Thu 11 Jun, 19:00'],
  },
  {
    when: 'after a game to which no one came',
    day: aGameDay({ check_in_enabled: false, is_over: true }),
    now: '21:30',
    expected: [null, 'The game is over', 'No next game yet.'],
  },
])('$when the hero shows $expected', ({ day, now, expected }) => {
  const { plates, title, line } = heroStatus(day, at(now))
  expect([plates, title, line]).toEqual(expected)
})

test('the empty list says when check-in opens, until it is open', () => {
  expect(emptyListText(aGameDay({ check_in_enabled: false }), at('17:30'))).toBe(
    'No one here yet. Check-in opens at 18:00. Be the first.',
  )
  expect(emptyListText(aGameDay(), at('18:30'))).toBe('No one here yet. Be the first.')
})

test('a phone with a fast clock does not end a game that is open on the server', () => {
  expect(heroStatus(aGameDay(), at('23:00')).title).toBe('Waiting for arrivals')
})
