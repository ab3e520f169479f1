import { describe, expect, test } from 'vitest'
import { nextCaptain } from './captains.ts'
import { lendPlayer } from './come-and-go.ts'
import { evenTeams } from './even-teams.ts'
import { type Game, sheetOf } from './game.ts'
import { movePlayer } from './move-player.ts'
import {
  apply,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  makeCaptain,
  pressPlayBall,
  refusalWithDetails,
  requirePlay,
  run,
  startClockAt,
} from './testing/games.ts'

/** Three teams of two places: Orange p1 p2, Blue p3, Chalk p11 p12; the others of fourteen have none. */
const threeTeams = run(
  arrivedGame(14, { teamSize: 2, maxTeams: 4 }),
  makeCaptain(1, 'p1'),
  draftByHand(1, 'p2'),
  draftByHand(2, 'p3'),
  draftByHand(3, 'p11', 'p12'),
)

const move =
  (id: string, to: number | null, swapWith: string | null = null) =>
  (state: Game) =>
    movePlayer(state, { id, to, swapWith })
const playersByTeam = (state: Game) =>
  Object.fromEntries(state.teams.map((team) => [team.number, team.players]))

describe('moving a player', () => {
  test('[K-10] goes into another team, at its end', () => {
    expect(playersByTeam(run(threeTeams, move('p2', 2)))).toEqual({
      1: ['p1'],
      2: ['p3', 'p2'],
      3: ['p11', 'p12'],
    })
  })

  test('[K-10] goes out of the team and into none, and a team without players does not exist', () => {
    expect(playersByTeam(run(threeTeams, move('p3', null)))).toEqual({ 1: ['p1', 'p2'], 3: ['p11', 'p12'] })
  })

  test('[K-10] also crosses the window: it limits picks, not corrections', () => {
    expect(playersByTeam(run(threeTeams, move('p11', 2)))).toEqual({
      1: ['p1', 'p2'],
      2: ['p3', 'p11'],
      3: ['p12'],
    })
  })

  test('[K-10] opens a team that was empty', () => {
    expect(playersByTeam(run(threeTeams, move('p12', 4)))[4]).toEqual(['p12'])
  })

  test('[K-10] loses the armband, and the first of those who stay is next for it', () => {
    const game = run(threeTeams, move('p1', 2))
    expect(sheetOf(game, 1)).toEqual({ number: 1, captain: null, players: ['p2'] })
    expect(sheetOf(game, 2).captain).toBeNull()
    expect(nextCaptain(game)).toEqual({ team: 1, id: 'p2' })
    expect(sheetOf(run(threeTeams, move('p2', 2)), 1).captain).toBe('p1')
  })

  test('[K-10] two swap their teams, or one comes from none', () => {
    expect(playersByTeam(run(threeTeams, move('p1', 3, 'p12')))).toEqual({
      1: ['p2', 'p12'],
      2: ['p3'],
      3: ['p11', 'p1'],
    })
    expect(playersByTeam(run(threeTeams, move('p4', 1, 'p2')))[1]).toEqual(['p1', 'p4'])
    expect(playersByTeam(run(threeTeams, move('p2', null, 'p4')))[1]).toEqual(['p1', 'p4'])
  })

  test('[K-10] a swap of two teams of one changes neither place in the queue', () => {
    const lineUp = run(
      arrivedGame(3, { teamSize: 1 }),
      draftByHand(1, 'p1'),
      draftByHand(2, 'p2'),
      pressPlayBall,
    )
    const swapped = run(lineUp, move('p1', 2, 'p2'))
    expect(playersByTeam(swapped)).toEqual({ 1: ['p2'], 2: ['p1'] })
    expect(requirePlay(swapped).order).toEqual([1, 2])
  })

  test('[K-10] a player who has neither played nor been called may still be moved while the others play', () => {
    const called = run(threeTeams, pressPlayBall, callMatch(1, 2))
    const played = run(called, startClockAt(), endMatchAt(1))
    for (const game of [called, played]) {
      expect(refusalWithDetails(move('p11', 4)(game))).toBe('allowed')
      expect(refusalWithDetails(move('p2', 3)(game))).toEqual({ refusal: 'team-settled', about: { team: 1 } })
      expect(refusalWithDetails(move('p11', 2)(game))).toEqual({
        refusal: 'team-settled',
        about: { team: 2 },
      })
    }
  })

  test.each([
    ['goes into no team', 'p4', 1, null],
    ['comes in for no one', 'p2', null, 'p4'],
    ['is swapped with no one', 'p4', 1, 'p2'],
  ])('[K-10] [J-1] a person who has gone home %s', (_, id, to, swapWith) => {
    const game = apply(threeTeams, [{ type: 'went-home', id: 'p4', at: 0 }])
    expect(refusalWithDetails(move(id, to, swapWith)(game))).toEqual({
      ...{ refusal: 'gone-home', about: { participant: 'p4' } },
    })
  })

  test('[K-10] [K-12] with even teams no late arrival comes in for one of the window, who would be free then', () => {
    const even = run(
      arrivedGame(6, { maxTeams: 3 }),
      draftByHand(1, 'p1', 'p2'),
      draftByHand(2, 'p3', 'p4'),
      (game) => evenTeams(game, { teams: 3, assign: false }),
    )
    expect(refusalWithDetails(move('p5', 1, 'p2')(even))).toEqual({
      ...{ refusal: 'outside-window', about: { window: 4 } },
    })
    expect(refusalWithDetails(move('p5', 1)(run(even, move('p2', 3))))).toBe('allowed')
  })

  test('[J-4] a borrowed player may join the team for good, into the place that they have', () => {
    const four = run(threeTeams, draftByHand(4, 'p13', 'p14'), pressPlayBall, callMatch(1, 3))
    const lent = run(four, (state) =>
      lendPlayer(state, { id: 'p13', to: 2 }, { isOrganiser: true, id: null }),
    )
    expect(refusalWithDetails(move('p14', 2)(lent))).toEqual({ refusal: 'no-room', about: { team: 2 } })
    expect(playersByTeam(run(lent, move('p13', 2)))).toMatchObject({ 2: ['p3', 'p13'], 4: ['p14'] })
  })

  test.each`
    why                                          | transfer               | expected
    ${'no one with that id'}                     | ${['x', 1]}            | ${{ refusal: 'participant-not-found', about: {} }}
    ${'no one to swap with'}                     | ${['p1', 2, 'x']}      | ${{ refusal: 'participant-not-found', about: {} }}
    ${'no such team'}                            | ${['p1', 5]}           | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'the team they are in'}                    | ${['p1', 1]}           | ${{ refusal: 'already-there', about: { participant: 'p1' } }}
    ${'out of no team'}                          | ${['p4', null]}        | ${{ refusal: 'already-there', about: { participant: 'p4' } }}
    ${'a full team'}                             | ${['p3', 1]}           | ${{ refusal: 'no-room', about: { team: 1 } }}
    ${'with a player of another team'}           | ${['p1', 2, 'p11']}    | ${{ refusal: 'not-in-that-team', about: { participant: 'p11', team: 2 } }}
    ${'with themselves'}                         | ${['p1', 2, 'p1']}     | ${{ refusal: 'not-in-that-team', about: { participant: 'p1', team: 2 } }}
    ${'for a substitute who has a team'}         | ${['p1', null, 'p11']} | ${{ refusal: 'player-taken', about: { participant: 'p11', team: 3 } }}
    ${'a late arrival without a team to 2'}      | ${['p13', 2]}          | ${{ refusal: 'outside-window', about: { window: 10 } }}
    ${'the same by a swap'}                      | ${['p2', null, 'p13']} | ${{ refusal: 'outside-window', about: { window: 10 } }}
    ${'one of the window to 4 while 2 has room'} | ${['p4', 4]}           | ${{ refusal: 'outside-window', about: { window: 10 } }}
  `('[K-10] $why: refused', ({ transfer, expected }) => {
    const [id, to, swapWith = null] = transfer
    expect(refusalWithDetails(move(id, to, swapWith)(threeTeams))).toEqual(expected)
  })
})
