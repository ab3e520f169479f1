import type { CupNow } from '@turnout/contract/cup-now'
import type { GameState } from '@turnout/contract/game-state'
import { describe, expect, test } from 'vitest'
import { drawScoreText, stakesText } from './coin-text.ts'
import { winnerText } from './game-result.tsx'
import { matchNews } from './match-news.ts'
import { myTurn } from './my-turn.ts'
import { toNextMatchView } from './next-match-view.ts'
import { teamsInQueue } from './queue-view.ts'
import { ended, gameState, match, upcoming } from './testing.ts'

const team = (number: number, name: string) => ({ team_id: `t${number}`, name })

/** The first semi-final is on; the second one follows. */
const semiFinal: CupNow = {
  ...{
    mark: 'semi-final 1',
    stage: 'Semi-final 1',
    says: null,
    is_over: false,
    winner_id: null,
    out_ids: [],
  },
  after: { stage: 'Semi-final 2', a: team(2, 'Blue'), b: team(3, 'Chalk') },
  turns: [2, 3].map((number) => ({ team_id: `t${number}`, stage: 'Semi-final 2', matches: 1 })),
}
const inCup = (cup: Partial<CupNow>, game: Partial<GameState> = {}) =>
  gameState({ line: [], upcoming_match: null, cup: { ...semiFinal, ...cup }, ...game })
const running = inCup({}, { current_match: match(1, 4, '1-0') })

const viewOf = (game: GameState) => toNextMatchView(game, 'watching')
const namesOf = (game: GameState) => viewOf(game).sides?.map(({ name, note }) => name + note)

describe('during a match of a cup', () => {
  test('the next match is the next one of the cup, and no team stays on', () => {
    expect(namesOf(running)).toEqual(['Blue', 'Chalk'])
    expect(viewOf(running).text).toBe('Semi-final 2. Starts by itself 30 seconds after this one ends.')
  })

  test('an undecided place shows as text', () => {
    const a = { team_id: null, name: 'Winner of semi-final 1' }
    expect(namesOf(inCup({ after: { stage: 'Final', a, b: team(3, 'Chalk') } }))).toEqual([a.name, 'Chalk'])
  })

  test('after the last match none follows', () => {
    const view = viewOf(inCup({ after: null }, { current_match: match(1, 4, '1-0') }))
    expect(view).toMatchObject({ sides: null, text: 'This is the last match of the cup.', canHold: false })
  })
})

describe('a player of a team in a cup', () => {
  const turnOf = (game: GameState, number: number) =>
    myTurn(game, {
      ...{ team: number, isLent: false, hasGone: false },
      ...{ leftS: 60, startsInS: 30, now: 0 },
    })

  test.each([
    ['whose match is on plays now', running, 1, "You're playing now", 'Orange v Coal'],
    ['of the next match is on next', running, 2, "You're on next", 'Blue: Semi-final 2'],
    [
      'reads how many matches come before',
      inCup(
        { turns: [{ team_id: 't2', stage: 'Final', matches: 2 }] },
        { current_match: match(1, 4, '0-0') },
      ),
      2,
      '2 matches before you',
      'Blue: Final',
    ],
    [
      'of the match that is called does not stay on, also after a match of its own',
      inCup({}, { upcoming_match: upcoming(1, 2, 'Final.'), completed_matches: [ended(1, 4, '1-0')] }),
      1,
      "You're on next",
      'Orange v Blue, once an organiser starts it',
    ],
  ])('%s', (_, game, number, title, text) => {
    expect(turnOf(game, number)).toMatchObject({ title, text })
  })

  test('that is in no later match has no strip', () => {
    expect(turnOf(inCup({ turns: [] }, { current_match: match(1, 4, '1-0') }), 3)).toBeNull()
  })
})

describe('the queue of a cup', () => {
  const queueOf = (game: GameState, first: 'playing' | 'waiting' = 'waiting') =>
    teamsInQueue(game, first).map(({ name, state, matchesBefore }) =>
      `${name} ${state} ${matchesBefore ?? ''}`.trim(),
    )

  test('has both teams of the next match next on', () => {
    expect(queueOf(running)).toEqual(['Blue next on 1', 'Chalk next on 1', 'Orange playing', 'Coal playing'])
  })

  test('says when each team plays next, and puts those without another match last', () => {
    const turns = [{ team_id: 't4', stage: 'Final', matches: 2 }]
    const game = inCup({ turns, out_ids: ['t1'] }, { current_match: match(2, 3, '0-0') })
    expect(queueOf(game, 'playing')).toEqual([
      'Blue playing',
      'Chalk playing',
      'Coal waiting 2',
      'Orange out',
    ])
    expect(queueOf(inCup({ turns: [], out_ids: ['t1'] }))).toEqual([
      'Blue waiting',
      'Chalk waiting',
      'Coal waiting',
      'Orange out',
    ])
  })
})

describe('[O-8] [O-6] the coin of a cup', () => {
  const says = 'It was a draw. A coin decides who wins.'
  const due = { ...gameState().coin_toss_state, pending: true, team_a_id: 't1', team_b_id: 't4' }
  const coinOf = (game: GameState) => `${drawScoreText(game)} ${stakesText(game)}`.trim()

  test('is about the drawn match', () => {
    const drawn = inCup({ says }, { coin_toss_state: due, completed_matches: [ended(1, 4, '1-1')] })
    expect(coinOf(drawn)).toMatch(/^Orange 1.*1 Coal\. It was a draw\. A coin decides who wins\.$/)
    expect(viewOf(drawn).text).toBe(`${says} Semi-final 2.`)
  })

  test('between two who are level is not about the match before it', () => {
    const level = 'Group A: Orange and Coal are level. A coin decides who stands first.'
    const game = inCup({ says: level }, { coin_toss_state: due, completed_matches: [ended(2, 3, '2-1')] })
    expect(coinOf(game)).toBe(level)
    expect(coinOf({ ...game, completed_matches: [ended(1, 4, '1-0')] })).toBe(level)
    const [notice] = matchNews(inCup({}, { current_match: match(2, 3, '2-1') }), game).notices
    expect(notice?.text).toBe('Blue wins.')
  })

  test('has a winner who does not stay on', () => {
    const last = { number: 1, match_number: 1, result: 'tails', winner_id: 't4', loser_id: 't1' } as const
    const toss = { ...gameState().coin_toss_state, last } as unknown as GameState['coin_toss_state']
    const { notices } = matchNews(inCup({}), inCup({}, { coin_toss_state: toss }))
    expect(notices.map(({ text }) => text)).toContain('Tails. Coal wins the toss')
  })
})

describe('[O-23] a game that ended before its cup', () => {
  const completed = [ended(1, 2, '4-0'), ended(3, 4, '1-0', { number: 2 })]
  const resultOf = (cup: Partial<CupNow>) => {
    const game = inCup(cup, { completed_matches: completed, is_closed: true })
    return winnerText(game)
  }

  test('was won by no team, also where one won most matches', () => {
    expect(resultOf({ other_matches: [1] })).toBe('No team won the cup')
  })

  test('and before the first match of the cup is won by matches: such a cup does not count', () => {
    expect(resultOf({ other_matches: [1, 2] })).toBe('Orange and Chalk share first place')
  })
})

test('a game with a cup was won by the winner of the cup', () => {
  const game = inCup({ winner_id: 't3' }, { completed_matches: [ended(1, 2, '4-0'), ended(3, 1, '1-0')] })
  expect(winnerText(game)).toBe('Chalk won the cup')
})
