import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listInWords } from './list-in-words.ts'
import { gameLeaders, gameTable, gameWinner, type MatchResult } from './results.ts'

const played = (...winners: (number | null)[]): MatchResult[] =>
  winners.map((winner) => ({
    ...{ teamA: winner ?? 1, teamB: 5, scoreA: winner === null ? 0 : 1, scoreB: 0, winner },
  }))

test.each([
  ['no team played', [], null],
  ['draws only', [null, null], null],
  ['one won the only match', [2], { team: 2, wins: 1 }],
  ['team 3 won more than the others', [1, 3, null, 3, 2], { team: 3, wins: 2 }],
  ['two won as many', [1, 2, 1, 2, 3], null],
])('[E-4] the game is won by the team that won the most matches: %s', (_, winners, winner) => {
  expect(gameWinner(played(...winners))).toEqual(winner)
})

test.each([
  ['no team played', [], [], 0],
  ['draws only', [null, null], [], 0],
  ['one won more than the others', [1, 3, 3], [3], 2],
  ['three won as many', [4, 1, 2, 1, 2, 4], [1, 2, 4], 2],
])('[E-4] the teams with the most wins share first place: %s', (_, winners, teams, wins) => {
  expect(gameLeaders(played(...winners))).toEqual({ teams, wins })
})

test('[E-4] [E-7] teams that share first place are in the order of the table', () => {
  expect(gameLeaders(['1-3 1:0', '2-3 4:0', '2-1 0:1', '2-3 1:0'].map(match)).teams).toEqual([2, 1])
})

test('[E-4] a winner is the only team with the most wins', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 4 }))), (winners) => {
      const { teams, wins } = gameLeaders(played(...winners))
      const [team] = teams
      expect(gameWinner(played(...winners))).toEqual(teams.length === 1 ? { team, wins } : null)
    }),
  )
})

test('[E-4] teams that share first place are named in a sentence', () => {
  expect(listInWords(['Blue', 'Coal', 'Pink'])).toBe('Blue, Coal and Pink')
})

/** '1-2 3:1' is team 1 against team 2, three goals to one. */
function match(text: string): MatchResult {
  const [teamA = 0, teamB = 0, scoreA = 0, scoreB = 0] = text.split(/[- :]/).map(Number)
  return { teamA, teamB, scoreA, scoreB, winner: scoreA === scoreB ? null : scoreA > scoreB ? teamA : teamB }
}

const TEAMS = [1, 2, 3, 4]
const order = (...matches: string[]) => gameTable(TEAMS, matches.map(match)).map(({ team }) => team)

test.each([
  ['by number while no team has played', [], [1, 2, 3, 4]],
  ['by matches won', ['1-2 0:1', '2-3 0:1', '3-4 1:0'], [3, 2, 1, 4]],
  ['level on wins, by goal difference and not by goals', ['1-2 5:4', '3-4 3:0'], [3, 1, 2, 4]],
  ['level on that too, by goals', ['1-2 1:0', '3-4 2:1'], [3, 1, 4, 2]],
])('[E-7] the table of a game is in order %s', (_, matches, teams) => {
  expect(order(...matches)).toEqual(teams)
})

test('[E-7] a row counts what its team played, and a draw is neither won nor lost', () => {
  const matches = ['1-2 2:0', '1-3 1:1', '4-1 2:1'].map(match)
  expect(gameTable(TEAMS, matches).find(({ team }) => team === 1)).toEqual({
    team: 1,
    played: 3,
    won: 1,
    drawn: 1,
    lost: 1,
    goalsFor: 4,
    goalsAgainst: 3,
  })
})

const matches = fc.array(
  fc
    .record({
      a: fc.integer({ min: 1, max: 4 }),
      by: fc.integer({ min: 1, max: 3 }),
      x: fc.nat(9),
      y: fc.nat(9),
    })
    .map(({ a, by, x, y }) => match(`${a}-${1 + ((a - 1 + by) % 4)} ${x}:${y}`)),
)

test('[E-7] a win of one team is a defeat of another, and every goal is scored and conceded once', () => {
  fc.assert(
    fc.property(matches, (all) => {
      const sum = (of: 'played' | 'won' | 'drawn' | 'lost' | 'goalsFor' | 'goalsAgainst') =>
        gameTable(TEAMS, all).reduce((total, row) => total + row[of], 0)
      expect(sum('won')).toBe(sum('lost'))
      expect(sum('goalsFor')).toBe(sum('goalsAgainst'))
      expect(sum('played')).toBe(2 * all.length)
      expect(sum('drawn')).toBe(2 * all.filter(({ winner }) => winner === null).length)
    }),
  )
})
