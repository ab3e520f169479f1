import { describe, expect, test } from 'vitest'
import { goHome, lendPlayer } from './come-and-go.ts'
import type { Game } from './game.ts'
import {
  currentLoans,
  hasKickedOff,
  isTeamOnPitch,
  lineupOf,
  restoredLineups,
  tooSmallTeam,
} from './lineup.ts'
import { pauseClock } from './match.ts'
import {
  arrivedGame,
  callMatch,
  draftByHand,
  MINUTE,
  moment,
  playerIds,
  pressPlayBall,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  scoreGoal,
  startedGame,
} from './testing/games.ts'

test.each([
  [1, 2, null],
  [1, 3, 1],
  [2, 4, null],
  [2, 5, 1],
])('[J-7] of %i against %i players the team that is too small is %s', (a, b, small) => {
  const all = playerIds(a + b)
  const game = startedGame(2)
  const sheets = game.teams.map((sheet, index) => ({
    ...sheet,
    players: index === 0 ? all.slice(0, a) : all.slice(a),
  }))
  expect(tooSmallTeam({ ...game, teams: sheets }, [1, 2])).toBe(small)
  expect(tooSmallTeam({ ...game, teams: sheets }, [2, 1])).toBe(small)
})

test('[J-6] a match has kicked off once its clock has run, also while it is paused', () => {
  const called = run(startedGame(2), callMatch(1, 2))
  expect(hasKickedOff(requireMatch(called))).toBe(false)
  const running = runningGame(2)
  expect(hasKickedOff(requireMatch(running))).toBe(true)
  const paused = run(running, (state) => pauseClock(state, moment(MINUTE)))
  expect(requireMatch(paused).clock.phase).toBe('paused')
  expect(hasKickedOff(requireMatch(paused))).toBe(true)
})

const ORGANISER = { isOrganiser: true, id: null }
const leaves = (id: string) => (game: Game) => goHome(game, { id, gone: true, at: 0 }, ORGANISER)
const sidesOf = (game: Game, a: number, b: number) => {
  const lineup = lineupOf(game, { a, b })
  return [lineup.a.players, lineup.b.players]
}

describe('[J-4] p3 of team 3 is lent to team 2', () => {
  const started = run(
    arrivedGame(5, { maxTeams: 4, teamSize: 2 }),
    draftByHand(1, 'p1'),
    draftByHand(2, 'p2'),
    pressPlayBall,
    draftByHand(3, 'p3', 'p5'),
    draftByHand(4, 'p4'),
  )
  const lent = run(started, (game) => lendPlayer(game, { id: 'p3', to: 2 }, ORGANISER))

  test.each<[number, number, string[], string[]]>([
    [1, 2, ['p1'], ['p2', 'p3']],
    [2, 1, ['p2', 'p3'], ['p1']],
    [3, 2, ['p5'], ['p2', 'p3']],
    [1, 3, ['p1'], ['p3', 'p5']],
    [9, 1, [], ['p1']],
  ])('in a match of %i against %i', (a, b, playersA, playersB) => {
    expect(sidesOf(lent, a, b)).toEqual([playersA, playersB])
  })

  test.each<[string, Game, number]>([
    ['before Play Ball there is no loan', arrivedGame(2), 0],
    ['it holds while both teams have players', lent, 1],
    ['it holds when another team goes home', run(lent, leaves('p1')), 1],
    ['it ends when the team that borrows goes home', run(lent, leaves('p2')), 0],
    ['it ends when the player goes home', run(lent, leaves('p3')), 0],
    [
      'it ends when the player is in another team',
      {
        ...lent,
        teams: lent.teams.map((team) => ({ ...team, number: team.number === 3 ? 5 : team.number })),
      },
      0,
    ],
  ])('%s', (_, game, loans) => {
    expect(currentLoans(game)).toHaveLength(loans)
  })
})

test('[J-6] both teams of a match are on the pitch, and no other', () => {
  const on = (game: Game) => [1, 2, 3].filter((team) => isTeamOnPitch(game, team))
  expect(on(runningGame(3))).toEqual([1, 2])
  expect(on(run(startedGame(3), callMatch(1, 2)))).toEqual([])
  expect(on(startedGame(3))).toEqual([])
})

describe('[J-5] the lineup of a match that was played', () => {
  const played = run(runningGame(3), scoreGoal(1, MINUTE, 2))
  const since = { ...played, teams: played.teams.filter(({ number }) => number !== 2) }
  const { ended } = requirePlay(played)
  const playersIn = (game: Game) => restoredLineups(game, ended).map(({ a, b }) => [a.players, b.players])

  test('stays as it was after a team has left', () => {
    expect(playersIn(since)).toEqual([[['p1'], ['p2']]])
  })

  test.each<[string, (lineup: Game['lineups'][number]) => Game['lineups']]>([
    ['is unknown', () => []],
    ['has another first team', ({ a, b }) => [{ a: { ...a, number: 3 }, b }]],
    ['has another second team', ({ a, b }) => [{ a, b: { ...b, number: 3 } }]],
  ])('is computed from the present teams where the stored one %s', (_, lineups) => {
    expect(playersIn({ ...since, lineups: played.lineups.flatMap(lineups) })).toEqual([[['p1'], []]])
  })
})
