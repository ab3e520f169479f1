import { describe, expect, test } from 'vitest'
import { armbandSuccessor, assignCaptain, assignCaptains, nextCaptain, startingCaptains } from './captains.ts'
import { eligibleFor } from './draft.ts'
import { evenTeams } from './even-teams.ts'
import { type Game, sheetOf } from './game.ts'
import {
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  eventTypes,
  makeCaptain,
  pressPlayBall,
  refusalWithDetails,
  run,
  startClockAt,
} from './testing/games.ts'

const assigning = (game: Game, team: number, id: string) =>
  refusalWithDetails(assignCaptain(game, { team, id }))

test('[K-2] a captain gives free armbands and their own, never that of another team', () => {
  const game = run(arrivedGame(12, { maxTeams: 3 }), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'))
  const p1 = { isOrganiser: false, id: 'p1' }
  const free = { team: 3, id: 'p11' }
  expect(eventTypes(assignCaptains(game, [free], p1))).toEqual(['captain-named'])
  expect(refusalWithDetails(assignCaptains(game, [{ team: 2, id: 'p3' }, free], p1))).toMatchObject({
    refusal: 'not-allowed',
  })
  expect(eventTypes(assignCaptains(game, [{ team: 1, id: 'p3' }], p1))).toEqual(['captain-named'])
  expect(
    eventTypes(assignCaptains(game, [free, { team: 2, id: 'p3' }], { ...p1, isOrganiser: true })),
  ).toEqual(['captain-named', 'captain-named'])
})

test('[K-2] several armbands go in the order of the teams, in whatever order they are listed', () => {
  const picks = [
    { team: 2, id: 'p2' },
    { team: 1, id: 'p1' },
  ]
  const decision = assignCaptains(arrivedGame(4), picks, { isOrganiser: true, id: null })
  expect(eventTypes(decision)).toEqual(['captain-named', 'captain-named'])
})

describe('who is next for an armband', () => {
  test('[K-1] the first arrival for team 1, the next for team 2, and the first after the window for team 3', () => {
    const game = arrivedGame(12, { maxTeams: 3 })
    expect(nextCaptain(game)).toEqual({ team: 1, id: 'p1' })
    const one = run(game, makeCaptain(1, 'p1'))
    expect(nextCaptain(one)).toEqual({ team: 2, id: 'p2' })
    const two = run(one, makeCaptain(2, 'p2'))
    expect(nextCaptain(two)).toEqual({ team: 3, id: 'p11' })
    expect(nextCaptain(run(two, makeCaptain(3, 'p11')))).toBeNull()
  })

  test('[K-1] a person who has a team already is skipped', () => {
    expect(nextCaptain(run(arrivedGame(4), draftByHand(2, 'p1')))).toEqual({ team: 1, id: 'p2' })
  })

  test('[K-1] in a team made by hand the first arrival of its players is next', () => {
    expect(nextCaptain(run(arrivedGame(4), draftByHand(1, 'p4', 'p3')))).toEqual({ team: 1, id: 'p3' })
  })

  test('[K-1] no one has arrived, or no one after the window: the team waits for a captain', () => {
    expect(nextCaptain(arrivedGame(0))).toEqual({ team: 1, id: null })
    const two = run(arrivedGame(10), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'))
    expect(nextCaptain(two)).toEqual({ team: 3, id: null })
    expect(assigning(two, 3, 'p3')).toEqual({ refusal: 'no-captain-candidate', about: {} })
  })

  test('[K-1] with teams 1 and 2 full team 3 may be led from the window, but the first after it comes first', () => {
    const full = (n: number) =>
      run(
        arrivedGame(n, { teamSize: 2 }),
        makeCaptain(1, 'p1'),
        makeCaptain(2, 'p2'),
        draftByHand(1, 'p3'),
        draftByHand(2, 'p4'),
      )
    expect(nextCaptain(full(10))).toEqual({ team: 3, id: 'p5' })
    expect(nextCaptain(full(12))).toEqual({ team: 3, id: 'p11' })
  })

  test('[K-1] the draft starts with captains for teams 1 and 2, where they have none', () => {
    const [first, second] = [
      { team: 1, id: 'p1' },
      { team: 2, id: 'p2' },
    ]
    expect(startingCaptains(arrivedGame(12))).toEqual([first, second])
    expect(startingCaptains(run(arrivedGame(12), makeCaptain(1, 'p1')))).toEqual([second])
    expect(startingCaptains(run(arrivedGame(12), makeCaptain(1, 'p1'), makeCaptain(2, 'p2')))).toEqual([])
    expect(startingCaptains(arrivedGame(1))).toEqual([first])
    const drafted = run(arrivedGame(4), draftByHand(1, 'p3'))
    expect(startingCaptains(drafted)).toEqual([
      { team: 1, id: 'p3' },
      { team: 2, id: 'p1' },
    ])
  })
})

describe('giving an armband', () => {
  test('[K-2] puts the captain first in the team', () => {
    const game = run(arrivedGame(4), makeCaptain(1, 'p1'), draftByHand(1, 'p3'))
    expect(sheetOf(game, 1)).toEqual({ number: 1, captain: 'p1', players: ['p1', 'p3'] })
  })

  test('[K-2] goes within a team to any of its players, and repeating it changes nothing', () => {
    const game = run(arrivedGame(4), makeCaptain(1, 'p1'), draftByHand(1, 'p3'))
    expect(sheetOf(run(game, makeCaptain(1, 'p3')), 1)).toEqual({
      number: 1,
      captain: 'p3',
      players: ['p1', 'p3'],
    })
    expect(eventTypes(assignCaptain(game, { team: 1, id: 'p1' }))).toEqual([])
    expect(run(game, makeCaptain(1, 'p3')).passed).toEqual([])
  })

  test.each`
    why                             | evening                                                            | team | id      | expected
    ${'no such team'}               | ${arrivedGame(4)}                                                  | ${5} | ${'p1'} | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'not arrived'}                | ${arrivedGame(4)}                                                  | ${1} | ${'x'}  | ${{ refusal: 'not-arrived', about: { participant: 'x' } }}
    ${'captain of another team'}    | ${run(arrivedGame(4), makeCaptain(1, 'p1'))}                       | ${2} | ${'p1'} | ${{ refusal: 'player-taken', about: { participant: 'p1', team: 1 } }}
    ${'team 2 before team 1'}       | ${arrivedGame(4)}                                                  | ${2} | ${'p1'} | ${{ refusal: 'captain-order', about: { team: 1 } }}
    ${'not the next in order'}      | ${arrivedGame(4)}                                                  | ${1} | ${'p2'} | ${{ refusal: 'not-next-captain', about: { participant: 'p1' } }}
    ${'a team that has one'}        | ${run(arrivedGame(4), makeCaptain(1, 'p1'), draftByHand(1, 'p2'))} | ${1} | ${'p3'} | ${{ refusal: 'already-captain', about: {} }}
    ${'not of a team made by hand'} | ${run(arrivedGame(4), draftByHand(1, 'p4'))}                       | ${1} | ${'p1'} | ${{ refusal: 'not-next-captain', about: { participant: 'p4' } }}
  `('[K-2] $why: refused', ({ evening: game, team, id, expected }) => {
    expect(assigning(game, team, id)).toEqual(expected)
  })
})

describe('passing an armband on', () => {
  const alone = run(arrivedGame(12), makeCaptain(1, 'p1'))

  test('[K-3] the next in order takes it over, and the previous captain is free to be picked', () => {
    const game = run(alone, makeCaptain(1, 'p2'))
    expect(sheetOf(game, 1)).toEqual({ number: 1, captain: 'p2', players: ['p2'] })
    expect(game.passed).toEqual(['p1'])
    expect(sheetOf(run(game, draftByHand(2, 'p1')), 2).players).toEqual(['p1'])
  })

  test('[K-3] a person who passed it on is not next again, neither here nor for the next team', () => {
    const passed = run(alone, makeCaptain(1, 'p2'), makeCaptain(1, 'p3'))
    expect(passed.passed).toEqual(['p1', 'p2'])
    expect(nextCaptain(passed)).toEqual({ team: 2, id: 'p4' })
    expect(assigning(passed, 1, 'p1')).toEqual({ refusal: 'not-next-captain', about: { participant: 'p4' } })
  })

  test('[K-3] it goes only to the next in order: not past the window, and not at all when no one is left', () => {
    expect(assigning(alone, 1, 'p5')).toEqual({ refusal: 'not-next-captain', about: { participant: 'p2' } })
    expect(assigning(run(alone, makeCaptain(2, 'p2')), 2, 'p11')).toEqual({
      refusal: 'not-next-captain',
      about: { participant: 'p3' },
    })
    const two = run(arrivedGame(2), makeCaptain(1, 'p1'), makeCaptain(1, 'p2'))
    expect(assigning(two, 1, 'p1')).toEqual({ refusal: 'no-captain-candidate', about: {} })
  })

  test('[K-3] in a team of one it can be passed as well', () => {
    const singles = run(arrivedGame(3, { teamSize: 1 }), makeCaptain(1, 'p1'), makeCaptain(1, 'p2'))
    expect(sheetOf(singles, 1)).toEqual({ number: 1, captain: 'p2', players: ['p2'] })
  })

  test('[K-3] a team that is called or has played keeps its captain: a result stays with those who played it', () => {
    const waiting = run(arrivedGame(4), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'), pressPlayBall)
    expect(assigning(waiting, 1, 'p3')).toBe('allowed')
    const called = run(waiting, callMatch(1, 2))
    expect(assigning(called, 1, 'p3')).toEqual({ refusal: 'already-captain', about: {} })
    expect(assigning(run(called, startClockAt(), endMatchAt(1)), 2, 'p3')).toEqual({
      refusal: 'already-captain',
      about: {},
    })
  })

  test('[K-3] a captain who has picked a player keeps it', () => {
    expect(assigning(run(alone, draftByHand(1, 'p4')), 1, 'p2')).toEqual({
      refusal: 'already-captain',
      about: {},
    })
  })
})

describe('to whom an armband may be passed', () => {
  test('[K-3] to the next in order, as long as the captain is alone', () => {
    const one = run(arrivedGame(4), makeCaptain(1, 'p1'))
    expect(armbandSuccessor(one, 1)).toBe('p2')
    expect(armbandSuccessor(one, 2)).toBeNull()
    expect(armbandSuccessor(run(one, draftByHand(1, 'p3')), 1)).toBeNull()
    expect(armbandSuccessor(run(arrivedGame(1), makeCaptain(1, 'p1')), 1)).toBeNull()
  })

  test('[K-3] from no one in a team of one that has no captain', () => {
    expect(armbandSuccessor(run(arrivedGame(4), draftByHand(1, 'p3')), 1)).toBeNull()
  })

  test('[K-3] [K-12] with even teams to no one after the window while the captain, who is free then, is in it', () => {
    const singles = run(
      arrivedGame(6, { maxTeams: 3, teamSize: 1 }),
      makeCaptain(1, 'p1'),
      makeCaptain(2, 'p2'),
      draftByHand(3, 'p3'),
    )
    const even = run(singles, (game) => evenTeams(game, { teams: 3, assign: false }), draftByHand(2, 'p4'))
    expect(eligibleFor(even, 1)).toEqual(['p5', 'p6'])
    expect(armbandSuccessor(even, 1)).toBeNull()
  })

  test('[K-3] the person it names may take it, and no one once the team is called', () => {
    const waiting = run(arrivedGame(4), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'), pressPlayBall)
    expect(assigning(waiting, 1, armbandSuccessor(waiting, 1) ?? '')).toBe('allowed')
    expect(armbandSuccessor(run(waiting, callMatch(1, 2)), 1)).toBeNull()
  })
})
