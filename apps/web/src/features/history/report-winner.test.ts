import type { GameReport } from '@turnout/contract/history'
import { teamName } from '@turnout/rules/words'
import { expect, test } from 'vitest'
import { leadersOf, winnerText } from './report-winner.ts'

const row = (team: number, won: number) => ({ team_number: team, name: teamName(team), won })

/** Blue and Orange won a match each, and are in the table in this order. */
const report = (overrides: Partial<GameReport>) =>
  ({
    matches: [{}, {}],
    table: [row(2, 1), row(1, 1), row(3, 0)],
    cup: null,
    is_over: true,
    ...overrides,
  }) as GameReport

const cupWonBy = (winner: number | null) => ({
  winner,
  runner_up: null,
  third: null,
  final: null,
  points: null,
})

test.each([
  ['Blue and Orange share first place with 1 win each', [2, 1], {}],
  ['Chalk won the cup', [3], { cup: cupWonBy(3) }],
  ['No team won the cup', [], { cup: cupWonBy(null) }],
  ['Blue and Orange share first place with 1 win each', [2, 1], { cup: cupWonBy(null), is_over: false }],
])('[O-23] [E-4] the results of a game: %s', (text, teams, overrides) => {
  expect(winnerText(report(overrides))).toBe(text)
  expect(leadersOf(report(overrides)).map(({ team_number: team }) => team)).toEqual(teams)
})
