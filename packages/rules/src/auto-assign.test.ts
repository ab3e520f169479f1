import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import { autoAssign, canAutoAssign, substitutesOf } from './auto-assign.ts'
import type { Game } from './game.ts'
import { movePlayer } from './move-player.ts'
import { arrivedGame, draftByHand, makeCaptain, refusalOf, run } from './testing/games.ts'

const gameReadyToAssign = (n: number, some: Parameters<typeof arrivedGame>[1] = {}): Game =>
  run(arrivedGame(n, some), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'))

/** How large each team is afterwards, and who is left over. */
function assignedPlayers(game: Game) {
  const answer = autoAssign(game)
  const teams = Object.fromEntries(
    run(game, () => answer).teams.map(({ number, players }) => [number, players.length]),
  )
  const [event] = answer.ok ? answer.value : []
  return { teams, substitutes: event?.type === 'auto-assigned' ? event.substitutes.length : null }
}

describe('all who are left go into a team', () => {
  test.each`
    people | size  | most | teams                               | substitutes
    ${4}   | ${5}  | ${2} | ${{ 1: 2, 2: 2 }}                   | ${0}
    ${7}   | ${5}  | ${4} | ${{ 1: 4, 2: 3 }}                   | ${0}
    ${10}  | ${5}  | ${4} | ${{ 1: 5, 2: 5 }}                   | ${0}
    ${11}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 1 }}             | ${0}
    ${18}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 4, 4: 4 }}       | ${0}
    ${20}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 5, 4: 5 }}       | ${0}
    ${23}  | ${5}  | ${4} | ${{ 1: 5, 2: 5, 3: 5, 4: 5 }}       | ${3}
    ${12}  | ${5}  | ${2} | ${{ 1: 5, 2: 5 }}                   | ${2}
    ${10}  | ${2}  | ${8} | ${{ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2 }} | ${0}
    ${9}   | ${2}  | ${8} | ${{ 1: 2, 2: 2, 3: 2, 4: 2, 5: 1 }} | ${0}
    ${8}   | ${3}  | ${4} | ${{ 1: 3, 2: 3, 3: 2 }}             | ${0}
    ${14}  | ${7}  | ${4} | ${{ 1: 7, 2: 7 }}                   | ${0}
    ${30}  | ${11} | ${3} | ${{ 1: 11, 2: 11, 3: 8 }}           | ${0}
  `('[K-8] $people people, teams of $size, at most $most: $teams, $substitutes substitutes', (row) => {
    const game = gameReadyToAssign(row.people, { teamSize: row.size, maxTeams: row.most })
    expect(assignedPlayers(game)).toEqual({ teams: row.teams, substitutes: row.substitutes })
  })

  test('[K-8] in arrival order, each into the smallest team, the lower number first', () => {
    const game = run(gameReadyToAssign(13, { teamSize: 5, maxTeams: 3 }), draftByHand(1, 'p5', 'p6'))
    expect(autoAssign(game)).toEqual({
      ok: true,
      value: [
        {
          type: 'auto-assigned',
          teams: [
            { team: 1, ids: ['p7', 'p9'] },
            { team: 2, ids: ['p3', 'p4', 'p8', 'p10'] },
            { team: 3, ids: ['p11', 'p12', 'p13'] },
          ],
          substitutes: [],
        },
      ],
    })
  })

  test('[K-8] a team that exists is filled before a new one opens', () => {
    const game = run(
      gameReadyToAssign(14),
      draftByHand(1, 'p3', 'p4', 'p5', 'p6'),
      draftByHand(2, 'p7', 'p8', 'p9', 'p10'),
      draftByHand(4, 'p11'),
    )
    expect(assignedPlayers(game)).toEqual({ teams: { 1: 5, 2: 5, 4: 4 }, substitutes: 0 })
  })

  test('[K-8] the first after the window opens a new team while team 1 keeps its room', () => {
    // without p1, who has been removed, p2 to p11 are the window, and all have teams: the room in team 1 is
    // not for p12
    const game = run(
      arrivedGame(13, { teamSize: 2, maxTeams: 7 }),
      ...[1, 2, 3, 4, 5].map((team) => draftByHand(team, `p${team * 2 - 1}`, `p${team * 2}`)),
      draftByHand(6, 'p11', 'p13'),
      (state) => removeParticipant(state, 'p1'),
    )
    expect(assignedPlayers(game)).toEqual({
      teams: { 1: 1, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 1 },
      substitutes: 0,
    })
  })

  test.each`
    when                         | evening                                                                                          | expected
    ${'team 2 has no players'}   | ${run(arrivedGame(9), draftByHand(1, 'p1'))}                                                     | ${'teams-not-ready'}
    ${'team 1 has no players'}   | ${run(arrivedGame(12), draftByHand(2, 'p1'), draftByHand(3, 'p11'))}                             | ${'teams-not-ready'}
    ${'everyone has a team'}     | ${gameReadyToAssign(2)}                                                                          | ${'nobody-left'}
    ${'no one who is left fits'} | ${run(arrivedGame(3, { teamSize: 1, maxTeams: 2 }), draftByHand(1, 'p1'), draftByHand(2, 'p2'))} | ${'nobody-left'}
  `('[K-8] not when $when', ({ evening: game, expected }) => {
    expect(refusalOf(autoAssign(game))).toBe(expected)
    expect(canAutoAssign(game)).toBe(false)
  })

  test('[K-8] teams 1 and 2 have players and one person is left: it is possible', () => {
    expect(canAutoAssign(gameReadyToAssign(3))).toBe(true)
  })
})

describe('who sits out', () => {
  const why = (game: Game) => substitutesOf(run(game, autoAssign)).map(({ id, why }) => `${id} ${why}`)

  test('[K-11] every team is full: the last to arrive sit out', () => {
    expect(why(gameReadyToAssign(23, { teamSize: 5, maxTeams: 4 }))).toEqual([
      'p21 teams-full',
      'p22 teams-full',
      'p23 teams-full',
    ])
  })

  test('[K-11] room that is left in teams 1 and 2 is for the first to arrive: later arrivals sit out', () => {
    const full = run(gameReadyToAssign(16, { teamSize: 5, maxTeams: 3 }), autoAssign)
    const moves = (id: string, to: number | null) => (state: Game) =>
      movePlayer(state, { id, to, swapWith: null })
    const room = run(full, moves('p11', null), moves('p1', 3))
    expect(substitutesOf(room)).toEqual([
      { id: 'p11', why: 'after-window' },
      { id: 'p16', why: 'after-window' },
    ])
  })

  test('[K-11] no one sits out while a person could still be assigned, or before there are teams', () => {
    expect(substitutesOf(arrivedGame(30))).toEqual([])
    expect(substitutesOf(gameReadyToAssign(23))).toEqual([])
    expect(substitutesOf(run(gameReadyToAssign(10), autoAssign))).toEqual([])
  })
})
