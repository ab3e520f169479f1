import type { CupNow } from '@turnout/contract/cup-now'
import { expect, test } from 'vitest'
import { myCupTurn } from './my-cup-turn.ts'
import { cupOf, fixture, knockout, semiFinals } from './testing.ts'

const EIGHT = Date.parse('2026-06-09T19:00:00Z')

type Game = Parameters<typeof myCupTurn>[0]

const now = (overrides: Partial<CupNow> = {}): CupNow => ({
  ...{ mark: 'm', stage: 'Semi-final 2', after: null, says: null, turns: [], out_ids: [] },
  ...{ is_over: false, winner_id: null },
  ...overrides,
})

const game = (overrides: Partial<Record<keyof Game, unknown>> = {}): Game =>
  ({
    ...{ cup: now(), time_zone: 'Europe/London' },
    ...{ current_match: null, upcoming_match: null },
    coin_toss_state: { pending: false, team_a_id: null, team_b_id: null },
    ...overrides,
  }) as Game

const pair = { team_a_id: 't2', team_b_id: 't3' }

test.each([
  ['plays now', { current_match: pair }, 'You play now', 'Blue, semi-final 2.'],
  ['is called', { upcoming_match: pair }, 'You play next', 'Blue, semi-final 2.'],
  [
    'waits for a coin',
    { coin_toss_state: { pending: true, ...pair } },
    'A coin decides',
    'Blue, semi-final 2.',
  ],
  ['may come through', {}, 'You may play again', 'The other matches decide whether Blue goes on.'],
  ['is out', { cup: now({ out_ids: ['t2'] }) }, 'No more matches for you', 'Blue has played them all.'],
])('[O-27] a player reads that their team %s', (_, changes, title, text) => {
  expect(myCupTurn(game(changes), semiFinals(), 't2')).toEqual({ title, text })
})

test('[O-27] a player reads when their next match is, in the time of the venue, and how many come before it', () => {
  const cup = cupOf(4, {
    fixtures: [
      fixture(1, 3, 4, { ...knockout('Semi-final 1', 3), is_on: true }),
      fixture(2, 1, 2, { ...knockout('Semi-final 2', 3), starts_at: EIGHT }),
    ],
  })
  const turns = [{ team_id: 't2', stage: 'Semi-final 2', matches: 1 }]
  const turnOf = (at: typeof cup) => myCupTurn(game({ cup: now({ turns }) }), at, 't2')
  expect(turnOf(cup)).toEqual({
    title: 'You play at about 20:00',
    text: 'Blue, semi-final 2. One match before you.',
  })
  const [first, second] = cup.fixtures
  const untimed = { ...cup, fixtures: [first!, { ...second!, starts_at: null }] }
  expect(turnOf(untimed)?.title).toBe('You play later')
})

test('[O-27] the page says that a team has left, and needs a team in a running cup to name a turn', () => {
  const left = cupOf(4, { withdrawn_ids: ['t2'], fixtures: semiFinals().fixtures })
  expect(myCupTurn(game({ cup: now({ out_ids: ['t2'] }) }), left, 't2')?.text).toBe('Blue has left the cup.')
  expect(myCupTurn(game(), semiFinals(), undefined)).toBeNull()
  expect(myCupTurn(game(), semiFinals(), 't9')).toBeNull()
  expect(myCupTurn(game(), { ...semiFinals(), is_over: true }, 't2')).toBeNull()
})
