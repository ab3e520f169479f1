import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import { autoAssign } from './auto-assign.ts'
import {
  fillPlace,
  goHome,
  lendPlayer,
  mayChangeTeam,
  roomToBorrow,
  substitutePlayer,
} from './come-and-go.ts'
import { type Drafter, eligibleFor, roomIn } from './draft.ts'
import { evenTeams } from './even-teams.ts'
import { currentMatch, type Game, sheetOf } from './game.ts'
import { lineupOf } from './lineup.ts'
import { playingTimes } from './playing-time.ts'
import { nameReferee, refereesFor } from './referee.ts'
import { gameTable, matchResult } from './results.ts'
import {
  advanceTo,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  eventTypes,
  MINUTE,
  makeCaptain,
  pressPlayBall,
  refusalWithDetails,
  requireMatch,
  requirePlay,
  run,
  scoreGoal,
  startClockAt,
} from './testing/games.ts'

const ORGANISER: Drafter = { isOrganiser: true, id: null }
const captain = (id: string): Drafter => ({ isOrganiser: false, id })
const NOBODY: Drafter = { isOrganiser: false, id: null }

const goes =
  (id: string, by = ORGANISER) =>
  (game: Game) =>
    goHome(game, { id, gone: true, at: 0 }, by)
const returns = (id: string) => (game: Game) => goHome(game, { id, gone: false, at: 0 }, ORGANISER)
const substitutes =
  (playerIn: string, playerOut: string, by = ORGANISER) =>
  (game: Game) =>
    substitutePlayer(game, { playerIn, playerOut }, by)
const lends =
  (id: string, to: number | null, by = ORGANISER) =>
  (game: Game) =>
    lendPlayer(game, { id, to }, by)
const fills =
  (team: number, id: string | null = null, by = ORGANISER) =>
  (game: Game) =>
    fillPlace(game, { team, id }, by)

/**
 * Orange p1 p2 p3, Blue p4 p5, Chalk p6 p7, the first of each as captain; p8 to p12 are free, p11 and p12
 * came after the window.
 */
const drafted = run(
  arrivedGame(12, { teamSize: 3, maxTeams: 3, rules: { win: { by: 'time' } } }),
  draftByHand(1, 'p1', 'p2', 'p3'),
  draftByHand(2, 'p4', 'p5'),
  makeCaptain(1, 'p1'),
  makeCaptain(2, 'p4'),
)
const started = run(drafted, pressPlayBall, fills(3, 'p6'), fills(3, 'p7'), makeCaptain(3, 'p6'))
const called = run(started, callMatch(1, 2))
const onPitch = run(called, startClockAt())
/** Orange won; Chalk is next. */
const played = run(onPitch, scoreGoal(1, 1_000), endMatchAt(MINUTE))

const playersOf = (game: Game, team: number) => sheetOf(game, team).players
const onSides = (game: Game) => {
  const { a, b } = lineupOf(game, requireMatch(game))
  return [a.players, b.players]
}

describe('a player goes home', () => {
  test('[J-1] leaves the team, keeps the arrival number, and no one can pick them or name them captain', () => {
    const game = run(played, goes('p5'))
    expect(playersOf(game, 2)).toEqual(['p4'])
    expect(game.participants).toEqual(played.participants)
    expect(eligibleFor(game, 2)).toEqual(['p8', 'p9', 'p10', 'p11', 'p12'])
    const gone = { refusal: 'gone-home', about: { participant: 'p5' } }
    expect(refusalWithDetails(draftByHand(2, 'p5')(game))).toEqual(gone)
    expect(refusalWithDetails(substitutes('p5', 'p4')(game))).toEqual(gone)
    const next = run(game, callMatch(1, 3))
    expect(refusalWithDetails(nameReferee(next, 'p5'))).toEqual(gone)
    expect(refereesFor(next)).not.toContain('p5')
  })

  test('[J-1] repeated, it changes nothing; back again they are free', () => {
    const game = run(played, goes('p5'))
    expect(eventTypes(goes('p5')(game))).toEqual([])
    const back = run(game, returns('p5'))
    expect(eligibleFor(back, 2)).toContain('p5')
    expect(playersOf(back, 2)).toEqual(['p4'])
    expect(eventTypes(returns('p5')(back))).toEqual([])
  })

  test('[J-1] a whole team that goes home leaves the queue; its result stays in the table', () => {
    const game = run(played, goes('p4'), goes('p5'))
    expect(requirePlay(game).order).toEqual([1, 3])
    const results = requirePlay(game).ended.map(matchResult)
    expect(gameTable([1, 3], results).map(({ team, played: matches }) => [team, matches])).toEqual([
      [1, 1],
      [3, 0],
      [2, 1],
    ])
    expect(requirePlay(run(game, fills(2, 'p8'))).order).toEqual([1, 3, 2])
  })

  test('[F-1] a team whose first players went home has waited since its own first match', () => {
    const game = run(played, goes('p4'), substitutes('p12', 'p5'))
    expect(playingTimes(game).find(({ team }) => team === 2)).toMatchObject({ matches: 1, longestWaitMs: 0 })
  })

  test('[J-2] the first arrival of those who stay is captain, not the substitute', () => {
    expect(sheetOf(run(played, goes('p1')), 1)).toMatchObject({ captain: 'p2', players: ['p2', 'p3'] })
    expect(sheetOf(run(played, goes('p2')), 1).captain).toBe('p1')
    expect(sheetOf(run(started, substitutes('p8', 'p4')), 2)).toMatchObject({ captain: 'p5' })
    expect(sheetOf(run(played, goes('p5'), substitutes('p9', 'p4')), 2)).toMatchObject({ captain: 'p9' })
    expect(sheetOf(run(played, goes('p5'), returns('p5'), substitutes('p5', 'p6')), 3).captain).toBe('p7')
    expect(
      sheetOf(
        run(started, (game) => removeParticipant(game, 'p6')),
        3,
      ).captain,
    ).toBe('p7')
  })

  test('[J-2] a captain who stays keeps the armband, also behind an earlier arrival', () => {
    const led = run(started, makeCaptain(1, 'p2'))
    expect(sheetOf(run(led, substitutes('p8', 'p3')), 1).captain).toBe('p2')
  })

  test('[J-2] a team without a captain has none when a player leaves', () => {
    const game = run(drafted, pressPlayBall, fills(3, 'p6'), fills(3, 'p7'))
    expect(sheetOf(run(game, goes('p7')), 3)).toEqual({ number: 3, captain: null, players: ['p6'] })
  })

  test('[J-8] the last player of a called team or of one with a coin due stays until another is in', () => {
    const alone = run(called, goes('p5'))
    expect(refusalWithDetails(goes('p4')(alone))).toEqual({
      refusal: 'last-of-called-team',
      about: { team: 2, participant: 'p4' },
    })
    expect(playersOf(run(alone, substitutes('p8', 'p4'), goes('p4')), 2)).toEqual(['p8'])
    const drawn = run(onPitch, endMatchAt(MINUTE), goes('p5'))
    expect(requirePlay(drawn).now.is).toBe('toss')
    expect(refusalWithDetails(goes('p4')(drawn))).toMatchObject({ refusal: 'last-of-called-team' })
  })
})

describe('a player comes in for another', () => {
  test('[J-3] takes their place, and the other is free', () => {
    const game = run(played, substitutes('p12', 'p2'))
    expect(sheetOf(game, 1)).toEqual({ number: 1, captain: 'p1', players: ['p1', 'p12', 'p3'] })
    expect(eligibleFor(game, 2)).toContain('p2')
  })

  test.each`
    why                         | players         | expected
    ${'no one with that id'}    | ${['x', 'p2']}  | ${{ refusal: 'participant-not-found', about: {} }}
    ${'for a free participant'} | ${['p8', 'p9']} | ${{ refusal: 'not-in-a-team', about: { participant: 'p9' } }}
    ${'with a team'}            | ${['p4', 'p2']} | ${{ refusal: 'player-taken', about: { participant: 'p4', team: 2 } }}
    ${'with the same team'}     | ${['p1', 'p2']} | ${{ refusal: 'player-taken', about: { participant: 'p1', team: 1 } }}
  `('[J-3] $why: refused', ({ players: [playerIn, playerOut], expected }) => {
    expect(refusalWithDetails(substitutes(playerIn, playerOut)(played))).toEqual(expected)
  })
})

describe('a free place', () => {
  test('[W-4] after Play Ball arrival 11 may fill it; before, it is for the window', () => {
    expect(refusalWithDetails(draftByHand(2, 'p11')(drafted))).toEqual({
      refusal: 'outside-window',
      about: { window: 10 },
    })
    expect(playersOf(run(started, fills(2, 'p11')), 2)).toEqual(['p4', 'p5', 'p11'])
    expect(playersOf(run(started, draftByHand(2, 'p12')), 2)).toEqual(['p4', 'p5', 'p12'])
  })

  test('[W-4] without a name the first free arrival fills it', () => {
    expect(playersOf(run(started, fills(2)), 2)).toEqual(['p4', 'p5', 'p8'])
    expect(refusalWithDetails(fills(1)(started))).toEqual({ refusal: 'no-room', about: { team: 1 } })
    const all = run(started, fills(2), fills(3))
    const nobody = ['p10', 'p11', 'p12', 'p9'].reduce((game, id) => run(game, goes(id)), all)
    expect(refusalWithDetails(fills(2)(nobody))).toEqual({ refusal: 'nobody-left', about: {} })
  })

  test('[W-4] auto-assign fills every place in arrival order', () => {
    const game = run(played, goes('p8'), goes('p9'), goes('p10'), autoAssign)
    expect([playersOf(game, 2), playersOf(game, 3)]).toEqual([
      ['p4', 'p5', 'p11'],
      ['p6', 'p7', 'p12'],
    ])
  })
})

describe('a player is lent', () => {
  test('[J-4] plays for the other team in its next match, and is back after it', () => {
    const game = run(called, lends('p7', 2))
    expect(playersOf(game, 3)).toEqual(['p6', 'p7'])
    expect(onSides(game)).toEqual([
      ['p1', 'p2', 'p3'],
      ['p4', 'p5', 'p7'],
    ])
    const over = run(game, startClockAt(), scoreGoal(1, 1), endMatchAt(MINUTE), callMatch(2, 3, MINUTE))
    expect(onSides(over)).toEqual([
      ['p4', 'p5'],
      ['p6', 'p7'],
    ])
  })

  test('[J-4] to the opponent: they change sides for the match', () => {
    const game = run(started, goes('p5'), lends('p3', 2), callMatch(1, 2))
    expect(onSides(game)).toEqual([
      ['p1', 'p2'],
      ['p4', 'p3'],
    ])
  })

  test('[J-4] a loan ends when the player leaves the team that lends them', () => {
    const game = run(started, lends('p7', 2), substitutes('p8', 'p7'), callMatch(1, 2))
    expect(onSides(game)).toEqual([
      ['p1', 'p2', 'p3'],
      ['p4', 'p5'],
    ])
  })

  test('[J-4] a loan waits for the match of that team, and can end before it', () => {
    const game = run(started, lends('p7', 2), callMatch(1, 3))
    expect(onSides(game)[1]).toEqual(['p6', 'p7'])
    expect(requirePlay(run(game, lends('p7', null))).loans).toEqual([])
    expect(eventTypes(lends('p7', 2)(game))).toEqual([])
  })

  test('[J-4] [M-14] a borrowed referee loses the whistle, and no referee is borrowed', () => {
    const refereed = run(called, (game) => nameReferee(game, 'p7'))
    expect(requireMatch(run(refereed, lends('p7', 2))).referee).toBeNull()
    const lent = run(called, lends('p7', 2))
    expect(refusalWithDetails(nameReferee(lent, 'p7'))).toMatchObject({ refusal: 'plays-in-it' })
  })

  test.each`
    why                            | lend         | game                                   | expected
    ${'no one with that id'}       | ${['x', 2]}  | ${played}                              | ${{ refusal: 'participant-not-found', about: {} }}
    ${'a free participant'}        | ${['p8', 2]} | ${played}                              | ${{ refusal: 'not-in-a-team', about: { participant: 'p8' } }}
    ${'to their own team'}         | ${['p4', 2]} | ${played}                              | ${{ refusal: 'already-there', about: { participant: 'p4' } }}
    ${'to a full team'}            | ${['p4', 1]} | ${played}                              | ${{ refusal: 'no-room', about: { team: 1 } }}
    ${'to a team without players'} | ${['p1', 2]} | ${run(played, goes('p4'), goes('p5'))} | ${{ refusal: 'team-empty', about: { team: 2 } }}
    ${'to a team on the pitch'}    | ${['p7', 2]} | ${onPitch}                             | ${{ refusal: 'match-on', about: {} }}
    ${'who plays'}                 | ${['p1', 3]} | ${onPitch}                             | ${{ refusal: 'plays-now', about: { participant: 'p1' } }}
    ${'the last of their team'}    | ${['p4', 3]} | ${run(played, goes('p5'))}             | ${{ refusal: 'last-player', about: { team: 2 } }}
    ${'the last not yet lent'}     | ${['p5', 3]} | ${run(played, lends('p4', 3))}         | ${{ refusal: 'last-player', about: { team: 2 } }}
    ${'to a place that is lent'}   | ${['p2', 3]} | ${run(played, lends('p1', 3))}         | ${{ refusal: 'no-room', about: { team: 3 } }}
    ${'before Play Ball'}          | ${['p1', 2]} | ${drafted}                             | ${{ refusal: 'not-played-yet', about: {} }}
  `('[J-4] $why: refused', ({ lend: [id, to], game, expected }) => {
    expect(refusalWithDetails(lends(id, to)(game))).toEqual(expected)
  })
})

test('[J-4] [W-4] a borrowed player has the free place until their match is over: no one fills it, unless the loan ends', () => {
  const lent = run(called, lends('p7', 2))
  expect(roomIn(lent, 2)).toBe(0)
  expect(refusalWithDetails(fills(2, 'p8')(lent))).toEqual({ refusal: 'no-room', about: { team: 2 } })
  const full = run(lent, startClockAt())
  expect(refusalWithDetails(fills(2)(full))).toMatchObject({ refusal: 'no-room' })
  expect(refusalWithDetails(draftByHand(2, 'p8')(lent))).toMatchObject({ refusal: 'no-room' })
  // the one place that is left is that of the team that lends
  expect(playersOf(run(lent, autoAssign), 2)).toEqual(['p4', 'p5'])
  for (const free of [run(lent, lends('p7', null)), run(full, endMatchAt(MINUTE))])
    expect(playersOf(run(free, fills(2, 'p8')), 2)).toEqual(['p4', 'p5', 'p8'])
})

const evenFours = run(
  arrivedGame(12, { teamSize: 5, maxTeams: 3 }),
  (game) => evenTeams(game, { teams: 3, assign: true }),
  pressPlayBall,
)
const lastOf = (team: number, count = 1) =>
  playersOf(evenFours, team)
    .slice(-count)
    .map((id) => goes(id))

test.each`
  teams           | game                                                | room
  ${'4, 4 and 4'} | ${evenFours}                                        | ${[0, 0, 0]}
  ${'4, 4 and 3'} | ${run(evenFours, ...lastOf(3))}                     | ${[0, 0, 1]}
  ${'3, 4 and 4'} | ${run(evenFours, ...lastOf(1))}                     | ${[1, 0, 0]}
  ${'4, 4 and 2'} | ${run(evenFours, ...lastOf(3, 2))}                  | ${[0, 0, 2]}
  ${'4, 2 and 1'} | ${run(evenFours, ...lastOf(2, 2), ...lastOf(3, 3))} | ${[0, 2, 3]}
`('[J-4] [K-12] even teams of $teams may borrow $room', ({ game, room }) => {
  expect([1, 2, 3].map((team) => roomToBorrow(game, team))).toEqual(room)
})

test('[J-4] [K-12] with even teams, a team that is one short borrows a player', () => {
  const game = run(evenFours, ...lastOf(3), lends('p1', 3))
  expect(requirePlay(game).loans).toEqual([{ id: 'p1', from: 1, to: 3 }])
})

test('[J-4] no one can be lent to a team without players, one on the pitch, or one whose last place is lent', () => {
  const room = (game: Game) => [1, 2, 3].map((team) => roomToBorrow(game, team))
  expect(room(played)).toEqual([0, 1, 1])
  expect(room(onPitch)).toEqual([0, 0, 1])
  expect(room(run(played, goes('p4'), goes('p5')))).toEqual([0, 0, 1])
  expect(room(run(played, lends('p1', 3)))).toEqual([0, 1, 0])
})

test('[J-4] two teams borrow from one, each for its own free place', () => {
  const game = run(played, lends('p1', 2), lends('p2', 3))
  expect(requirePlay(game).loans).toEqual([
    { id: 'p1', from: 1, to: 2 },
    { id: 'p2', from: 1, to: 3 },
  ])
})

describe('what was played', () => {
  test('[J-5] belongs to the players on the pitch, even when players come or go afterwards', () => {
    const game = run(run(called, lends('p7', 2)), startClockAt(), scoreGoal(1, 1), endMatchAt(MINUTE))
    const [lineup] = game.lineups
    expect([lineup?.a.players, lineup?.b.players]).toEqual([
      ['p1', 'p2', 'p3'],
      ['p4', 'p5', 'p7'],
    ])
    expect(run(game, goes('p2'), substitutes('p8', 'p4')).lineups).toEqual(game.lineups)
  })

  test('[J-5] a player who joins a team on the pitch has played the match too', () => {
    const game = run(onPitch, fills(2, 'p8'), scoreGoal(1, 1), endMatchAt(MINUTE))
    expect(game.lineups[0]?.b.players).toEqual(['p4', 'p5', 'p8'])
  })
})

describe('who may', () => {
  test('[J-6] organisers for any team, but not for a player on the pitch', () => {
    expect(eventTypes(goes('p7')(onPitch))).toEqual(['went-home'])
    expect(eventTypes(goes('p2')(called))).toEqual(['went-home'])
    const plays = { refusal: 'plays-now', about: { participant: 'p2' } }
    expect(refusalWithDetails(goes('p2')(onPitch))).toEqual(plays)
    expect(refusalWithDetails(substitutes('p8', 'p2')(onPitch))).toEqual(plays)
    const lent = run(called, lends('p7', 2), startClockAt())
    expect(refusalWithDetails(goes('p7')(lent))).toMatchObject({ refusal: 'plays-now' })
  })

  test.each`
    who                                   | decide                                    | game                           | expected
    ${'a captain, own team, next'}        | ${goes('p2', captain('p1'))}              | ${played}                      | ${'allowed'}
    ${'called, before the kick-off'}      | ${substitutes('p8', 'p2', captain('p1'))} | ${called}                      | ${'allowed'}
    ${'lends one of their own'}           | ${lends('p2', 3, captain('p1'))}          | ${played}                      | ${'allowed'}
    ${'fills their own place'}            | ${fills(3, null, captain('p6'))}          | ${played}                      | ${'allowed'}
    ${'while their team waits'}           | ${goes('p5', captain('p4'))}              | ${played}                      | ${{ refusal: 'captain-not-next', about: {} }}
    ${'during a match'}                   | ${fills(2, null, captain('p4'))}          | ${onPitch}                     | ${{ refusal: 'captain-not-next', about: {} }}
    ${'for another team'}                 | ${goes('p7', captain('p1'))}              | ${played}                      | ${{ refusal: 'not-allowed', about: {} }}
    ${'borrows from another team'}        | ${lends('p7', 1, captain('p1'))}          | ${played}                      | ${{ refusal: 'not-allowed', about: {} }}
    ${'for a free participant'}           | ${goes('p8', captain('p1'))}              | ${played}                      | ${{ refusal: 'not-allowed', about: {} }}
    ${'a player, no captain'}             | ${goes('p2', captain('p2'))}              | ${played}                      | ${{ refusal: 'not-allowed', about: {} }}
    ${'for who is not there'}             | ${goes('x')}                              | ${played}                      | ${{ refusal: 'participant-not-found', about: {} }}
    ${'changes another team'}             | ${substitutes('p8', 'p7', captain('p1'))} | ${played}                      | ${{ refusal: 'not-allowed', about: {} }}
    ${'no one, a team without a captain'} | ${fills(3, 'p6', NOBODY)}                 | ${run(drafted, pressPlayBall)} | ${{ refusal: 'not-allowed', about: {} }}
  `('[J-6] $who', ({ decide, game, expected }) => {
    expect(refusalWithDetails(decide(game))).toEqual(expected)
  })
})

test('[J-6] a phone shows for each team whether this person may change it', () => {
  const changes = (game: Game, by: Drafter) => [1, 2, 3].filter((team) => mayChangeTeam(game, team, by))
  expect(changes(played, ORGANISER)).toEqual([1, 2, 3])
  expect(changes(played, captain('p1'))).toEqual([1])
  expect(changes(played, captain('p2'))).toEqual([])
  expect(changes(drafted, ORGANISER)).toEqual([])
  const alone = run(played, goes('p4'), goes('p5'), goes('p6'), goes('p7'))
  expect(changes(alone, captain('p1'))).toEqual([])
})

describe('a team with too few', () => {
  const short = run(played, goes('p6'))
  const START = MINUTE + 30_000

  test('[J-7] with fewer than half as many the clock does not call it; an organiser may', () => {
    const waited = advanceTo(short, START + MINUTE)
    expect(currentMatch(waited)).toBeNull()
    expect(requirePlay(waited).now).toEqual({ is: 'waiting', startsAt: null })
    expect(requireMatch(run(waited, callMatch(1, 3, START))).b).toBe(3)
  })

  test('[J-7] filled up or helped by a loan in time, its match starts without a command', () => {
    for (const help of [fills(3), lends('p4', 3), lends('p2', 3)])
      expect(requireMatch(advanceTo(run(short, help), START))).toMatchObject({ a: 1, b: 3 })
  })
})
