import { expect, test } from 'vitest'
import { myTurn } from './my-turn.ts'
import { ended, gameState, gameWithMatch, match, tossDue, upcoming } from './testing.ts'

const NOW = 0
const LATE = { session_ends_at: NOW + 3 * 3_600_000 }
const running = gameWithMatch(match(2, 1, '2-1'), { ...LATE, line: ['t4', 't3'] })
const called = gameState({
  ...LATE,
  completed_matches: [ended(2, 1, '2-0')],
  upcoming_match: upcoming(2, 4, 'Blue won and stays on.', { starts_at: 24_000 }),
  line: ['t3', 't1'],
})
const onHold = { ...called, is_held: true, upcoming_match: upcoming(2, 4, '', { starts_at: null }) }

const drawn = gameState({ ...LATE, upcoming_match: null, coin_toss_state: tossDue(1, 2), line: ['t4', 't3'] })

type Mine = { isLent?: boolean; hasGone?: boolean }

const read = (game: typeof running, team: number | null, { isLent = false, hasGone = false }: Mine = {}) => {
  const turn = myTurn(game, { team, isLent, hasGone, leftS: 150, startsInS: 24, now: NOW })
  return turn && [turn.title, turn.text.replace(/\d\d:\d\d/, 'TIME'), turn.minutes]
}

test.each([
  ['on the pitch', running, 1, "You're playing now", 'Blue v Orange', null],
  ['first in line', running, 4, "You're on next", 'Coal plays the winner', 3],
  ['second in line', running, 3, '2 matches before you', 'Chalk plays at about TIME', 11],
  [
    'first in line while the next match is on hold',
    { ...running, is_held: true },
    4,
    "You're on next",
    'Coal plays the winner, once an organiser starts it',
    null,
  ],
  [
    'first in line at the end of the session',
    { ...running, session_ends_at: NOW + 100_000 },
    4,
    "You're on next",
    'The game ends at TIME, before your turn',
    null,
  ],
  ['that stays on', called, 2, 'You stay on', 'Blue v Coal in 0:24', null],
  ['that comes on', called, 4, "You're on next", 'Blue v Coal in 0:24', null],
  [
    'that comes on when an organiser says so',
    onHold,
    4,
    "You're on next",
    'Blue v Coal, once an organiser starts it',
    null,
  ],
  ['behind those who are called', called, 3, '1 match before you', 'Chalk plays at about TIME', 8],
  ['first in line while a coin is due', drawn, 4, "You're on next", 'Coal plays the winner of the toss', 1],
  ['in the toss', drawn, 1, 'A coin decides', 'The side that wins stays on.', null],
  [
    'that was not made yet',
    running,
    null,
    "You're not in a team yet",
    'A captain or an organiser can add you to one.',
    null,
  ],
] as const)('a player of a team %s reads when they play', (_, game, team, title, text, minutes) => {
  expect(read(game, team)).toEqual([title, text, minutes])
})

test('a player who is lent to the team that stays comes on, and one who has gone home reads that', () => {
  expect(read(called, 2, { isLent: true })?.[0]).toBe("You're on next")
  expect(read(called, null, { hasGone: true })).toEqual([
    "You've gone home",
    "Tell an organiser when you're back.",
    null,
  ])
})

test('before Play Ball and after the end no one has a turn', () => {
  expect(read({ ...running, has_play_begun: false }, 4)).toBe(null)
  expect(read({ ...running, is_closed: true }, 4)).toBe(null)
})
