import { describe, expect, test } from 'vitest'
import {
  arrivalsWindow,
  assignTeams,
  draftTurn,
  eligibleFor,
  manualTurn,
  mostAtOnce,
  roomIn,
  selectPlayers,
} from './draft.ts'
import { peopledTeams, sheetOf } from './evening.ts'
import {
  after,
  arrivals,
  arrived,
  ballPlayed,
  byHand,
  captain,
  does,
  happened,
  people,
  pitch,
  playOf,
  refusal,
  refused,
  running,
} from './testing/evenings.ts'

const picks =
  (team: number, ...ids: string[]) =>
  (so: Parameters<typeof selectPlayers>[0]) =>
    selectPlayers(so, { team, ids })

/** Captains p1 and p2, and p11 for team 3; team 1 is to draw. */
const drafting = (arrivedSoFar: number, some = {}) =>
  does(arrived(arrivedSoFar, { teamSize: 3, ...some }), captain(1, 'p1'), captain(2, 'p2'))

describe('the window of the first arrivals', () => {
  test.each`
    teamSize | window
    ${1}     | ${10}
    ${4}     | ${10}
    ${5}     | ${10}
    ${6}     | ${12}
    ${11}    | ${22}
  `('[W-1] teams of $teamSize: the first $window are for teams 1 and 2', ({ teamSize, window }) => {
    const evening = arrived(30, { teamSize })
    expect(arrivalsWindow(evening)).toBe(window)
    expect(eligibleFor(evening, 1)).toEqual(people(window))
    expect(eligibleFor(evening, 2)).toEqual(people(window))
    expect(eligibleFor(evening, 3)).toEqual(people(30).slice(window))
  })

  test('[W-2] nobody crosses the window: not the 11th into team 2, not the 10th into team 3', () => {
    const evening = arrived(12)
    expect(refused(assignTeams(evening, [{ team: 2, ids: ['p11'] }]))).toEqual({
      refusal: 'outside-window',
      about: { window: 10 },
    })
    expect(refusal(assignTeams(evening, [{ team: 3, ids: ['p10'] }]))).toBe('outside-window')
    expect(refusal(assignTeams(evening, [{ team: 2, ids: ['p10'] }]))).toBe('allowed')
    expect(refusal(assignTeams(evening, [{ team: 3, ids: ['p11'] }]))).toBe('allowed')
  })

  test('[W-2] whoever is left over in the window is for team 3 once teams 1 and 2 are both full', () => {
    const one = does(arrived(12, { teamSize: 2 }), byHand(1, 'p1', 'p2'))
    expect(eligibleFor(one, 3)).toEqual(['p11', 'p12'])
    const other = does(arrived(12, { teamSize: 2 }), byHand(2, 'p1', 'p2'))
    expect(eligibleFor(other, 3)).toEqual(['p11', 'p12'])
    const both = does(one, byHand(2, 'p3', 'p4'))
    expect(eligibleFor(both, 3)).toEqual(['p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p11', 'p12'])
    expect(eligibleFor(both, 1)).toEqual(['p5', 'p6', 'p7', 'p8', 'p9', 'p10'])
  })

  test('[W-2] the window counts who is on the list: when the second goes home, the 11th is tenth', () => {
    const evening = after(arrived(12), [{ type: 'left', id: 'p2' }])
    expect(eligibleFor(evening, 1)).toEqual(['p1', ...people(11).slice(2)])
    expect(eligibleFor(evening, 3)).toEqual(['p12'])
  })

  test("[W-3] whoever has a team is nobody else's to draw", () => {
    expect(eligibleFor(does(arrived(4), byHand(1, 'p2')), 2)).toEqual(['p1', 'p3', 'p4'])
  })
})

describe('turns', () => {
  test('[K-4] drafting begins once teams 1 and 2 have captains', () => {
    expect(draftTurn(arrived(12))).toBeNull()
    expect(draftTurn(does(arrived(12), captain(1, 'p1')))).toBeNull()
    expect(draftTurn(drafting(12))).toBe(1)
    expect(refusal(picks(1, 'p3')(arrived(12)))).toBe('draft-not-started')
    expect(refusal(picks(1, 'p3')(does(arrived(12), captain(1, 'p1'))))).toBe('draft-not-started')
  })

  test('[K-4] it goes team by team, each once, and then is over', () => {
    const first = drafting(12, { maxTeams: 3 })
    const second = does(first, picks(1, 'p3'))
    expect(draftTurn(second)).toBe(2)
    const third = does(second, picks(2, 'p4', 'p5'))
    expect(draftTurn(third)).toBe(3)
    const over = does(third, captain(3, 'p11'), picks(3, 'p12'))
    expect(draftTurn(over)).toBeNull()
    expect(refusal(picks(1, 'p6')(over))).toBe('drafting-over')
    expect(sheetOf(over, 2).players).toEqual(['p2', 'p4', 'p5'])
  })

  test('[K-4] a team that nobody could join is passed by', () => {
    const full = does(arrived(12, { teamSize: 2 }), captain(1, 'p1'), byHand(1, 'p3'), captain(2, 'p2'))
    expect(draftTurn({ ...full, drafted: [] })).toBe(2)
    const ten = does(drafting(10), picks(1, 'p3'), picks(2, 'p4'))
    expect(draftTurn(ten)).toBeNull()
    expect(draftTurn(arrivals(ten, ['late']))).toBe(3)
  })

  test('[K-4] a team past the most there may be has no turn', () => {
    expect(draftTurn(does(drafting(14, { maxTeams: 2 }), picks(1, 'p3'), picks(2, 'p4')))).toBeNull()
  })

  test('[K-5] by hand it starts on team 1 without captains and moves up after each draft', () => {
    const evening = arrived(12, { maxTeams: 3 })
    expect(manualTurn(evening)).toBe(1)
    const first = does(evening, byHand(1, 'p1'))
    expect(manualTurn(first)).toBe(2)
    const second = does(first, byHand(2, 'p2'))
    expect(manualTurn(second)).toBe(3)
    expect(manualTurn(does(second, byHand(3, 'p11')))).toBeNull()
    expect(manualTurn(arrived(0))).toBeNull()
  })
})

describe('one player at a time', () => {
  const alternating = (n: number, some = {}) => drafting(n, { draftOrder: 'alternating', ...some })

  test('[K-9] the smallest team is next, the lower number first', () => {
    const first = alternating(10)
    expect(draftTurn(first)).toBe(1)
    const second = does(first, picks(1, 'p3'))
    expect(draftTurn(second)).toBe(2)
    const third = does(second, picks(2, 'p4'))
    expect(draftTurn(third)).toBe(1)
    expect(mostAtOnce(third, 1)).toBe(1)
  })

  test('[K-9] a team that comes later catches up, as soon as somebody is there for it', () => {
    const two = does(alternating(10), picks(1, 'p3'), picks(2, 'p4'))
    expect(draftTurn(two)).toBe(1)
    expect(draftTurn(arrivals(two, ['late']))).toBe(3)
  })

  test('[K-9] two at once are refused, named twice is one, and the window holds', () => {
    const first = alternating(12, { maxTeams: 2 })
    expect(refusal(picks(1, 'p3', 'p4')(first))).toBe('one-at-a-time')
    expect(refusal(picks(1, 'p3', 'p3')(first))).toBe('allowed')
    expect(refusal(picks(1, 'p11')(first))).toBe('outside-window')
    expect(refused(picks(2, 'p3')(first))).toEqual({ refusal: 'not-your-turn', about: { team: 1 } })
  })

  test('[K-9] it ends when nobody more fits: with three places each, after four picks', () => {
    const full = does(
      alternating(10, { maxTeams: 2 }),
      picks(1, 'p3'),
      picks(2, 'p4'),
      picks(1, 'p5'),
      picks(2, 'p6'),
    )
    expect(draftTurn(full)).toBeNull()
    expect(refusal(picks(1, 'p7')(full))).toBe('drafting-over')
  })

  test('[K-9] by hand the turn goes the same way, and takes several', () => {
    const evening = arrived(10, { draftOrder: 'alternating' })
    expect(manualTurn(evening)).toBe(1)
    const one = does(evening, byHand(1, 'p1', 'p2'))
    expect(manualTurn(one)).toBe(2)
    expect(manualTurn(does(one, byHand(2, 'p3', 'p4', 'p5')))).toBe(1)
  })
})

describe("a captain's pick", () => {
  test('[K-6] joins the team in the order in which they were picked, named twice or not', () => {
    expect(sheetOf(does(drafting(10), picks(1, 'p9', 'p4', 'p9')), 1).players).toEqual(['p1', 'p9', 'p4'])
  })

  test.each`
    why                     | evening                                               | team | ids                   | expected
    ${'no such team'}       | ${drafting(12)}                                       | ${9} | ${['p3']}             | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'no team 0'}          | ${drafting(12)}                                       | ${0} | ${['p3']}             | ${{ refusal: 'unknown-team', about: { max: 4 } }}
    ${'out of turn'}        | ${drafting(12)}                                       | ${2} | ${['p3']}             | ${{ refusal: 'not-your-turn', about: { team: 1 } }}
    ${'no captain yet'}     | ${does(drafting(12), picks(1, 'p3'), picks(2, 'p4'))} | ${3} | ${['p11']}            | ${{ refusal: 'team-without-captain', about: { team: 3 } }}
    ${'nobody named'}       | ${drafting(12)}                                       | ${1} | ${[]}                 | ${{ refusal: 'nobody-selected', about: {} }}
    ${'not arrived'}        | ${drafting(12)}                                       | ${1} | ${['p3', 'x']}        | ${{ refusal: 'not-arrived', about: { participant: 'x' } }}
    ${'taken'}              | ${drafting(12)}                                       | ${1} | ${['p3', 'p2']}       | ${{ refusal: 'player-taken', about: { participant: 'p2', team: 2 } }}
    ${'outside the window'} | ${drafting(12)}                                       | ${1} | ${['p3', 'p11']}      | ${{ refusal: 'outside-window', about: { window: 10 } }}
    ${'more than fit'}      | ${drafting(12)}                                       | ${1} | ${['p3', 'p4', 'p5']} | ${{ refusal: 'team-full', about: { room: 2 } }}
  `('[K-6] $why: refused, and nothing changes', ({ evening, team, ids, expected }) => {
    expect(refused(selectPlayers(evening, { team, ids }))).toEqual(expected)
  })

  test('[K-6] as many as there is room for are welcome', () => {
    expect(roomIn(does(drafting(12), picks(1, 'p3', 'p4')), 1)).toBe(0)
  })
})

describe('drafting by hand', () => {
  test('[K-7] takes any team in any order, several at once, each judged after the one before', () => {
    const evening = arrived(12, { teamSize: 2, maxTeams: 3 })
    const both = assignTeams(evening, [
      { team: 2, ids: ['p1', 'p2'] },
      { team: 1, ids: ['p3', 'p4'] },
      { team: 3, ids: ['p5', 'p11'] },
    ])
    expect(happened(both)).toEqual(['drafted', 'drafted', 'drafted'])
    expect(does(evening, () => both).teams.map(({ players }) => players)).toEqual([
      ['p3', 'p4'],
      ['p1', 'p2'],
      ['p5', 'p11'],
    ])
  })

  test('[K-7] is taken whole or not at all', () => {
    const twice = [
      { team: 1, ids: ['p1'] },
      { team: 2, ids: ['p1'] },
    ]
    expect(refused(assignTeams(arrived(4), twice))).toEqual({
      refusal: 'player-taken',
      about: { participant: 'p1', team: 1 },
    })
  })

  test.each`
    why                       | picks                                                      | expected
    ${'no teams at all'}      | ${[]}                                                      | ${'nobody-selected'}
    ${'a team of nobody'}     | ${[{ team: 1, ids: [] }]}                                  | ${'nobody-selected'}
    ${'a team too many'}      | ${[{ team: 5, ids: ['p1'] }]}                              | ${'unknown-team'}
    ${'not arrived'}          | ${[{ team: 1, ids: ['x'] }]}                               | ${'not-arrived'}
    ${'more than fit'}        | ${[{ team: 1, ids: people(6) }]}                           | ${'team-full'}
    ${'too many in two goes'} | ${[{ team: 1, ids: people(5) }, { team: 1, ids: ['p6'] }]} | ${'team-full'}
  `('[K-7] $why: $expected', ({ picks, expected }) => {
    expect(refusal(assignTeams(arrived(12), picks))).toBe(expected)
  })
})

describe('Play Ball', () => {
  test('[B-1] needs two teams with somebody in them, whichever they are', () => {
    expect(refusal(ballPlayed(arrived(12)))).toBe('too-few-teams')
    expect(refusal(ballPlayed(does(arrived(12), byHand(1, 'p1'))))).toBe('too-few-teams')
    const evening = does(arrived(12), byHand(3, 'p11'), byHand(1, 'p1'), ballPlayed)
    expect(playOf(evening)).toMatchObject({
      order: [1, 3],
      holder: null,
      stage: 'normal',
      stageByHand: false,
      held: false,
      reason: { because: 'first-in-line' },
      now: { is: 'waiting', startsAt: null },
      ended: [],
      tosses: [],
    })
  })

  test('[B-1] pressed twice it changes nothing', () => {
    expect(happened(ballPlayed(pitch(2)))).toEqual([])
    expect(happened(ballPlayed(running(2)))).toEqual([])
  })

  test('[L-9] a team that gets its first player after Play Ball goes to the back of the line', () => {
    const evening = does(
      arrived(12),
      byHand(1, 'p1'),
      byHand(3, 'p11'),
      ballPlayed,
      byHand(2, 'p2'),
      byHand(1, 'p3'),
    )
    expect(peopledTeams(evening)).toEqual([1, 2, 3])
    expect(playOf(evening).order).toEqual([1, 3, 2])
  })
})
