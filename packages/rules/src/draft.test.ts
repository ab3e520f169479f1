import { describe, expect, test } from 'vitest'
import {
  arrivalsWindow,
  assignTeams,
  draftTurn,
  eligibleFor,
  manualTurn,
  maxPicksAtOnce,
  roomIn,
  selectPlayers,
  selectPlayersByTeam,
} from './draft.ts'
import { type Game, sheetOf, teamsWithPlayers } from './game.ts'
import { movePlayer } from './move-player.ts'
import {
  apply,
  arriveAll,
  arrivedGame,
  draftByHand,
  eventTypes,
  makeCaptain,
  playerIds,
  pressPlayBall,
  refusalOf,
  refusalWithDetails,
  requirePlay,
  run,
  runningGame,
  startedGame,
} from './testing/games.ts'

const pick =
  (team: number, ...ids: string[]) =>
  (state: Parameters<typeof selectPlayers>[0]) =>
    selectPlayers(state, { team, ids })

/** Captains p1 and p2, and p11 for team 3; team 1 is to pick. */
const gameInDraft = (arrivedSoFar: number, some = {}) =>
  run(arrivedGame(arrivedSoFar, { teamSize: 3, ...some }), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'))

test('[K-6] a captain picks for their own team alone, an organiser for each; one refused pick refuses all', () => {
  const game = gameInDraft(10)
  const ofTeam1 = { team: 1, ids: ['p3', 'p4'] }
  const ofTeam2 = { team: 2, ids: ['p5'] }
  const p1 = { isOrganiser: false, id: 'p1' }
  expect(eventTypes(selectPlayersByTeam(game, [ofTeam1], p1))).toEqual(['drafted'])
  expect(refusalOf(selectPlayersByTeam(game, [ofTeam1, ofTeam2], p1))).toBe('not-allowed')
  const organiser = { isOrganiser: true, id: null }
  expect(eventTypes(selectPlayersByTeam(game, [ofTeam1, ofTeam2], organiser))).toEqual(['drafted', 'drafted'])
  expect(refusalOf(selectPlayersByTeam(game, [], organiser))).toBe('nobody-selected')
  const absent = { isOrganiser: false, id: null }
  expect(refusalOf(selectPlayersByTeam(game, [{ team: 3, ids: ['p3'] }], absent))).toBe('not-allowed')
})

describe('the window of the first arrivals', () => {
  test.each`
    teamSize | window
    ${1}     | ${10}
    ${4}     | ${10}
    ${5}     | ${10}
    ${6}     | ${12}
    ${11}    | ${22}
  `('[W-1] teams of $teamSize: the first $window are for teams 1 and 2', ({ teamSize, window }) => {
    const game = arrivedGame(30, { teamSize })
    expect(arrivalsWindow(game)).toBe(window)
    expect(eligibleFor(game, 1)).toEqual(playerIds(window))
    expect(eligibleFor(game, 2)).toEqual(playerIds(window))
    expect(eligibleFor(game, 3)).toEqual(playerIds(30).slice(window))
  })

  test('[W-2] no one crosses the window: not the 11th into team 2, not the 10th into team 3', () => {
    const game = arrivedGame(12)
    expect(refusalWithDetails(assignTeams(game, [{ team: 2, ids: ['p11'] }]))).toEqual({
      refusal: 'outside-window',
      about: { window: 10 },
    })
    expect(refusalOf(assignTeams(game, [{ team: 3, ids: ['p10'] }]))).toBe('outside-window')
    expect(refusalOf(assignTeams(game, [{ team: 2, ids: ['p10'] }]))).toBe('allowed')
    expect(refusalOf(assignTeams(game, [{ team: 3, ids: ['p11'] }]))).toBe('allowed')
  })

  test('[W-2] a person left over in the window is for team 3 once teams 1 and 2 are both full', () => {
    const one = run(arrivedGame(12, { teamSize: 2 }), draftByHand(1, 'p1', 'p2'))
    expect(eligibleFor(one, 3)).toEqual(['p11', 'p12'])
    const other = run(arrivedGame(12, { teamSize: 2 }), draftByHand(2, 'p1', 'p2'))
    expect(eligibleFor(other, 3)).toEqual(['p11', 'p12'])
    const both = run(one, draftByHand(2, 'p3', 'p4'))
    expect(eligibleFor(both, 3)).toEqual(['p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p11', 'p12'])
    expect(eligibleFor(both, 1)).toEqual(['p5', 'p6', 'p7', 'p8', 'p9', 'p10'])
  })

  test('[W-2] the window counts the participants: when the second is removed, the 11th is tenth', () => {
    const game = apply(arrivedGame(12), [{ type: 'left', id: 'p2' }])
    expect(eligibleFor(game, 1)).toEqual(['p1', ...playerIds(11).slice(2)])
    expect(eligibleFor(game, 3)).toEqual(['p12'])
  })

  test('[W-3] no team can pick a person who has a team', () => {
    expect(eligibleFor(run(arrivedGame(4), draftByHand(1, 'p2')), 2)).toEqual(['p1', 'p3', 'p4'])
  })
})

describe('turns', () => {
  test('[K-4] drafting begins once teams 1 and 2 have captains', () => {
    expect(draftTurn(arrivedGame(12))).toBeNull()
    expect(draftTurn(run(arrivedGame(12), makeCaptain(1, 'p1')))).toBeNull()
    expect(draftTurn(gameInDraft(12))).toBe(1)
    const moved = run(gameInDraft(12), (game) => movePlayer(game, { id: 'p1', to: null, swapWith: null }))
    expect(draftTurn(moved)).toBeNull()
    expect(refusalOf(pick(1, 'p3')(arrivedGame(12)))).toBe('draft-not-started')
    expect(refusalOf(pick(1, 'p3')(run(arrivedGame(12), makeCaptain(1, 'p1'))))).toBe('draft-not-started')
  })

  test('[K-4] it goes team by team, each once, and then is over', () => {
    const first = gameInDraft(12, { maxTeams: 3 })
    const second = run(first, pick(1, 'p3'))
    expect(draftTurn(second)).toBe(2)
    const third = run(second, pick(2, 'p4', 'p5'))
    expect(draftTurn(third)).toBe(3)
    const over = run(third, makeCaptain(3, 'p11'), pick(3, 'p12'))
    expect(draftTurn(over)).toBeNull()
    expect(refusalOf(pick(1, 'p6')(over))).toBe('drafting-over')
    expect(sheetOf(over, 2).players).toEqual(['p2', 'p4', 'p5'])
  })

  test('[K-4] a team that no one could join is skipped', () => {
    const full = run(
      arrivedGame(12, { teamSize: 2 }),
      makeCaptain(1, 'p1'),
      draftByHand(1, 'p3'),
      makeCaptain(2, 'p2'),
    )
    expect(draftTurn({ ...full, drafted: [] })).toBe(2)
    const ten = run(gameInDraft(10), pick(1, 'p3'), pick(2, 'p4'))
    expect(draftTurn(ten)).toBeNull()
    expect(draftTurn(arriveAll(ten, ['late']))).toBe(3)
  })

  test('[K-4] a team beyond the highest number has no turn', () => {
    expect(draftTurn(run(gameInDraft(14, { maxTeams: 2 }), pick(1, 'p3'), pick(2, 'p4')))).toBeNull()
  })

  test('[K-5] by hand it starts on team 1 without captains and moves up after each draft', () => {
    const game = arrivedGame(12, { maxTeams: 3 })
    expect(manualTurn(game)).toBe(1)
    const first = run(game, draftByHand(1, 'p1'))
    expect(manualTurn(first)).toBe(2)
    const second = run(first, draftByHand(2, 'p2'))
    expect(manualTurn(second)).toBe(3)
    expect(manualTurn(run(second, draftByHand(3, 'p11')))).toBeNull()
    expect(manualTurn(arrivedGame(0))).toBeNull()
  })
})

describe('one player at a time', () => {
  const alternating = (n: number, some = {}) => gameInDraft(n, { draftOrder: 'alternating', ...some })

  test('[K-9] the smallest team is next, the lower number first', () => {
    const first = alternating(10)
    expect(draftTurn(first)).toBe(1)
    const second = run(first, pick(1, 'p3'))
    expect(draftTurn(second)).toBe(2)
    const third = run(second, pick(2, 'p4'))
    expect(draftTurn(third)).toBe(1)
    expect(maxPicksAtOnce(third, 1)).toBe(1)
  })

  test('[K-9] a team that starts later catches up, as soon as a person is there for it', () => {
    const two = run(alternating(10), pick(1, 'p3'), pick(2, 'p4'))
    expect(draftTurn(two)).toBe(1)
    expect(draftTurn(arriveAll(two, ['late']))).toBe(3)
  })

  test('[K-9] two at once are refused, the same one twice is one, and the window applies', () => {
    const first = alternating(12, { maxTeams: 2 })
    expect(refusalOf(pick(1, 'p3', 'p4')(first))).toBe('one-at-a-time')
    expect(refusalOf(pick(1, 'p3', 'p3')(first))).toBe('allowed')
    expect(refusalOf(pick(1, 'p11')(first))).toBe('outside-window')
    expect(refusalWithDetails(pick(2, 'p3')(first))).toEqual({ refusal: 'not-your-turn', about: { team: 1 } })
  })

  test('[K-9] it ends when no one else fits: with three places each, after four picks', () => {
    const full = run(
      alternating(10, { maxTeams: 2 }),
      pick(1, 'p3'),
      pick(2, 'p4'),
      pick(1, 'p5'),
      pick(2, 'p6'),
    )
    expect(draftTurn(full)).toBeNull()
    expect(refusalOf(pick(1, 'p7')(full))).toBe('drafting-over')
  })

  test('[K-9] by hand the turns go the same way, and a turn takes several players', () => {
    const game = arrivedGame(10, { draftOrder: 'alternating' })
    expect(manualTurn(game)).toBe(1)
    const one = run(game, draftByHand(1, 'p1', 'p2'))
    expect(manualTurn(one)).toBe(2)
    expect(manualTurn(run(one, draftByHand(2, 'p3', 'p4', 'p5')))).toBe(1)
  })
})

describe('one player at a time, there and back', () => {
  const turns = (game: Game, count: number): (number | null)[] => {
    const team = manualTurn(game)
    if (count === 0 || team === null) return []
    const [id] = eligibleFor(game, team)
    return [team, ...turns(run(game, draftByHand(team, id ?? '')), count - 1)]
  }

  test.each`
    people | teams | size | order
    ${10}  | ${2}  | ${5} | ${[1, 2, 2, 1, 1, 2, 2, 1]}
    ${10}  | ${2}  | ${3} | ${[1, 2, 2, 1]}
    ${20}  | ${3}  | ${2} | ${[1, 2, 3]}
  `('[K-15] $teams captains, teams of $size: $order', ({ people, teams, size, order }) => {
    const captains = teams > 2 ? [makeCaptain(3, 'p11')] : []
    const overrides = { draftOrder: 'snake', maxTeams: teams, teamSize: size } as const
    const game = run(arrivedGame(people, overrides), makeCaptain(1, 'p1'), makeCaptain(2, 'p2'), ...captains)
    expect(turns(game, 12)).toEqual(order)
  })

  test('[K-15] with three teams the third picks twice in a row', () => {
    const game = arrivedGame(20, { draftOrder: 'snake', maxTeams: 3, teamSize: 3 })
    expect(turns(game, 9)).toEqual([1, 2, 3, 3, 2, 1, 1, 2, 3])
  })

  test('[K-15] a captain picks one player', () => {
    expect(refusalOf(pick(1, 'p3', 'p4')(gameInDraft(10, { draftOrder: 'snake' })))).toBe('one-at-a-time')
  })
})

describe("a captain's pick", () => {
  test('[K-6] join the team in the order of the pick, named twice or not', () => {
    expect(sheetOf(run(gameInDraft(10), pick(1, 'p9', 'p4', 'p9')), 1).players).toEqual(['p1', 'p9', 'p4'])
  })

  test.each`
    why                     | evening                                               | team | ids                   | expected
    ${'no such team'}       | ${gameInDraft(12)}                                    | ${9} | ${['p3']}             | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'no team 0'}          | ${gameInDraft(12)}                                    | ${0} | ${['p3']}             | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'out of turn'}        | ${gameInDraft(12)}                                    | ${2} | ${['p3']}             | ${{ refusal: 'not-your-turn', about: { team: 1 } }}
    ${'no captain yet'}     | ${run(gameInDraft(12), pick(1, 'p3'), pick(2, 'p4'))} | ${3} | ${['p11']}            | ${{ refusal: 'team-without-captain', about: { team: 3 } }}
    ${'no one named'}       | ${gameInDraft(12)}                                    | ${1} | ${[]}                 | ${{ refusal: 'nobody-selected', about: {} }}
    ${'not arrived'}        | ${gameInDraft(12)}                                    | ${1} | ${['p3', 'x']}        | ${{ refusal: 'not-arrived', about: { participant: 'x' } }}
    ${'taken'}              | ${gameInDraft(12)}                                    | ${1} | ${['p3', 'p2']}       | ${{ refusal: 'player-taken', about: { participant: 'p2', team: 2 } }}
    ${'outside the window'} | ${gameInDraft(12)}                                    | ${1} | ${['p3', 'p11']}      | ${{ refusal: 'outside-window', about: { window: 10 } }}
    ${'more than fit'}      | ${gameInDraft(12)}                                    | ${1} | ${['p3', 'p4', 'p5']} | ${{ refusal: 'team-full', about: { room: 2 } }}
  `('[K-6] $why: refused, and nothing changes', ({ evening: game, team, ids, expected }) => {
    expect(refusalWithDetails(selectPlayers(game, { team, ids }))).toEqual(expected)
  })

  test('[K-6] as many as there is room for are accepted', () => {
    expect(roomIn(run(gameInDraft(12), pick(1, 'p3', 'p4')), 1)).toBe(0)
  })
})

describe('drafting by hand', () => {
  test('[K-7] takes any team in any order, several at once, each checked after the one before', () => {
    const game = arrivedGame(12, { teamSize: 2, maxTeams: 3 })
    const both = assignTeams(game, [
      { team: 2, ids: ['p1', 'p2'] },
      { team: 1, ids: ['p3', 'p4'] },
      { team: 3, ids: ['p5', 'p11'] },
    ])
    expect(eventTypes(both)).toEqual(['drafted', 'drafted', 'drafted'])
    expect(run(game, () => both).teams.map(({ players }) => players)).toEqual([
      ['p3', 'p4'],
      ['p1', 'p2'],
      ['p5', 'p11'],
    ])
  })

  test('[K-7] applies all picks or none', () => {
    const twice = [
      { team: 1, ids: ['p1'] },
      { team: 2, ids: ['p1'] },
    ]
    expect(refusalWithDetails(assignTeams(arrivedGame(4), twice))).toEqual({
      refusal: 'player-taken',
      about: { participant: 'p1', team: 1 },
    })
  })

  test.each`
    why                         | picks                                                         | expected
    ${'no teams at all'}        | ${[]}                                                         | ${'nobody-selected'}
    ${'a team without players'} | ${[{ team: 1, ids: [] }]}                                     | ${'nobody-selected'}
    ${'a team too many'}        | ${[{ team: 5, ids: ['p1'] }]}                                 | ${'unknown-team'}
    ${'not arrived'}            | ${[{ team: 1, ids: ['x'] }]}                                  | ${'not-arrived'}
    ${'more than fit'}          | ${[{ team: 1, ids: playerIds(6) }]}                           | ${'team-full'}
    ${'too many in two goes'}   | ${[{ team: 1, ids: playerIds(5) }, { team: 1, ids: ['p6'] }]} | ${'no-room'}
  `('[K-7] $why: $expected', ({ picks, expected }) => {
    expect(refusalOf(assignTeams(arrivedGame(12), picks))).toBe(expected)
  })
})

describe('Play Ball', () => {
  test('[B-1] needs two teams with players, whichever they are', () => {
    expect(refusalOf(pressPlayBall(arrivedGame(12)))).toBe('too-few-teams')
    expect(refusalOf(pressPlayBall(run(arrivedGame(12), draftByHand(1, 'p1'))))).toBe('too-few-teams')
    const game = run(arrivedGame(12), draftByHand(3, 'p11'), draftByHand(1, 'p1'), pressPlayBall)
    expect(requirePlay(game)).toMatchObject({
      order: [1, 3],
      holder: null,
      stage: 'normal',
      stageByHand: false,
      held: false,
      reason: { because: 'first-in-line' },
      now: { is: 'waiting', startsAt: null },
      ended: [],
      tosses: [],
      allTosses: [],
    })
  })

  test('[B-1] repeated, it changes nothing', () => {
    expect(eventTypes(pressPlayBall(startedGame(2)))).toEqual([])
    expect(eventTypes(pressPlayBall(runningGame(2)))).toEqual([])
  })

  test('[L-9] a team that gets its first player after Play Ball goes to the back of the queue', () => {
    const game = run(
      arrivedGame(12),
      draftByHand(1, 'p1'),
      draftByHand(3, 'p11'),
      pressPlayBall,
      draftByHand(2, 'p2'),
      draftByHand(1, 'p3'),
    )
    expect(teamsWithPlayers(game)).toEqual([1, 2, 3])
    expect(requirePlay(game).order).toEqual([1, 3, 2])
  })
})
