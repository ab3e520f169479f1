import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applySettings, removeParticipant } from './arrival.ts'
import { autoAssign } from './auto-assign.ts'
import { goHome } from './come-and-go.ts'
import { draftTurn, eligibleFor, manualTurn, placesIn, roomIn, selectPlayers } from './draft.ts'
import { evenTeams, teamSizes } from './even-teams.ts'
import { areUneven, areUnfair } from './fair-sizes.ts'
import { type Game, sheetOf, teamOf } from './game.ts'
import { takeBack } from './take-back.ts'
import {
  arriveAll,
  arrivedGame,
  callMatch,
  draftByHand,
  eventTypes,
  makeCaptain,
  moment,
  playerIds,
  pressPlayBall,
  refusalWithDetails,
  run,
  settings,
} from './testing/games.ts'

const even =
  (teams: number | null, { assign = true } = {}) =>
  (game: Game) =>
    evenTeams(game, { teams, assign })

const captainsOf = (n: number, overrides: Parameters<typeof arrivedGame>[1] = {}): Game =>
  run(arrivedGame(n, overrides), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'))

const sizes = (game: Game) => game.teams.map(({ players }) => players.length)
const players = (game: Game) => game.teams.map((sheet) => sheet.players)

/** Each captain, or an organiser for a team without one, picks as many as they may. */
function draftToTheEnd(game: Game): Game {
  const team = draftTurn(game)
  if (team === null) return game
  const [next] = eligibleFor(game, team)
  if (sheetOf(game, team).captain === null) return draftToTheEnd(run(game, makeCaptain(team, next ?? '')))
  const ids = eligibleFor(game, team).slice(0, roomIn(game, team))
  return draftToTheEnd(run(game, (state) => selectPlayers(state, { team, ids })))
}

describe('even teams', () => {
  test.each`
    people | size  | most | auto            | captains        | even
    ${12}  | ${5}  | ${3} | ${[5, 5, 2]}    | ${[5, 5, 2]}    | ${[4, 4, 4]}
    ${16}  | ${5}  | ${4} | ${[5, 5, 3, 3]} | ${[5, 5, 5, 1]} | ${[4, 4, 4, 4]}
    ${18}  | ${5}  | ${4} | ${[5, 5, 4, 4]} | ${[5, 5, 5, 3]} | ${[5, 5, 4, 4]}
    ${23}  | ${11} | ${3} | ${[11, 11, 1]}  | ${[11, 11, 1]}  | ${[8, 8, 7]}
    ${12}  | ${5}  | ${2} | ${[5, 5]}       | ${[5, 5]}       | ${[6, 6]}
    ${11}  | ${5}  | ${4} | ${[5, 5, 1]}    | ${[5, 5, 1]}    | ${[4, 4, 3]}
  `('[K-12] [K-13] $people people, teams of $size, at most $most: $even', (row) => {
    const overrides = { teamSize: row.size, maxTeams: row.most }
    const game = captainsOf(row.people, overrides)
    expect(sizes(run(game, autoAssign))).toEqual(row.auto)
    expect(sizes(draftToTheEnd(game))).toEqual(row.captains)
    expect(teamSizes(game)).toMatchObject({
      drafted: row.captains,
      autoAssigned: row.auto,
    })
    const best = teamSizes(game)?.choices[0]
    expect(best?.sizes).toEqual(row.even)
    const teams = best?.teams ?? 0
    expect(sizes(run(game, even(teams)))).toEqual(row.even)
    expect(sizes(run(arrivedGame(row.people, overrides), even(teams)))).toEqual(row.even)

    const capped = run(game, even(teams, { assign: false }))
    expect(sizes(capped)).toEqual([1, 1])
    expect(sizes(draftToTheEnd(capped))).toEqual(row.even)
    expect(sizes(run(capped, autoAssign))).toEqual(row.even)
    expect(teamSizes(capped)).toMatchObject({ drafted: row.even, autoAssigned: row.even })
  })

  test('[K-12] the first to arrive are in teams 1 and 2', () => {
    expect(players(run(arrivedGame(12), even(3)))).toEqual([
      ['p1', 'p3', 'p5', 'p7'],
      ['p2', 'p4', 'p6', 'p8'],
      ['p9', 'p10', 'p11', 'p12'],
    ])
  })

  test('[K-12] people stay in their teams; the last to arrive leave one that is too large, and never its captain', () => {
    const game = run(
      arrivedGame(12),
      makeCaptain(1, 'p1'),
      draftByHand(1, 'p3', 'p4', 'p9', 'p5'),
      draftByHand(2, 'p2', 'p6', 'p7', 'p8', 'p10'),
      makeCaptain(2, 'p10'),
      draftByHand(3, 'p11', 'p12'),
    )
    const after = run(game, even(3))
    expect(players(after)).toEqual([
      ['p1', 'p3', 'p4', 'p5'],
      ['p2', 'p6', 'p7', 'p10'],
      ['p11', 'p12', 'p8', 'p9'],
    ])
    expect(after.teams.map(({ captain }) => captain)).toEqual(['p1', 'p10', null])
  })

  test('[K-12] a team that is not needed ends, its captain with it', () => {
    const game = run(arrivedGame(13), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'), makeCaptain(3, 'p11'))
    const after = run(game, even(2))
    expect(after.teams.map(({ captain, players: { length } }) => [captain, length])).toEqual([
      ['p1', 7],
      ['p2', 6],
    ])
    expect(manualTurn(after)).toBeNull()
  })

  test('[K-12] the shares follow who comes and goes, and a late arrival gets a place in any team', () => {
    const game = run(arrivedGame(12), even(3))
    const late = run(arriveAll(game, ['p13']), autoAssign)
    expect(sizes(late)).toEqual([5, 4, 4])
    expect(sizes(run(arriveAll(game, ['p13']), even(3)))).toEqual([5, 4, 4])
    const home = run(late, pressPlayBall, (state) =>
      goHome(state, { id: 'p2', gone: true, at: 0 }, { isOrganiser: true, id: null }),
    )
    expect([1, 2, 3].map((team) => placesIn(home, team))).toEqual([4, 4, 4])
    const gone = run(late, (state) => removeParticipant(state, 'p9'))
    expect([1, 2, 3].map((team) => placesIn(gone, team))).toEqual([4, 4, 4])
    expect(sizes(run(arriveAll(gone, ['p14']), autoAssign))).toEqual([5, 4, 4])
  })

  test("[K-12] it is for this game: the group's size comes back on demand, and no new setting ends it", () => {
    const game = run(arrivedGame(12), even(3, { assign: false }))
    const fewer = applySettings(game, settings({ maxTeams: 2, teamSize: 7 }), 0)
    const changed = run(game, () => ({ ok: true, value: fewer }))
    expect([changed.settings.maxTeams, placesIn(changed, 1)]).toEqual([3, 4])
    const back = run(changed, even(null))
    expect([placesIn(back, 1), back.teams]).toEqual([7, []])
    expect(eventTypes(even(null)(back))).toEqual([])
  })

  test('[K-12] undo restores the teams and their size', () => {
    const before = run(captainsOf(12), draftByHand(1, 'p3', 'p4', 'p5', 'p6'))
    const after = run(before, even(3))
    const undo = { version: 7, of: 'draft', at: 0, before, after } as const
    const undone = run(after, (state) => takeBack(state, undo, moment(0)))
    expect([players(undone), undone.evenTeams]).toEqual([players(before), null])
  })

  test('[K-12] repeated, it changes nothing', () => {
    const game = run(captainsOf(12), even(3))
    expect(eventTypes(even(3)(game))).toEqual([])
  })

  test.each`
    when                        | game                                                   | teams | expected
    ${'more teams than set'}    | ${arrivedGame(12)}                                     | ${5}  | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'fewer people than that'} | ${arrivedGame(2)}                                      | ${3}  | ${{ refusal: 'too-few-players', about: { teams: 3 } }}
    ${'a team has been called'} | ${run(captainsOf(12), pressPlayBall, callMatch(1, 2))} | ${3}  | ${{ refusal: 'team-settled', about: { team: 1 } }}
  `('[K-12] not when $when', ({ game, teams, expected }) => {
    expect(refusalWithDetails(even(teams)(game))).toEqual(expected)
  })

  test('[K-12] any people and teams: sizes within one, everyone in a team, the first to arrive in teams 1 and 2', () => {
    fc.assert(
      fc.property(
        fc.record({
          people: fc.integer({ min: 2, max: 40 }),
          teamSize: fc.integer({ min: 1, max: 11 }),
          teams: fc.integer({ min: 2, max: 8 }),
        }),
        ({ people, teamSize, teams }) => {
          fc.pre(people >= teams)
          const game = run(arrivedGame(people, { teamSize, maxTeams: 8 }), even(teams))
          expect(sizes(game)).toHaveLength(teams)
          expect(areUneven(sizes(game))).toBe(false)
          expect(areUnfair(sizes(game), people)).toBe(false)
          const first = playerIds(placesIn(game, 1) + placesIn(game, 2))
          expect(first.filter((id) => (teamOf(game, id)?.number ?? 3) > 2)).toEqual([])
        },
      ),
    )
  })
})

describe('the expected sizes', () => {
  test('[K-13] after the last pick the rest is auto-assigned', () => {
    const game = run(arrivedGame(12, { maxTeams: 3 }), draftByHand(1, 'p1'), draftByHand(2, 'p2'))
    expect(teamSizes(game)).toMatchObject({ drafted: [5, 5, 2], autoAssigned: [5, 5, 2] })
  })

  test('[K-13] are shown until a team is called, and for two people or more', () => {
    expect(teamSizes(arrivedGame(1))).toBeNull()
    expect(teamSizes(arrivedGame(2))).toMatchObject({ drafted: [2], autoAssigned: null })
    expect(teamSizes(run(captainsOf(12), pressPlayBall, callMatch(1, 2)))).toBeNull()
  })

  test.each`
    people | size  | most | choices
    ${12}  | ${5}  | ${4} | ${['4 4 4', '6 6', '3 3 3 3']}
    ${23}  | ${11} | ${3} | ${['8 8 7', '12 11']}
    ${11}  | ${5}  | ${2} | ${['6 5']}
    ${3}   | ${5}  | ${4} | ${['2 1']}
    ${6}   | ${3}  | ${3} | ${['3 3', '2 2 2']}
  `('[K-13] $people people, teams of $size, at most $most: $choices', ({ people, size, most, choices }) => {
    const game = arrivedGame(people, { teamSize: size, maxTeams: most })
    expect(teamSizes(game)?.choices.map(({ sizes }) => sizes.join(' '))).toEqual(choices)
  })
})

test.each`
  sizes           | uneven
  ${[5, 5, 2]}    | ${true}
  ${[5, 4]}       | ${false}
  ${[5, 3]}       | ${true}
  ${[4, 4, 4, 4]} | ${false}
`('[K-14] teams of $sizes are uneven: $uneven', ({ sizes: given, uneven }) => {
  expect(areUneven(given)).toBe(uneven)
})
