import { describe, expect, test } from 'vitest'
import { nextCaptain } from './captains.ts'
import { type Evening, sheetOf } from './evening.ts'
import {
  arrived,
  ballPlayed,
  byHand,
  calls,
  captain,
  does,
  ends,
  playOf,
  refused,
  starts,
} from './testing/evenings.ts'
import { movePlayer } from './transfer.ts'

/** Three teams of two places: Orange p1 p2, Blue p3, Chalk p11 p12; the others of fourteen have none. */
const threeTeams = does(
  arrived(14, { teamSize: 2, maxTeams: 4 }),
  captain(1, 'p1'),
  byHand(1, 'p2'),
  byHand(2, 'p3'),
  byHand(3, 'p11', 'p12'),
)

const moves =
  (id: string, to: number | null, swapWith: string | null = null) =>
  (so: Evening) =>
    movePlayer(so, { id, to, swapWith })
const players = (so: Evening) => Object.fromEntries(so.teams.map((team) => [team.number, team.players]))

describe('moving a player', () => {
  test('[K-10] goes into another team, at its end', () => {
    expect(players(does(threeTeams, moves('p2', 2)))).toEqual({
      1: ['p1'],
      2: ['p3', 'p2'],
      3: ['p11', 'p12'],
    })
  })

  test('[K-10] goes out of the team and into none, and a team of nobody is none', () => {
    expect(players(does(threeTeams, moves('p3', null)))).toEqual({ 1: ['p1', 'p2'], 3: ['p11', 'p12'] })
  })

  test('[K-10] goes on the other side of the window too: it kept whoever was drawn, not whoever is put right', () => {
    expect(players(does(threeTeams, moves('p11', 2)))).toEqual({
      1: ['p1', 'p2'],
      2: ['p3', 'p11'],
      3: ['p12'],
    })
  })

  test('[K-10] opens a team that was empty', () => {
    expect(players(does(threeTeams, moves('p12', 4)))[4]).toEqual(['p12'])
  })

  test('[K-10] leaves the armband behind, and the first of those who stay is next for it', () => {
    const evening = does(threeTeams, moves('p1', 2))
    expect(sheetOf(evening, 1)).toEqual({ number: 1, captain: null, players: ['p2'] })
    expect(sheetOf(evening, 2).captain).toBeNull()
    expect(nextCaptain(evening)).toEqual({ team: 1, id: 'p2' })
    expect(sheetOf(does(threeTeams, moves('p2', 2)), 1).captain).toBe('p1')
  })

  test('[K-10] two swap their teams, or one comes from none', () => {
    expect(players(does(threeTeams, moves('p1', 3, 'p12')))).toEqual({
      1: ['p2', 'p12'],
      2: ['p3'],
      3: ['p11', 'p1'],
    })
    expect(players(does(threeTeams, moves('p4', 1, 'p2')))[1]).toEqual(['p1', 'p4'])
    expect(players(does(threeTeams, moves('p2', null, 'p4')))[1]).toEqual(['p1', 'p4'])
  })

  test('[K-10] a swap of two teams of one moves neither in the line', () => {
    const line = does(arrived(3, { teamSize: 1 }), byHand(1, 'p1'), byHand(2, 'p2'), ballPlayed)
    const swapped = does(line, moves('p1', 2, 'p2'))
    expect(players(swapped)).toEqual({ 1: ['p2'], 2: ['p1'] })
    expect(playOf(swapped).order).toEqual([1, 2])
  })

  test('[K-10] who has neither played nor been called may still be moved while the others play', () => {
    const called = does(threeTeams, ballPlayed, calls(1, 2))
    const played = does(called, starts(), ends(1))
    for (const evening of [called, played]) {
      expect(refused(moves('p11', 4)(evening))).toBe('allowed')
      expect(refused(moves('p2', 3)(evening))).toEqual({ refusal: 'team-settled', about: { team: 1 } })
      expect(refused(moves('p11', 2)(evening))).toEqual({ refusal: 'team-settled', about: { team: 2 } })
    }
  })

  test.each`
    why                                          | transfer               | expected
    ${'nobody of that id'}                       | ${['x', 1]}            | ${{ refusal: 'participant-not-found', about: {} }}
    ${'nobody to swap with'}                     | ${['p1', 2, 'x']}      | ${{ refusal: 'participant-not-found', about: {} }}
    ${'no such team'}                            | ${['p1', 5]}           | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'the team they are in'}                    | ${['p1', 1]}           | ${{ refusal: 'already-there', about: { participant: 'p1' } }}
    ${'out of no team'}                          | ${['p4', null]}        | ${{ refusal: 'already-there', about: { participant: 'p4' } }}
    ${'a full team'}                             | ${['p3', 1]}           | ${{ refusal: 'team-full', about: { room: 0 } }}
    ${'with somebody who is elsewhere'}          | ${['p1', 2, 'p11']}    | ${{ refusal: 'not-in-that-team', about: { participant: 'p11', team: 2 } }}
    ${'with themselves'}                         | ${['p1', 2, 'p1']}     | ${{ refusal: 'not-in-that-team', about: { participant: 'p1', team: 2 } }}
    ${'for a substitute who has a team'}         | ${['p1', null, 'p11']} | ${{ refusal: 'player-taken', about: { participant: 'p11', team: 3 } }}
    ${'a late arrival without a team to 2'}      | ${['p13', 2]}          | ${{ refusal: 'outside-window', about: { window: 10 } }}
    ${'the same by a swap'}                      | ${['p2', null, 'p13']} | ${{ refusal: 'outside-window', about: { window: 10 } }}
    ${'one of the window to 4 while 2 has room'} | ${['p4', 4]}           | ${{ refusal: 'outside-window', about: { window: 10 } }}
  `('[K-10] $why: refused', ({ transfer, expected }) => {
    const [id, to, swapWith = null] = transfer
    expect(refused(moves(id, to, swapWith)(threeTeams))).toEqual(expected)
  })
})
