import { describe, expect, test } from 'vitest'
import { applySettings, arrive, openGame, removeParticipant } from './arrival.ts'
import { GAME_CLOSES_AFTER_MS } from './calendar.ts'
import { assignCaptain } from './captains.ts'
import { INITIAL_GAME, sheetOf } from './game.ts'
import { holdNextMatch } from './match.ts'
import {
  apply,
  arriveAll,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  eventTypes,
  MINUTE,
  moment,
  pressPlayBall,
  refusalOf,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  SESSION_END,
  scoreGoal,
  settings,
  startClockAt,
  startedGame,
} from './testing/games.ts'

const remove = (id: string) => (state: Parameters<typeof removeParticipant>[0]) =>
  removeParticipant(state, id)
const numbers = ({ participants }: ReturnType<typeof arrivedGame>) =>
  participants.map(({ id, no }) => `${id}:${no}`)

test('[R-1] a game begins with the settings of the group and no one in it', () => {
  const game = apply(INITIAL_GAME, [openGame(settings({ maxTeams: 7 }))])
  expect(game).toEqual({ ...INITIAL_GAME, settings: settings({ maxTeams: 7 }) })
})

describe('arriving', () => {
  test('[R-2] each person gets the next place, guests among members', () => {
    const game = apply(arrivedGame(2), arrive(arrivedGame(2), { id: 'guest', guest: true, at: 99 }))
    expect(numbers(game)).toEqual(['p1:1', 'p2:2', 'guest:3'])
    expect(game.participants[2]).toEqual({ id: 'guest', no: 3, at: 99, guest: true })
  })

  test('[R-2] checking in twice is one check-in and keeps the first time', () => {
    expect(arrive(arrivedGame(2), { id: 'p1', guest: false, at: 50 * MINUTE })).toEqual([])
  })

  test('[R-2] a place is never given twice, also after the last to arrive was removed', () => {
    const game = arriveAll(run(arrivedGame(3), remove('p3'), remove('p1')), ['late', 'p1'])
    expect(numbers(game)).toEqual(['p2:2', 'late:4', 'p1:5'])
  })
})

const startedPairs = run(
  arrivedGame(4, { teamSize: 2 }),
  draftByHand(1, 'p1', 'p2'),
  draftByHand(2, 'p3', 'p4'),
  pressPlayBall,
)

describe('removing a participant', () => {
  test('[R-3] frees their place in the team and leaves the others where they were', () => {
    const game = run(arrivedGame(4), draftByHand(1, 'p1', 'p2'), remove('p1'))
    expect(numbers(game)).toEqual(['p2:2', 'p3:3', 'p4:4'])
    expect(sheetOf(game, 1)).toEqual({ number: 1, captain: null, players: ['p2'] })
  })

  test('[R-3] a captain who is removed leaves the team without one, another player does not', () => {
    const game = run(
      arrivedGame(4),
      (state) => assignCaptain(state, { team: 1, id: 'p1' }),
      draftByHand(1, 'p2', 'p3'),
    )
    expect(sheetOf(run(game, remove('p2')), 1).captain).toBe('p1')
    expect(sheetOf(run(game, remove('p1')), 1)).toEqual({ number: 1, captain: null, players: ['p2', 'p3'] })
  })

  test('[R-3] with its last player a team is gone, and leaves the queue', () => {
    const game = run(startedGame(4), remove('p2'))
    expect(game.teams.map(({ number }) => number)).toEqual([1, 3, 4])
    expect(requirePlay(game).order).toEqual([1, 3, 4])
  })

  test.each`
    who                                       | evening                                                                     | id      | expected
    ${'a person who never came'}              | ${arrivedGame(2)}                                                           | ${'x'}  | ${'participant-not-found'}
    ${'a person without a team'}              | ${arrivedGame(2)}                                                           | ${'p1'} | ${'allowed'}
    ${'a player before Play Ball'}            | ${run(arrivedGame(2), draftByHand(1, 'p1'))}                                | ${'p1'} | ${'allowed'}
    ${'one of the first two, not called yet'} | ${startedGame(3)}                                                           | ${'p1'} | ${'allowed'}
    ${'the only player of a called team'}     | ${run(startedGame(3), callMatch(1, 2))}                                     | ${'p2'} | ${'last-of-called-team'}
    ${'one of two before the kick-off'}       | ${run(startedPairs, callMatch(1, 2))}                                       | ${'p2'} | ${'allowed'}
    ${'one of two after the kick-off'}        | ${run(startedPairs, callMatch(1, 2), startClockAt())}                       | ${'p2'} | ${'team-has-played'}
    ${'a player on the pitch'}                | ${runningGame(3)}                                                           | ${'p1'} | ${'team-has-played'}
    ${'a player of a team that waits'}        | ${runningGame(3)}                                                           | ${'p3'} | ${'allowed'}
    ${'a player who has played'}              | ${run(runningGame(4), scoreGoal(1, 1, 2), callMatch(3, 4), startClockAt())} | ${'p2'} | ${'team-has-played'}
    ${'a player who has a coin due'}          | ${run(runningGame(3), endMatchAt(1))}                                       | ${'p1'} | ${'team-has-played'}
  `('[R-3] $who: $expected', ({ evening: game, id, expected }) => {
    expect(refusalOf(removeParticipant(game, id))).toBe(expected)
  })
})

describe('the settings of the group', () => {
  const game = arrivedGame(12, { maxTeams: 4, teamSize: 5 })

  test('[R-4] reach the game, and cause no event when they are the same', () => {
    const wanted = settings({
      maxTeams: 6,
      teamSize: 7,
      sessionEndsAt: SESSION_END + 5,
      rules: { durationS: 90 },
    })
    expect(applySettings(game, wanted, 0)).toEqual([{ type: 'settings-changed', settings: wanted }])
    expect(apply(game, applySettings(game, wanted, 0)).settings).toEqual(wanted)
    expect(applySettings(game, settings(), 0)).toEqual([])
  })

  test('[R-4] cause no event either when a database returned the same fields in another order', () => {
    const { houseRules, ...others } = settings()
    const backwards = (record: object) => Object.fromEntries(Object.entries(record).reverse())
    const keptSettings = {
      ...backwards(others),
      houseRules: backwards(houseRules),
    } as unknown as typeof game.settings
    expect(applySettings({ ...game, settings: keptSettings }, settings(), 0)).toEqual([])
  })

  test.each`
    rules
    ${{ win: { by: 'lead', lead: 3, goals: 2 } }}
    ${{ win: { by: 'goals', goals: 2 } }}
    ${{ win: { by: 'time' } }}
    ${{ maxWinsInARow: 2 }}
    ${{ changeoverS: 31 }}
  `('[R-4] notices $rules', ({ rules }) => {
    expect(eventTypes(applySettings(game, settings({ rules }), 0))).toEqual(['settings-changed'])
  })

  test('[R-4] nothing changes while a match is on; the next command after it brings the change', () => {
    const wanted = settings({ teamSize: 1, rules: { changeoverS: 5 } })
    const duringMatch = runningGame(3)
    expect(applySettings(duringMatch, wanted, 0)).toEqual([])
    const over = run(duringMatch, scoreGoal(1, 1, 2))
    expect(apply(over, applySettings(over, wanted, 0)).settings).toEqual(wanted)
    expect(requireMatch(run(over, callMatch(1, 3))).rules.changeoverS).toBe(30)
  })

  const HOUR = 60 * MINUTE
  const EARLY = 10 * SECOND
  const early = arrivedGame(4, { sessionStartsAt: HOUR })
  const emptied = (state: typeof game) =>
    apply(
      state,
      state.participants.map(({ id }) => ({ type: 'left', id })),
    )
  const resting = (some: Parameters<typeof startedGame>[1] = {}) =>
    run(runningGame(3, some), scoreGoal(1, SECOND), endMatchAt(SESSION_END - EARLY))
  const at = (state: typeof game, startsAt: number, endsAt: number, now: number) =>
    applySettings(state, { ...state.settings, sessionStartsAt: startsAt, sessionEndsAt: endsAt }, now)

  test.each<[string, typeof game, [number, number], number, [number, number]]>([
    ['sooner', arrivedGame(4), [0, SESSION_END - 1], MINUTE, [0, SESSION_END]],
    ['in the past already', arrivedGame(4), [-9 * HOUR, -8 * HOUR], MINUTE, [0, SESSION_END]],
    ['later', arrivedGame(4), [0, SESSION_END + 1], MINUTE, [0, SESSION_END + 1]],
    [
      'later, with another start',
      startedGame(3),
      [HOUR, SESSION_END + HOUR],
      MINUTE,
      [0, SESSION_END + HOUR],
    ],
    ['later, in a match', runningGame(3), [HOUR, SESSION_END + HOUR], MINUTE, [0, SESSION_END + HOUR]],
    ['into others', arrivedGame(4), [SESSION_END, SESSION_END + HOUR], MINUTE, [0, SESSION_END + HOUR]],
    [
      'into others, after Play Ball',
      startedGame(3),
      [SESSION_END, SESSION_END + HOUR],
      MINUTE,
      [0, SESSION_END],
    ],
    ['later, once it is over', startedGame(3), [0, SESSION_END + HOUR], SESSION_END, [0, SESSION_END]],
    [
      'later, once no one came to play',
      arrivedGame(4),
      [0, SESSION_END + HOUR],
      SESSION_END,
      [0, SESSION_END],
    ],
    ['later, in a match over time', runningGame(3), [0, 3 * HOUR], SESSION_END, [0, 3 * HOUR]],
    ['later before it has started', early, [1.5 * HOUR, 3 * HOUR], MINUTE, [1.5 * HOUR, 3 * HOUR]],
    ['later at its start', early, [1.5 * HOUR, 3 * HOUR], HOUR, [HOUR, 3 * HOUR]],
    ['sooner before it has started', early, [0, HOUR], MINUTE, [HOUR, SESSION_END]],
    ['away before it has started', early, [SESSION_END, 3 * HOUR], MINUTE, [HOUR, 3 * HOUR]],
    ['sooner, with all arrivals removed', emptied(early), [0, HOUR], MINUTE, [0, HOUR]],
    ['sooner, after Play Ball', emptied(startedGame(3)), [0, HOUR], MINUTE, [0, SESSION_END]],
  ])('[D-11] the hours of a game that are moved %s', (_, state, [startsAt, endsAt], now, hours) => {
    const { settings: keptSettings } = apply(state, at(state, startsAt, endsAt, now))
    expect([keptSettings.sessionStartsAt, keptSettings.sessionEndsAt]).toEqual(hours)
  })

  test('[D-11] a start in the future moves before Play Ball, and not after it', () => {
    const startIn = (state: typeof game) =>
      apply(state, at(state, 20 * MINUTE, SESSION_END, MINUTE)).settings.sessionStartsAt
    const early = { sessionStartsAt: 10 * MINUTE }
    expect(startIn(arrivedGame(3, early))).toBe(20 * MINUTE)
    expect(startIn(startedGame(3, early))).toBe(10 * MINUTE)
  })

  test.each<[string, typeof game, number, number | null]>([
    ['had been too near', resting(), SESSION_END + HOUR, SESSION_END - EARLY + 31 * SECOND],
    ['is still too near', resting(), SESSION_END + 5 * SECOND, null],
    ['was never in the way', run(startedGame(3), callMatch(1, 2)), SESSION_END + HOUR, null],
    [
      'is not all: it is held',
      run(resting(), (state) => holdNextMatch(state, true, moment(SESSION_END - EARLY))),
      SESSION_END + HOUR,
      null,
    ],
  ])('[M-9] a later end schedules the start where the old one %s', (_, state, end, starts) => {
    const { play } = apply(state, at(state, 0, end, SESSION_END - EARLY + SECOND))
    expect(play?.now.is === 'waiting' ? play.now.startsAt : null).toBe(starts)
  })

  test('[M-9] a later end leaves a start where it was planned, also when a changeover from now would be too late', () => {
    const ended = run(runningGame(3), scoreGoal(1, SECOND), endMatchAt(SESSION_END - 35 * SECOND))
    const { now } = requirePlay(ended)
    expect(now).toEqual({ is: 'waiting', startsAt: SESSION_END - 5 * SECOND })
    expect(
      requirePlay(apply(ended, at(ended, 0, SESSION_END + HOUR, SESSION_END - 20 * SECOND))).now,
    ).toEqual(now)
  })

  test('[M-9] a new setting starts no match that waits for a person, if the end did not prevent it', () => {
    const over = run(runningGame(3), scoreGoal(1, SECOND), endMatchAt(MINUTE))
    const byHand = apply(over, [{ type: 'postponed', startsAt: null }])
    expect(eventTypes(at(byHand, 0, SESSION_END + HOUR, MINUTE))).toEqual(['settings-changed'])
  })

  test('[M-9] a later end does not start the first match: that is started by hand', () => {
    expect(eventTypes(at(startedGame(3), 0, SESSION_END + HOUR, SESSION_END - 1))).toEqual([
      'settings-changed',
    ])
  })

  test('[R-4] nothing changes once it is closed, also by the clock', () => {
    const closes = SESSION_END + GAME_CLOSES_AFTER_MS
    const bigger = settings({ teamSize: 6 })
    expect(eventTypes(applySettings(game, bigger, closes - 1))).toEqual(['settings-changed'])
    expect(applySettings(game, bigger, closes)).toEqual([])
  })

  test('[R-4] no limit falls below what is drafted already', () => {
    const drawn = run(game, draftByHand(1, 'p1', 'p2', 'p3'), draftByHand(4, 'p11', 'p12'))
    const small = applySettings(drawn, settings({ maxTeams: 2, teamSize: 1 }), 0)
    expect(small).toMatchObject([{ settings: { maxTeams: 4, teamSize: 3 } }])
    expect(applySettings(game, settings({ maxTeams: 2, teamSize: 1 }), 0)).toMatchObject([
      { settings: { maxTeams: 2, teamSize: 1 } },
    ])
  })
})

test('[R-4] a draft ends in the order in which it began; before the first pick the group may change it', () => {
  const game = run(arrivedGame(4), draftByHand(1, 'p1'))
  const wanted = settings({ draftOrder: 'alternating' })
  expect(applySettings(game, wanted, 0)).toEqual([])
  expect(applySettings(arrivedGame(4), wanted, 0)).toMatchObject([
    { settings: { draftOrder: 'alternating' } },
  ])
})
