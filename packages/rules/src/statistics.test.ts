import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Appearance, computeStatistics, type PlayedGame } from './statistics.ts'

/** '1 2:0 2' is match 1 of team 1 against team 2, two goals to none. */
const matches = (...texts: string[]): PlayedGame['matches'] =>
  texts.map((text, index) => {
    const [teamA = 0, scoreA = 0, scoreB = 0, teamB = 0] = text.split(/[ :]/).map(Number)
    const winner = scoreA === scoreB ? null : scoreA > scoreB ? teamA : teamB
    return { number: index + 1, teamA, teamB, scoreA, scoreB, winner }
  })

/** In every match that the team plays. */
const always = (team: number): Appearance['playedFor'] =>
  new Map(Array.from({ length: 20 }, (_, index) => [index + 1, team]))

const ben = (overrides: Partial<Appearance> = {}): Appearance => ({
  person: 'ben',
  captain: false,
  playedFor: always(1),
  ...overrides,
})

const statisticsOfBen = (...games: PlayedGame[]) => computeStatistics(games).get('ben')

describe('[N-1] a match counts', () => {
  test('for the people in its teams, game after game', () => {
    const first = { appearances: [ben({ captain: true })], matches: matches('1 2:0 2', '1 1:1 3', '2 4:0 3') }
    const second = { appearances: [ben({ playedFor: always(3) })], matches: matches('1 0:1 3', '3 0:2 2') }
    expect(statisticsOfBen(first, second)).toEqual({
      games: 2,
      played: 4,
      won: 2,
      drawn: 1,
      lost: 1,
      goalsFor: 4,
      goalsAgainst: 3,
      captaincies: 1,
      longestRun: 1,
    })
  })

  test('for the team a player was lent to, and not for their own team without them', () => {
    const appearances = [ben({ playedFor: new Map([[1, 2]]) })]
    const numbers = statisticsOfBen({ appearances, matches: matches('1 2:0 2', '1 3:0 2') })
    expect(numbers).toMatchObject({ games: 1, played: 1, lost: 1, goalsFor: 0, goalsAgainst: 2 })
  })

  test('for no one who did not play, though they came', () => {
    const numbers = statisticsOfBen({
      appearances: [ben({ playedFor: new Map() })],
      matches: matches('1 2:0 2'),
    })
    expect(numbers).toMatchObject({ games: 1, played: 0 })
  })

  test('for no one who was absent', () => {
    expect(statisticsOfBen({ appearances: [], matches: matches('1 2:0 2') })).toBeUndefined()
  })
})

test.each([
  ['nothing won', ['1 0:1 2', '1 1:1 3'], 0],
  ['a draw between', ['1 1:0 2', '1 1:1 3', '1 1:0 2', '1 2:0 3'], 2],
  ['a defeat at the end', ['1 1:0 2', '3 0:1 1', '1 1:0 2', '1 0:2 3'], 3],
  ['matches of others in between', ['1 1:0 2', '2 3:0 3', '1 1:0 2'], 2],
])('[N-2] the longest run is of wins: %s', (_, played, run) => {
  expect(statisticsOfBen({ appearances: [ben()], matches: matches(...played) })?.longestRun).toBe(run)
})

test('[N-2] a run goes on from one game to the next', () => {
  const game = (...played: string[]) => ({ appearances: [ben()], matches: matches(...played) })
  expect(statisticsOfBen(game('1 0:1 2', '1 1:0 2'), game('1 2:0 3', '1 0:1 3'))?.longestRun).toBe(2)
})

const playedGame = fc
  .record({
    size: fc.integer({ min: 1, max: 4 }),
    scores: fc.array(
      fc.tuple(fc.nat(5), fc.nat(5), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 })),
    ),
  })
  .map(({ size, scores }) => ({
    appearances: [1, 2, 3].flatMap((team) =>
      Array.from({ length: size }, (_, index) =>
        ben({ person: `${team}.${index}`, playedFor: always(team), captain: index === 0 }),
      ),
    ),
    matches: matches(...scores.map(([x, y, a, by]) => `${a} ${x}:${y} ${1 + ((a - 1 + by) % 3)}`)),
  }))

test('[N-1] with teams of one size, wins equal defeats and goals for equal goals against', () => {
  fc.assert(
    fc.property(fc.array(playedGame, { maxLength: 4 }), (games) => {
      for (const one of games) {
        const everybody = [...computeStatistics([one]).values()]
        const sum = (of: 'won' | 'lost' | 'goalsFor' | 'goalsAgainst' | 'captaincies') =>
          everybody.reduce((total, numbers) => total + numbers[of], 0)
        expect(sum('won')).toBe(sum('lost'))
        expect(sum('goalsFor')).toBe(sum('goalsAgainst'))
        expect(sum('captaincies')).toBe(3)
      }
      for (const { played, won, drawn, lost, longestRun, games: came } of computeStatistics(games).values()) {
        expect(won + drawn + lost).toBe(played)
        expect(longestRun).toBeLessThanOrEqual(won)
        expect(came).toBeLessThanOrEqual(games.length)
      }
    }),
  )
})
