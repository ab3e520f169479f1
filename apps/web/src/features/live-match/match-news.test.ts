import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { matchNews } from './match-news.ts'
import { ended, gameState, gameWithMatch, match, tossDue, tossed, upcoming } from './testing.ts'

const WINNER_STAYS = upcoming(1, 3, 'Orange won and stays on. Chalk has waited longest.')

const COIN_AFTER_DRAW = gameState({
  completed_matches: [ended(1, 2, '1-1')],
  coin_toss_state: tossDue(1, 2),
  upcoming_match: null,
})
const AGAIN_AFTER_DRAW = gameState({
  completed_matches: [ended(1, 2, '1-1', { ending: 'Played again' })],
  upcoming_match: upcoming(1, 2, 'No other team is waiting, so the same two play again.'),
})

type Row = {
  what: string
  before: GameState
  after: GameState
  texts: string[]
  whistle?: 'kick-off' | 'time-up'
}

const table: Row[] = [
  {
    what: 'the clock of a match is started',
    before: gameWithMatch(match(1, 2, '0-0', { phase: 'ready' })),
    after: gameWithMatch(match(1, 2, '0-0')),
    texts: ['Match started!'],
    whistle: 'kick-off',
  },
  {
    what: 'the server starts the next match by itself',
    before: gameState({ completed_matches: [ended(1, 2, '2-0')], upcoming_match: WINNER_STAYS }),
    after: gameWithMatch(match(1, 3, '0-0', { number: 2 }), { completed_matches: [ended(1, 2, '2-0')] }),
    texts: ['Match started!'],
    whistle: 'kick-off',
  },
  {
    what: '[L-11] a third team is drafted between two matches',
    before: gameState({
      completed_matches: [ended(1, 2, '2-0')],
      upcoming_match: upcoming(1, 2, 'No other team is waiting, so the same two play again.'),
    }),
    after: gameState({ completed_matches: [ended(1, 2, '2-0')], upcoming_match: WINNER_STAYS }),
    texts: ['Next Match: Orange vs Chalk'],
  },
  {
    what: '[L-11] a third team is drafted after a draw, and a coin decides who plays it',
    before: AGAIN_AFTER_DRAW,
    after: COIN_AFTER_DRAW,
    texts: ['Match ended in a draw - coin toss required!'],
  },
  {
    what: 'a toss is taken back, and is due again',
    before: gameState({
      completed_matches: [ended(1, 2, '1-1')],
      coin_toss_state: tossed(1, 2),
      upcoming_match: WINNER_STAYS,
    }),
    after: COIN_AFTER_DRAW,
    texts: [],
  },
  {
    what: 'a match is paused',
    before: gameWithMatch(match(1, 2, '1-0')),
    after: gameWithMatch(match(1, 2, '1-0', { phase: 'paused' })),
    texts: [],
  },
  {
    what: 'it runs on',
    before: gameWithMatch(match(1, 2, '1-0', { phase: 'paused' })),
    after: gameWithMatch(match(1, 2, '1-0')),
    texts: [],
  },
  {
    what: 'an end is taken back',
    before: gameWithMatch(match(1, 3, '0-0', { number: 2 }), { completed_matches: [ended(1, 2, '2-0')] }),
    after: gameWithMatch(match(1, 2, '1-0')),
    texts: [],
  },
  {
    what: 'a toss is taken back, and an earlier one is the last again',
    before: gameState({ coin_toss_state: tossed(1, 2, 3) }),
    after: gameState({ coin_toss_state: tossed(2, 1, 1) }),
    texts: [],
  },
  {
    what: 'a second clear goal wins',
    before: gameWithMatch(match(1, 2, '1-0')),
    after: gameState({ completed_matches: [ended(1, 2, '2-0')], upcoming_match: WINNER_STAYS }),
    texts: ['Orange wins and advances!', 'Next Match: Orange vs Chalk'],
  },
  {
    what: 'time is up with a side in front',
    before: gameWithMatch(match(1, 2, '1-0')),
    after: gameState({
      completed_matches: [ended(1, 2, '1-0', { played_s: 420 })],
      upcoming_match: WINNER_STAYS,
    }),
    texts: ['Time is up!', 'Orange wins and advances!', 'Next Match: Orange vs Chalk'],
    whistle: 'time-up',
  },
  {
    what: '[L-8] a winner who goes off at the cap on wins in a row',
    before: gameWithMatch(match(1, 2, '2-0')),
    after: gameState({
      completed_matches: [
        ended(1, 2, '2-0', {
          ending: 'Orange, two clear after 3:40. Win number 2 in a row, both teams out',
        }),
      ],
      upcoming_match: upcoming(3, 4, 'Orange won 2 in a row, so both go off and the next two play.'),
    }),
    texts: [
      'Orange, two clear after 3:40. Win number 2 in a row, both teams out.',
      'Next Match: Chalk vs Coal',
    ],
  },
  {
    what: '[L-8] the same with only one team in the queue',
    before: gameWithMatch(match(1, 2, '2-0')),
    after: gameState({
      completed_matches: [ended(1, 2, '2-0')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    texts: ['Orange wins - coin toss required!'],
  },
  {
    what: 'a winner whose next match has begun before the news arrives',
    before: gameWithMatch(match(1, 2, '2-0')),
    after: gameWithMatch(match(1, 3, '0-0', { number: 2, phase: 'ready' }), {
      completed_matches: [ended(1, 2, '2-0')],
    }),
    texts: ['Orange wins and advances!'],
  },
  {
    what: '[E-10] the winner of the last match, which ended with the game',
    before: gameWithMatch(match(1, 2, '1-0')),
    after: gameState({
      completed_matches: [ended(1, 2, '1-0', { ending: 'Orange, in front at 5:10 when the game closed' })],
      upcoming_match: null,
      is_closed: true,
    }),
    texts: ['Orange, in front at 5:10 when the game closed.'],
  },
  {
    what: 'a match of a game that is closed before the news arrives: no match is next',
    before: gameWithMatch(match(1, 2, '1-0')),
    after: gameState({
      completed_matches: [ended(1, 2, '1-0')],
      upcoming_match: upcoming(1, 3, 'The winner stays.'),
      is_closed: true,
    }),
    texts: ['Orange wins and advances!'],
  },
  {
    what: 'a draw needs a coin',
    before: gameWithMatch(match(1, 2, '1-1')),
    after: gameState({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    texts: ['Match ended in a draw - coin toss required!'],
  },
  {
    what: 'a goalless draw sends both off',
    before: gameWithMatch(match(1, 2, '0-0')),
    after: gameState({
      completed_matches: [ended(1, 2, '0-0')],
      upcoming_match: upcoming(3, 4, 'It was a draw, so both go off and the next two play.'),
    }),
    texts: ['Draw. 0–\u20600, both teams out', 'Next Match: Chalk vs Coal'],
  },
  {
    what: 'the coin falls',
    before: gameState({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    after: gameState({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: upcoming(2, 3, 'Blue won the toss and stays on.'),
      coin_toss_state: tossed(2, 1),
    }),
    texts: ['Tails. Blue stays on', 'Next Match: Blue vs Chalk'],
  },
  {
    what: 'the result of a match is corrected, and the same two are next',
    before: gameState({ completed_matches: [ended(1, 2, '2-0')], upcoming_match: WINNER_STAYS }),
    after: gameState({ completed_matches: [ended(1, 2, '3-0')], upcoming_match: WINNER_STAYS }),
    texts: ['Match 1 corrected: Orange 3, Blue 0'],
  },
  {
    what: 'a late goal turns a draw into a win before its toss',
    before: gameState({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    after: gameState({ completed_matches: [ended(1, 2, '2-1')], upcoming_match: WINNER_STAYS }),
    texts: ['Match 1 corrected: Orange 2, Blue 1', 'Next Match: Orange vs Chalk'],
  },
  {
    what: 'the knockout stage begins',
    before: gameState(),
    after: gameState({ is_knockout_stage: true }),
    texts: ['Knockout stage: from now on the first goals decide.'],
  },
]

test.each(table)('$what: $texts', ({ before, after, texts, whistle = null }) => {
  const news = matchNews(before, after)
  expect(news.notices.map(({ text }) => text)).toEqual(texts)
  expect(news.whistle).toBe(whistle)
})

test.each([
  [
    'it is started',
    gameWithMatch(match(1, 2, '0-0', { phase: 'ready' })),
    gameWithMatch(match(1, 2, '0-0')),
    1,
  ],
  [
    'it runs on',
    gameWithMatch(match(1, 2, '0-0', { phase: 'paused' })),
    gameWithMatch(match(1, 2, '0-0')),
    1,
  ],
  [
    'its end is taken back',
    gameState({ completed_matches: [ended(1, 2, '0-0')] }),
    gameWithMatch(match(1, 2, '0-0')),
    1,
  ],
  [
    'the next one goes for it',
    gameWithMatch(match(1, 3, '0-0', { number: 2 })),
    gameWithMatch(match(1, 2, '0-0')),
    1,
  ],
  ['a goal is made', gameWithMatch(match(1, 2, '0-0')), gameWithMatch(match(1, 2, '1-0')), null],
  [
    'it is paused',
    gameWithMatch(match(1, 2, '0-0')),
    gameWithMatch(match(1, 2, '0-0', { phase: 'paused' })),
    null,
  ],
])('the final whistle is still to come when %s: %#', (_, before, after, startedClock) => {
  expect(matchNews(before, after).startedClock).toBe(startedClock)
})

const FIRST_ENDED = { completed_matches: [ended(1, 2, '2-0')] }

test.each<[string, GameState, GameState, GameState, string[]]>([
  [
    'an end is undone',
    gameWithMatch(match(1, 2, '1-0')),
    gameState({
      completed_matches: [ended(1, 2, '1-0', { played_s: 420 })],
      upcoming_match: WINNER_STAYS,
    }),
    gameWithMatch(match(1, 2, '1-0')),
    ['Time is up!', 'Orange wins and advances!', 'Next Match: Orange vs Chalk'],
  ],
  [
    'an end is undone although the next match has begun',
    gameState({ ...FIRST_ENDED, upcoming_match: WINNER_STAYS }),
    gameWithMatch(match(1, 3, '0-0', { number: 2 }), FIRST_ENDED),
    gameWithMatch(match(1, 2, '1-0')),
    ['Match started!'],
  ],
  [
    'the start of a clock is undone',
    gameWithMatch(match(1, 2, '0-0', { phase: 'ready' })),
    gameWithMatch(match(1, 2, '0-0')),
    gameWithMatch(match(1, 2, '0-0', { phase: 'ready' })),
    ['Match started!'],
  ],
  [
    'a drawn end is undone before its toss',
    gameWithMatch(match(1, 2, '1-1')),
    gameState({
      completed_matches: [ended(1, 2, '1-1')],
      upcoming_match: null,
      coin_toss_state: tossDue(1, 2),
    }),
    gameWithMatch(match(1, 2, '1-1')),
    ['Match ended in a draw - coin toss required!'],
  ],
  [
    'a toss is undone',
    gameState({ coin_toss_state: tossDue(1, 2) }),
    gameState({ coin_toss_state: tossed(2, 1), upcoming_match: upcoming(2, 3, 'Blue won the toss.') }),
    gameState({ coin_toss_state: tossDue(1, 2), upcoming_match: null }),
    ['Tails. Blue stays on', 'Next Match: Blue vs Chalk'],
  ],
  [
    'a correction is undone',
    gameState(FIRST_ENDED),
    gameState({ completed_matches: [ended(1, 2, '3-0')] }),
    gameState(FIRST_ENDED),
    ['Match 1 corrected: Orange 3, Blue 0'],
  ],
  [
    'the switch to the knockout stage is undone',
    gameState(),
    gameState({ is_knockout_stage: true }),
    gameState(),
    ['Knockout stage: from now on the first goals decide.'],
  ],
])('when %s, its earlier news is withdrawn', (_, before, after, undone, withdrawn) => {
  const { notices } = matchNews(before, after)
  expect(notices.filter(({ holds }) => holds(after))).toEqual(notices)
  expect(notices.filter(({ holds }) => !holds(undone)).map(({ text }) => text)).toEqual(withdrawn)
})

test('the news of a match stays once the next one has begun', () => {
  const { notices } = matchNews(
    gameWithMatch(match(1, 2, '1-0')),
    gameState({ ...FIRST_ENDED, upcoming_match: WINNER_STAYS }),
  )
  const next = gameWithMatch(match(1, 3, '1-0', { number: 2 }), FIRST_ENDED)
  expect(notices.map(({ holds }) => holds(next))).toEqual([true, true])
})

test('[L-11] the news that a draw is replayed is withdrawn once its coin is due', () => {
  const { notices } = matchNews(gameWithMatch(match(1, 2, '1-1')), AGAIN_AFTER_DRAW)
  expect(notices.map(({ text }) => text)).toEqual(['Draw. Played again', 'Next Match: Orange vs Blue'])
  expect(notices.map(({ holds }) => holds(COIN_AFTER_DRAW))).toEqual([false, false])
})

test('[O-6] each of two coins after the same match of a table is news', () => {
  const completed_matches = [ended(1, 2, '1-1')]
  const due = gameState({ completed_matches, upcoming_match: null, coin_toss_state: tossDue(1, 2) })
  const second = { ...due, coin_toss_state: { ...tossDue(2, 3), last: tossed(2, 1).last } }
  const over = { ...due, coin_toss_state: tossed(3, 2, 1, 2) }
  const messagesOf = (before: GameState, after: GameState) => {
    const { isTossed, notices } = matchNews(before, after)
    return [isTossed, ...notices.map(({ text }) => text)]
  }
  expect(messagesOf(due, second)).toEqual([true, 'Tails. Blue stays on'])
  expect(messagesOf(second, over)).toEqual([true, 'Tails. Chalk stays on'])
  expect(messagesOf(over, second)).toEqual([false])
})

test('the toss stays five seconds, the next match three, everything else four', () => {
  const before = gameState({ completed_matches: [ended(1, 2, '1-1')], coin_toss_state: tossDue(1, 2) })
  const fallen = matchNews(before, { ...before, coin_toss_state: tossed(2, 1) })
  expect(fallen.notices.map(({ ms }) => ms)).toEqual([5_000, 3_000])
  expect(fallen.isTossed).toBe(true)
  const won = matchNews(
    gameWithMatch(match(1, 2, '1-0')),
    gameState({ completed_matches: [ended(1, 2, '2-0')] }),
  )
  expect(won.notices.map(({ ms }) => ms)).toEqual([4_000, 3_000])
})

test('kick-off, whistle and coin are announced by their toast; only a goal has an announcement besides', () => {
  const withLine = table.filter(({ before, after }) => matchNews(before, after).announcement !== null)
  expect(withLine.map(({ what }) => what)).toEqual(['a second clear goal wins'])
})

test.each([
  ['1-1', '2-1', 'Goal for Orange. Orange 2, Blue 1'],
  ['1-1', '1-2', 'Goal for Blue. Orange 1, Blue 2'],
  ['2-1', '1-1', 'Corrected. Orange 1, Blue 1'],
  ['1-1', '1-1', null],
])('from %s to %s a screen reader reads %s', (from, to, announcement) => {
  expect(matchNews(gameWithMatch(match(1, 2, from)), gameWithMatch(match(1, 2, to))).announcement).toBe(
    announcement,
  )
})

test('the goal that ends a match is announced as well', () => {
  const after = gameState({ completed_matches: [ended(1, 2, '2-0')] })
  expect(matchNews(gameWithMatch(match(1, 2, '1-0')), after)).toMatchObject({
    announcement: 'Goal for Orange. Orange 2, Blue 0',
    ended: 1,
  })
})
