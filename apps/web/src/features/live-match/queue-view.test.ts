import type { GameState } from '@turnout/contract/game-state'
import { expect, test } from 'vitest'
import { toNextMatchView } from './next-match-view.ts'
import { teamsInQueue } from './queue-view.ts'
import { ended, gameState, gameWithMatch, match, tossDue, upcoming } from './testing.ts'
import { unevenPair } from './uneven-teams.ts'

const running = gameWithMatch(match(2, 1, '2-1'), { line: ['t4', 't3'] })
const between = gameState({
  completed_matches: [ended(2, 1, '2-0')],
  upcoming_match: upcoming(2, 4, 'Blue won and stays on. Coal has waited longest.', {
    starts_at: 30_000,
  }),
  line: ['t3', 't1'],
})
const EITHER_DRAW = 'A draw with goals goes to a coin toss, a goalless one sends both teams off.'
const statesOf = (teams: ReturnType<typeof teamsInQueue>) =>
  teams.map(({ name, state }) => `${name} ${state}`)

test('organisers see who is on first, watchers who comes', () => {
  expect(statesOf(teamsInQueue(running, 'playing'))).toEqual([
    'Blue playing',
    'Orange playing',
    'Coal next on',
    'Chalk waiting',
  ])
  expect(statesOf(teamsInQueue(running, 'waiting'))).toEqual([
    'Coal next on',
    'Chalk waiting',
    'Blue playing',
    'Orange playing',
  ])
})

test.each(['playing', 'waiting'] as const)(
  'between matches the two who are called are next on: %s',
  (first) => {
    expect(statesOf(teamsInQueue(between, first))).toEqual([
      'Blue next on',
      'Coal next on',
      'Chalk waiting',
      'Orange waiting',
    ])
  },
)

test('while a match is on the next one is the winner’s, and the rules say how it starts', () => {
  const view = toNextMatchView(running, 'in control')
  expect(view.sides?.map(({ name, note }) => `${name}, ${note}`)).toEqual([
    'Winner, stays on',
    'Coal, waiting longest',
  ])
  expect(view.text).toBe(`Starts by itself 30 seconds after this one ends. ${EITHER_DRAW}`)
})

test('a changeover of whole minutes shows in minutes, as in the rules of the group', () => {
  const game = { ...running, match_rules: { ...running.match_rules, changeover_s: 330 } }
  expect(toNextMatchView(game, 'in control').text).toBe(
    `Starts by itself 5 minutes 30 seconds after this one ends. ${EITHER_DRAW}`,
  )
})

test.each([
  [
    'no team waiting',
    { ...running, line: [] },
    'No other team is waiting, so the same two play again. Starts by itself 30 seconds after this one ends.',
  ],
  [
    'another rule for draws and no changeover',
    {
      ...running,
      match_rules: { ...running.match_rules, scored_draw: 'challenger_off' as const, changeover_s: 0 },
    },
    'Starts by itself when this one ends. A draw with goals sends off the challenger, a goalless one sends both teams off.',
  ],
] as const)('with %s it says so', (_, game, text) => {
  const view = toNextMatchView({ ...game, line: [...game.line] }, 'in control')
  expect(view).toMatchObject({ text, holdText: null, canHold: true })
})

test.each`
  scored              | goalless                       | one                                                                                                | two
  ${'toss'}           | ${'both_off'}                  | ${'A draw goes to a coin toss.'}                                                                   | ${EITHER_DRAW}
  ${'toss'}           | ${'toss'}                      | ${'A draw goes to a coin toss.'}                                                                   | ${'A draw goes to a coin toss.'}
  ${'both_off'}       | ${'both_off_else_longest_off'} | ${'A draw with goals goes to a coin toss, a goalless one sends off the side that was on longest.'} | ${'A draw sends both teams off.'}
  ${'longest_on_off'} | ${'longest_on_off'}            | ${'A draw sends off the side that was on longest.'}                                                | ${'A draw sends off the side that was on longest.'}
`(
  'under $scored for a draw with goals and $goalless for one without, both are announced by how many teams wait',
  ({ scored, goalless, one, two }) => {
    const match_rules = { ...running.match_rules, scored_draw: scored, goalless_draw: goalless }
    const texts = [['t3'], ['t3', 't4']].map((line) => {
      const game = { ...running, line, match_rules }
      return toNextMatchView(game, 'in control').text
    })
    expect(texts).toEqual(
      [one, two].map((draw) => `Starts by itself 30 seconds after this one ends. ${draw}`),
    )
  },
)

const due = gameState({ upcoming_match: null, coin_toss_state: tossDue(1, 2) })

test.each([
  ['a match is on', running, "On hold. Start when you're ready.", EITHER_DRAW],
  [
    'no team waits behind the current match',
    { ...running, line: [] },
    "On hold. Start when you're ready.",
    'No other team is waiting, so the same two play again.',
  ],
  ['its coin is due', due, "On hold. Start when you're ready.", 'A coin decides who stays on.'],
  [
    'the next match is called',
    { ...between, upcoming_match: upcoming(2, 4, 'Blue won and stays on.') },
    "On hold. Start when you're ready.",
    'Blue won and stays on.',
  ],
])('[M-12] a hold shows, and can be released, while %s', (_, game, holdText, text) => {
  const view = toNextMatchView({ ...game, is_held: true }, 'in control')
  expect(view).toMatchObject({ holdText, text, startsAt: null, canHold: true })
  // after another person has released it; stored data without a signal looks the same
  expect(toNextMatchView({ ...game, is_held: false }, 'in control').holdText).toBeNull()
})

test('people who watch are not asked to start a match on hold', () => {
  const view = [running, due, { ...between, upcoming_match: upcoming(2, 4, 'Blue won and stays on.') }].map(
    (game) => toNextMatchView({ ...game, is_held: true }, 'watching').holdText,
  )
  expect(view).toEqual(Array(3).fill('On hold. An organiser starts it.'))
})

test('[M-16] after two matches without a press organisers are asked, and others read who starts the next one', () => {
  const game = {
    ...between,
    is_held: true,
    asks_still_playing: true,
    upcoming_match: upcoming(2, 4, 'Rematch.'),
  }
  expect(toNextMatchView(game, 'in control')).toMatchObject({
    holdText: 'Still playing?',
    text: 'Nothing was pressed during the last two matches. Rematch.',
    canHold: true,
    asksStillPlaying: true,
  })
  expect(toNextMatchView(game, 'watching').holdText).toBe('The next match waits for an organiser.')
  // a team has left, and the next match is not called yet
  const uncalled = { ...game, upcoming_match: null }
  expect(toNextMatchView(uncalled, 'in control').holdText).toBe('Still playing?')
})

test('between matches it names the pair, the reason and the moment', () => {
  const view = toNextMatchView(between, 'in control')
  expect(view.sides?.map(({ name }) => name)).toEqual(['Blue', 'Coal'])
  expect(view.text).toBe('Blue won and stays on. Coal has waited longest.')
  expect(view).toMatchObject({ startsAt: 30_000, holdText: null, canHold: true })
})

function unevenTextOf(state: GameState): string | null {
  const { numbers } = toNextMatchView(state, 'watching')
  return numbers && (unevenPair(numbers.loans, ...numbers.pair)?.text ?? null)
}

test('[K-14] a pair whose teams differ by two players or more is named as such, the larger first', () => {
  const withPlayers = (blue: number) => ({
    ...between,
    available_teams: between.available_teams.map((team) =>
      team.id === 't2' ? { ...team, player_count: blue } : team,
    ),
  })
  const text = (blue: number) => unevenTextOf(withPlayers(blue))
  expect([3, 5, 6, 2].map(text)).toEqual([
    null,
    null,
    'Blue has 6 players, Coal 4.',
    'Coal has 4 players, Blue 2.',
  ])
})

test('[K-14] a lent player counts for the team that borrows them, so the notice goes when the pair is even', () => {
  const game = {
    ...between,
    available_teams: between.available_teams.map((team) =>
      team.id === 't2' ? { ...team, player_count: 2 } : team,
    ),
  }
  const text = (...loans: (readonly [from: string, to: string])[]) => {
    const state = {
      ...game,
      loans: loans.map(([from_team_id, to_team_id]) => ({ from_team_id, to_team_id })),
    }
    return unevenTextOf(state)
  }
  expect(text()).toBe('Coal has 4 players, Blue 2.')
  expect(text(['t4', 't2'])).toBeNull()
  // a team that waits lends one: Coal stays as it is
  expect(text(['t1', 't2'])).toBeNull()
  expect(text(['t1', 't4'])).toBe('Coal has 5 players, Blue 2.')
})

test('the first match waits for a hand, and a toss for its coin', () => {
  expect(toNextMatchView(gameState(), 'in control').canHold).toBe(false)
  const drawn = gameState({ upcoming_match: null, coin_toss_state: tossDue(1, 2) })
  const view = toNextMatchView(drawn, 'in control')
  expect(view.sides?.map(({ name }) => name)).toEqual(['Toss winner', 'Chalk'])
})

test('while a coin is due no team plays: it decides between the two who have played', () => {
  const game = gameState({
    completed_matches: [ended(2, 1, '1-1')],
    upcoming_match: null,
    coin_toss_state: tossDue(2, 1),
    line: ['t4', 't3'],
  })
  expect(statesOf(teamsInQueue(game, 'playing'))).toEqual([
    'Blue coin',
    'Orange coin',
    'Coal next on',
    'Chalk waiting',
  ])
})

test('the board says by the clock of the venue when the knockout stage begins by itself, and nothing where it does not begin', () => {
  const textOf = (knockout_from: number | null) =>
    toNextMatchView({ ...running, knockout_from, time_zone: 'America/New_York' }, 'watching').knockoutText
  const at = Date.UTC(2026, 5, 9, 19, 50)
  expect(textOf(at)).toBe('Knockout from 15:50, once every team has played. The first goal wins.')
  expect(textOf(null)).toBeNull()
})

test('once it is on, the next match is called a knockout, with its rule', () => {
  const rules = { ...running.match_rules, knockout_goals: 3 }
  const textOf = (game: Partial<GameState>) =>
    toNextMatchView({ ...running, is_knockout_stage: true, ...game }, 'watching').knockoutText
  expect(textOf({})).toBe('Knockout stage. The first goal wins.')
  expect(textOf({ match_rules: rules })).toBe('Knockout stage. The first to 3 goals wins.')
})
