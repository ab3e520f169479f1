import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { newsOf } from './news-of.ts'
import { ended, evening, match, playing, tossDue, tossed, upcoming } from './testing.ts'

const WINNER_STAYS = upcoming(1, 3, 'Orange won and stays on. Chalk has waited longest.')

type Row = {
  what: string
  before: GameState
  after: GameState
  says: string[]
  whistle?: 'kick-off' | 'time-up'
}

const table: Row[] = [
  {
    what: 'the clock of a match is started',
    before: playing(match(1, 2, '0-0', { phase: 'ready' })),
    after: playing(match(1, 2, '0-0')),
    says: ['Match started!'],
    whistle: 'kick-off',
  },
  {
    what: 'the server starts the next match by itself',
    before: evening({ completed_matches: [ended(1, 2, '2-0')], upcoming_match: WINNER_STAYS }),
    after: playing(match(1, 3, '0-0', { number: 2 }), { completed_matches: [ended(1, 2, '2-0')] }),
    says: ['Match started!'],
    whistle: 'kick-off',
  },
  {
    what: 'a match is paused',
    before: playing(match(1, 2, '1-0')),
    after: playing(match(1, 2, '1-0', { phase: 'paused' })),
    says: [],
  },
  {
    what: 'it runs on',
    before: playing(match(1, 2, '1-0', { phase: 'paused' })),
    after: playing(match(1, 2, '1-0')),
    says: [],
  },
  {
    what: 'an end is taken back',
    before: playing(match(1, 3, '0-0', { number: 2 }), { completed_matches: [ended(1, 2, '2-0')] }),
    after: playing(match(1, 2, '1-0')),
    says: [],
  },
  {
    what: 'a toss is taken back, and an earlier one is the last again',
    before: evening({ coin_toss_state: tossed(1, 2, 3) }),
    after: evening({ coin_toss_state: tossed(2, 1, 1) }),
    says: [],
  },
  {
    what: 'a second clear goal wins',
    before: playing(match(1, 2, '1-0')),
    after: evening({ completed_matches: [ended(1, 2, '2-0')], upcoming_match: WINNER_STAYS }),
    says: ['Orange wins and advances!', 'Next Match: Orange vs Chalk'],
  },
  {
    what: 'time is up with a side in front',
    before: playing(match(1, 2, '1-0')),
    after: evening({
      completed_matches: [ended(1, 2, '1-0', { played_s: 420 })],
      upcoming_match: WINNER_STAYS,
    }),
    says: ['Time is up!', 'Orange wins and advances!', 'Next Match: Orange vs Chalk'],
    whistle: 'time-up',
  },
  {
    what: '[L-8] a winner who goes off at the cap on wins in a row',
    before: playing(match(1, 2, '2-0')),
    after: evening({
      completed_matches: [
        ended(1, 2, '2-0', {
          ending: 'Orange, two clear after 3:40. Win number 2 in a row, both teams out',
        }),
      ],
      upcoming_match: upcoming(3, 4, 'Orange won 2 in a row, so both go off and the next two play.'),
    }),
    says: [
      'Orange, two clear after 3:40. Win number 2 in a row, both teams out.',
      'Next Match: Chalk vs Coal',
    ],
  },
  {
    what: '[L-8] the same with only one team in line',
    before: playing(match(1, 2, '2-0')),
    after: evening({
      completed_matches: [ended(1, 2, '2-0')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    says: ['Orange wins - coin toss required!'],
  },
  {
    what: 'a winner whose next match has begun by the time one hears of it',
    before: playing(match(1, 2, '2-0')),
    after: playing(match(1, 3, '0-0', { number: 2, phase: 'ready' }), {
      completed_matches: [ended(1, 2, '2-0')],
    }),
    says: ['Orange wins and advances!'],
  },
  {
    what: '[E-10] the winner of the last match, which ended with the evening',
    before: playing(match(1, 2, '1-0')),
    after: evening({
      completed_matches: [ended(1, 2, '1-0', { ending: 'Orange, in front at 5:10 when the evening closed' })],
      upcoming_match: null,
      is_closed: true,
    }),
    says: ['Orange, in front at 5:10 when the evening closed.'],
  },
  {
    what: 'a draw needs a coin',
    before: playing(match(1, 2, '1-1')),
    after: evening({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    says: ['Match ended in a draw - coin toss required!'],
  },
  {
    what: 'a goalless draw sends both off',
    before: playing(match(1, 2, '0-0')),
    after: evening({
      completed_matches: [ended(1, 2, '0-0')],
      upcoming_match: upcoming(3, 4, 'It was a draw, so both go off and the next two play.'),
    }),
    says: ['Draw. 0–0, both teams out', 'Next Match: Chalk vs Coal'],
  },
  {
    what: 'the coin falls',
    before: evening({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    after: evening({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: upcoming(2, 3, 'Blue won the toss and stays on.'),
      coin_toss_state: tossed(2, 1),
    }),
    says: ['Tails. Blue stays on', 'Next Match: Blue vs Chalk'],
  },
  {
    what: 'the knockout stage begins',
    before: evening(),
    after: evening({ is_knockout_stage: true }),
    says: ['Knockout stage: from now on the first goals decide.'],
  },
]

test.each(table)('$what: $says', ({ before, after, says, whistle = null }) => {
  const news = newsOf(before, after)
  expect(news.notices.map(({ text }) => text)).toEqual(says)
  expect(news.whistle).toBe(whistle)
})

test.each([
  ['it is started', playing(match(1, 2, '0-0', { phase: 'ready' })), playing(match(1, 2, '0-0')), 1],
  ['it runs on', playing(match(1, 2, '0-0', { phase: 'paused' })), playing(match(1, 2, '0-0')), 1],
  [
    'its end is taken back',
    evening({ completed_matches: [ended(1, 2, '0-0')] }),
    playing(match(1, 2, '0-0')),
    1,
  ],
  ['the next one goes for it', playing(match(1, 3, '0-0', { number: 2 })), playing(match(1, 2, '0-0')), 1],
  ['a goal is made', playing(match(1, 2, '0-0')), playing(match(1, 2, '1-0')), null],
  ['it is paused', playing(match(1, 2, '0-0')), playing(match(1, 2, '0-0', { phase: 'paused' })), null],
])('the whistle of a match is to come when %s: %#', (_, before, after, runs) => {
  expect(newsOf(before, after).runs).toBe(runs)
})

test('the toss stays five seconds, the next match three, everything else four', () => {
  const before = evening({ completed_matches: [ended(1, 2, '1-1')], coin_toss_state: tossDue(1, 2) })
  const fallen = newsOf(before, { ...before, coin_toss_state: tossed(2, 1) })
  expect(fallen.notices.map(({ ms }) => ms)).toEqual([5_000, 3_000])
  expect(fallen.isTossed).toBe(true)
  const won = newsOf(playing(match(1, 2, '1-0')), evening({ completed_matches: [ended(1, 2, '2-0')] }))
  expect(won.notices.map(({ ms }) => ms)).toEqual([4_000, 3_000])
})

test('kick-off, whistle and coin are heard by their toast; a line of its own has only the goal', () => {
  const withLine = table.filter(({ before, after }) => newsOf(before, after).said !== null)
  expect(withLine.map(({ what }) => what)).toEqual(['a second clear goal wins'])
})

test.each([
  ['1-1', '2-1', 'Goal for Orange. Orange 2, Blue 1'],
  ['1-1', '1-2', 'Goal for Blue. Orange 1, Blue 2'],
  ['2-1', '1-1', 'Corrected. Orange 1, Blue 1'],
  ['1-1', '1-1', null],
])('from %s to %s a screen reader hears %s', (from, to, said) => {
  expect(newsOf(playing(match(1, 2, from)), playing(match(1, 2, to))).said).toBe(said)
})

test('the goal that ends a match is heard as well', () => {
  const after = evening({ completed_matches: [ended(1, 2, '2-0')] })
  expect(newsOf(playing(match(1, 2, '1-0')), after)).toMatchObject({
    said: 'Goal for Orange. Orange 2, Blue 0',
    ended: 1,
  })
})
