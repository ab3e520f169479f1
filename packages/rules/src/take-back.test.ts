import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import { substitutePlayer } from './come-and-go.ts'
import { type Game, teamOf } from './game.ts'
import type { Restored } from './game-events.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { holdNextMatch, pauseClock, switchStage } from './match.ts'
import { movePlayer } from './move-player.ts'
import type { PastCommand } from './past-command.ts'
import { nameReferee } from './referee.ts'
import { ok } from './result.ts'
import { reversibleEventCount, takeBack } from './take-back.ts'
import {
  advanceTo,
  apply,
  arriveAll,
  arrivedGame,
  callMatch,
  draftByHand,
  endMatchAt,
  eventTypes,
  MINUTE,
  makeCaptain,
  moment,
  pressPlayBall,
  refusalOf,
  refusalWithDetails,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
  unwrap,
} from './testing/games.ts'
import { everyScenarioWithTakeBacks } from './testing/random-scenarios.ts'

/** Done, and known for taking it back. */
function reversible(
  scope: Restored['of'],
  before: Game,
  decide: (game: Game) => Parameters<typeof unwrap>[0],
  at = 0,
) {
  const command: PastCommand = {
    version: 1,
    of: scope,
    at,
    before,
    after: apply(before, unwrap(decide(before))),
  }
  const takenBack = (game: Game, takenBackAt: number) =>
    apply(game, unwrap(takeBack(game, command, moment(takenBackAt))))
  return { gameAfter: command.after, command, takenBack }
}

/** Teams of one that have room for another. */
const withRoom = (game: Game) =>
  apply(game, [{ type: 'settings-changed', settings: { ...game.settings, teamSize: 2 } }])
const moveTo = (id: string, to: number) => (game: Game) => movePlayer(game, { id, to, swapWith: null })

test('[U-3] a substitute for the only player of a called team stays once that player has left', () => {
  const called = arriveAll(run(startedGame(3), callMatch(1, 2)), ['late'])
  const substituted = { playerIn: 'late', playerOut: 'p1' }
  const { gameAfter, command } = reversible('draft', called, (game) =>
    substitutePlayer(game, substituted, { isOrganiser: true, id: null }),
  )
  const departed = run(gameAfter, (game) => removeParticipant(game, 'p1'))
  expect(refusalOf(takeBack(departed, command, moment(1)))).toBe('called-since')
  expect(refusalOf(takeBack(gameAfter, command, moment(1)))).toBe('allowed')
})

describe('a move that emptied a team, taken back', () => {
  const emptied = (before: Game, id: string, at = 0) => reversible('draft', before, moveTo(id, 4), at)

  test('[U-3] [L-9] gives the team its place in the line again', () => {
    const { gameAfter, takenBack } = emptied(withRoom(startedGame(5)), 'p1')
    expect(requirePlay(gameAfter).order).toEqual([2, 3, 4, 5])
    expect(requirePlay(takenBack(gameAfter, 1)).order).toEqual([1, 2, 3, 4, 5])
  })

  test('[U-3] and also in the line that a late goal would go by', () => {
    const before = run(withRoom(runningGame(5)), scoreGoal(1, MINUTE), endMatchAt(MINUTE))
    const { gameAfter, takenBack } = emptied(before, 'p3', MINUTE)
    expect(requirePlay(takenBack(gameAfter, MINUTE)).atEnd).toEqual(requirePlay(before).atEnd)
    expect(requirePlay(takenBack(gameAfter, MINUTE)).order).toEqual(requirePlay(before).order)
  })

  test('[U-3] who was taken off the list and has arrived again is somebody new, and in no team', () => {
    const { gameAfter, takenBack } = emptied(withRoom(startedGame(5)), 'p1')
    const departed = run(gameAfter, (game) => removeParticipant(game, 'p1'))
    expect(teamOf(takenBack(arriveAll(departed, ['p1']), 1), 'p1')).toBeUndefined()
  })

  test('[U-3] who went home meanwhile has no place in it', () => {
    const { gameAfter, takenBack } = emptied(withRoom(startedGame(5)), 'p1')
    const departed = run(gameAfter, (game) => removeParticipant(game, 'p3'))
    expect(requirePlay(takenBack(departed, 1)).order).toEqual([1, 2, 4, 5])
  })

  test('[U-3] two that have been called past it stay on', () => {
    const before = run(withRoom(runningGame(5)), endMatchAt(MINUTE))
    const { gameAfter, takenBack } = emptied(before, 'p3', MINUTE)
    expect(requirePlay(before).order.slice(0, 2)).toEqual([3, 4])
    const called = run(gameAfter, callMatch(5, 2, MINUTE))
    const { order, now } = requirePlay(takenBack(called, MINUTE))
    expect(now).toMatchObject({ is: 'match', match: { a: 5, b: 2 } })
    expect(order.slice(0, 2)).toEqual([5, 2])
    expect(order).toEqual([5, 2, 4, 1, 3])
  })
})

describe('a goal that came too late', () => {
  const early = reversible('play', runningGame(4), endMatchAt(MINUTE), MINUTE)
  const late = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const waitingGame = apply(
    early.gameAfter,
    unwrap(
      lateGoal(
        run(early.gameAfter, callMatch(3, 4, MINUTE), startClockAt(MINUTE), scoreGoal(3, MINUTE)),
        late,
        moment(MINUTE),
      )!,
    ),
  )

  test('[Q-5] still waits when the end of its match is taken back', () => {
    expect(requirePlay(early.takenBack(waitingGame, 2 * MINUTE)).late).toMatchObject([
      { id: 'late', fate: 'waiting' },
    ])
  })

  test('[Q-5] goes when its match is taken back, and counts for no other of the same number', () => {
    const start = reversible('play', startedGame(4), callMatch(1, 2))
    const restored = start.takenBack(waitingGame, 2 * MINUTE)
    expect(requirePlay(restored).late).toEqual([])
  })
})

describe('a pick, taken back', () => {
  test('[U-3] leaves no armband on somebody who has gone home meanwhile', () => {
    const before = run(arrivedGame(4), makeCaptain(1, 'p1'), draftByHand(1, 'p2'))
    const { gameAfter, takenBack } = reversible('draft', before, draftByHand(1, 'p3'))
    const departed = run(gameAfter, (game) => removeParticipant(game, 'p1'))
    expect(takenBack(departed, 1).teams).toEqual([{ number: 1, captain: null, players: ['p2'] }])
    expect(takenBack(gameAfter, 1).teams).toEqual(before.teams)
  })

  describe('that took the whistle from a referee', () => {
    const refereed = (id: string) => (game: Game) => nameReferee(game, id)
    const before = run(
      arrivedGame(4),
      draftByHand(1, 'p1'),
      draftByHand(2, 'p2'),
      pressPlayBall,
      callMatch(1, 2),
      refereed('p3'),
    )
    const { gameAfter, takenBack } = reversible('draft', before, draftByHand(1, 'p3'))
    const referee = (game: Game) => requireMatch(game).referee

    test('[U-3] [M-14] gives it back', () => {
      expect([referee(before), referee(gameAfter), referee(takenBack(gameAfter, 1))]).toEqual([
        'p3',
        null,
        'p3',
      ])
    })

    test('[U-11] [M-14] and takes it again when the pick is redone', () => {
      const undone = takenBack(gameAfter, 1)
      const undo = { version: 2, of: 'draft', at: 1, before: gameAfter, after: undone } as const
      expect(referee(run(undone, (game) => takeBack(game, undo, moment(2))))).toBeNull()
    })

    test('[U-3] [M-14] not from whoever was named since', () => {
      expect(referee(takenBack(run(gameAfter, refereed('p4')), 1))).toBe('p4')
    })
  })
})

describe('a draft, taken back', () => {
  const roomyMatch = arriveAll(run(withRoom(startedGame(2)), callMatch(1, 2)), ['late'])

  test('[U-3] while the match that was on then is still on', () => {
    const { gameAfter, takenBack } = reversible('draft', roomyMatch, draftByHand(1, 'late'), SECOND)
    expect(takenBack(run(gameAfter, startClockAt(SECOND)), MINUTE).teams).toEqual(roomyMatch.teams)
  })

  describe('[R-4] after the limits have shrunk below it', () => {
    const before = apply(arrivedGame(4, { maxTeams: 3, teamSize: 2 }), [
      { type: 'drafted', team: 3, ids: ['p1', 'p2'], by: 'hand' },
    ])
    const emptyTeamThree = ['p1', 'p2'].map((id) => ({ id, to: null }))
    const { gameAfter, takenBack } = reversible('draft', before, () =>
      ok([{ type: 'moved', moves: emptyTeamThree }]),
    )
    type Limits = Partial<Pick<Game['settings'], 'maxTeams' | 'teamSize'>>
    const withLimits = (game: Game, limits: Limits) =>
      apply(game, [{ type: 'settings-changed', settings: { ...game.settings, ...limits } }])
    const limitsOf = ({ settings: { maxTeams, teamSize } }: Game) => ({ maxTeams, teamSize })

    test.each([{ maxTeams: 2 }, { teamSize: 1 }, { maxTeams: 2, teamSize: 1 }])(
      'to %j raises them',
      (limits) => {
        const restored = takenBack(withLimits(gameAfter, limits), 1)
        expect(limitsOf(restored)).toEqual({ maxTeams: 3, teamSize: 2 })
      },
    )

    test('is redone with the limits as they were, but not with one that was set since', () => {
      const shrunk = withLimits(gameAfter, { maxTeams: 2, teamSize: 1 })
      const undone = takenBack(shrunk, 1)
      const undo = { version: 2, of: 'draft', at: 1, before: shrunk, after: undone } as const
      const redone = (game: Game) => limitsOf(run(game, (state) => takeBack(state, undo, moment(2))))
      expect(redone(undone)).toEqual({ maxTeams: 2, teamSize: 1 })
      expect(redone(withLimits(undone, { maxTeams: 7 }))).toEqual({ maxTeams: 7, teamSize: 1 })
    })

    test('has as many teams as were to share the people', () => {
      const even = apply(arrivedGame(6, { maxTeams: 3 }), [{ type: 'evened', teams: 3, moves: [] }])
      const pick = reversible('draft', even, draftByHand(1, 'p1'))
      const restored = pick.takenBack(withLimits(pick.gameAfter, { maxTeams: 2 }), 1)
      expect([restored.evenTeams, restored.settings.maxTeams]).toEqual([3, 3])
    })
  })

  test.each([1, 2])(
    '[U-3] is refused once team %i, which it changed, has been called or has played',
    (team) => {
      const waiting = arriveAll(withRoom(startedGame(3)), ['late'])
      const { gameAfter, command } = reversible('draft', waiting, draftByHand(team, 'late'))
      const refused = { refusal: 'called-since', about: { team } }
      const called = run(gameAfter, callMatch(1, 2))
      expect(refusalWithDetails(takeBack(called, command, moment(1)))).toEqual(refused)
      const during = reversible('draft', run(waiting, callMatch(1, 2)), draftByHand(team, 'late'))
      const played = run(during.gameAfter, startClockAt(), endMatchAt(MINUTE))
      expect(refusalWithDetails(takeBack(played, during.command, moment(MINUTE)))).toEqual(refused)
    },
  )

  test('[U-3] is refused by the team of somebody who has been taken off the list, if nobody else is in it', () => {
    const waiting = arriveAll(withRoom(startedGame(3)), ['late'])
    const { gameAfter, command } = reversible('draft', waiting, moveTo('p3', 2))
    const called = run(gameAfter, callMatch(1, 2))
    expect(refusalWithDetails(takeBack(called, command, moment(1)))).toEqual({
      ...{ refusal: 'called-since', about: { team: 2 } },
    })
  })

  test('[M-12] leaves the next start as it has been put on hold meanwhile', () => {
    const before = arriveAll(run(withRoom(runningGame(4)), scoreGoal(1, SECOND), endMatchAt(MINUTE)), [
      'late',
    ])
    const { gameAfter, takenBack } = reversible('draft', before, draftByHand(4, 'late'), MINUTE)
    const held = run(gameAfter, (game) => holdNextMatch(game, true, moment(2 * MINUTE)))
    const { held: isHeld, now, reason, ended } = requirePlay(takenBack(held, 3 * MINUTE))
    expect({ isHeld, now, reason, ended }).toMatchObject({
      ...{ isHeld: true, now: { is: 'waiting', startsAt: null } },
      ...{ reason: requirePlay(before).reason, ended: requirePlay(before).ended },
    })
  })

  test('[R-4] says nothing of limits that it does not touch', () => {
    const { gameAfter, command } = reversible('draft', roomyMatch, draftByHand(1, 'late'))
    expect(eventTypes(takeBack(gameAfter, command, moment(SECOND)))).toEqual(['taken-back'])
  })
})

describe('the clock', () => {
  test('[Q-1] [U-5] that an end stopped runs on with what was left, and counts nothing between', () => {
    const before = runningGame(4)
    const { gameAfter, takenBack } = reversible('play', before, endMatchAt(MINUTE), MINUTE)
    const { clock, spells } = requireMatch(takenBack(gameAfter, 3 * MINUTE))
    expect(clock).toEqual({ phase: 'running', endsAt: 9 * MINUTE })
    expect(spells).toEqual([
      { from: 0, to: MINUTE },
      { from: 3 * MINUTE, to: null },
    ])
  })

  test.each([
    ['that was not started yet stands', run(startedGame(4), callMatch(1, 2))],
    ['that was paused stands', run(runningGame(4), (game) => pauseClock(game, moment(SECOND)))],
  ])('[Q-1] %s when its start is taken back, and no goal counts', (_, before) => {
    const { gameAfter, takenBack } = reversible('play', before, startClockAt(MINUTE), MINUTE)
    const { clock, spells } = requireMatch(takenBack(gameAfter, 2 * MINUTE))
    expect({ clock, spells }).toEqual({
      clock: requireMatch(before).clock,
      spells: requireMatch(before).spells,
    })
  })

  test('[U-5] of a changeover that the command left alone goes on as it went', () => {
    const before = run(runningGame(4), scoreGoal(1, SECOND), endMatchAt(MINUTE))
    const { gameAfter, takenBack } = reversible(
      'play',
      before,
      (game) => switchStage(game, 'knockout'),
      MINUTE + SECOND,
    )
    const restored = requirePlay(takenBack(gameAfter, MINUTE + 9 * SECOND))
    expect([restored.stage, restored.now]).toEqual(['normal', requirePlay(before).now])
  })
})

test('[L-9] a team that got its first player since is behind those that were in the queue', () => {
  const before = arriveAll(run(startedGame(3, { maxTeams: 4 }), callMatch(1, 2)), ['late'])
  const { gameAfter, takenBack } = reversible('play', before, startClockAt(MINUTE), MINUTE)
  const joined = run(gameAfter, draftByHand(4, 'late'))
  expect(requirePlay(takenBack(joined, 2 * MINUTE)).order).toEqual([1, 2, 3, 4])
})

test('[U-4] a referee who went home since then does not have the whistle again', () => {
  const before = run(runningGame(4), (game) => nameReferee(game, 'p3'))
  const { gameAfter, takenBack } = reversible('play', before, scoreGoal(1, SECOND), SECOND)
  const departed = run(gameAfter, (game) => removeParticipant(game, 'p3'))
  expect(requireMatch(takenBack(departed, MINUTE)).referee).toBeNull()
  expect(requireMatch(takenBack(gameAfter, MINUTE)).referee).toBe('p3')
})

test('[U-9] a match that a late goal called off is not given back to a team that has gone home since', () => {
  const oneGoal = { rules: { win: { by: 'goals' as const, goals: 1 } } }
  const current = advanceTo(run(runningGame(3, oneGoal), scoreGoal(2, 2 * SECOND)), MINUTE)
  const lateInput = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const waitingGame = apply(current, unwrap(lateGoal(current, lateInput, moment(MINUTE))!))
  const keepGoal = (game: Game) => settleLatePress(game, { id: 'late', keep: true }, moment(MINUTE))
  const { gameAfter, takenBack } = reversible('play', waitingGame, keepGoal, MINUTE)
  expect(requireMatch(takenBack(gameAfter, 2 * MINUTE))).toMatchObject({ number: 2, a: 2, b: 3 })
  const departed = run(gameAfter, (game) => removeParticipant(game, 'p3'))
  const { now, order } = requirePlay(takenBack(departed, 2 * MINUTE))
  expect([now, order]).toEqual([{ is: 'waiting', startsAt: null }, [1, 2]])
})

describe('[U-10] undo reaches back to the start of the match before the current one', () => {
  const byTime = { rules: { win: { by: 'time' as const } } }
  const start = reversible('play', startedGame(4, byTime), callMatch(1, 2))
  const goal = reversible('play', run(start.gameAfter, startClockAt()), scoreGoal(1, SECOND), SECOND)
  const inMatch2 = advanceTo(goal.gameAfter, 8 * MINUTE)
  const afterMatch2 = advanceTo(goal.gameAfter, 14 * MINUTE + 45 * SECOND)
  const knockout = reversible('play', advanceTo(goal.gameAfter, 7 * MINUTE), (game) =>
    switchStage(game, 'knockout'),
  )

  test.each<[string, Game, PastCommand, string]>([
    ['a goal of the match before this one', inMatch2, goal.command, 'allowed'],
    ['the start of the match before this one', inMatch2, start.command, 'allowed'],
    ['a goal of the match before the last one, between matches', afterMatch2, goal.command, 'out-of-reach'],
    ['the start of the match before the last one', afterMatch2, start.command, 'out-of-reach'],
    ['what was done before the last one was called', afterMatch2, knockout.command, 'out-of-reach'],
  ])('%s', (_, game, command, answer) => {
    expect(refusalOf(takeBack(game, command, moment(15 * MINUTE)))).toBe(answer)
  })

  test('without a changeover the goal that ended a match calls the next one, and is out of reach when that is over', () => {
    const rules = { win: { by: 'goals', goals: 1 }, changeoverS: 0 } as const
    const before = runningGame(3, { rules })
    const { gameAfter, command } = reversible('play', before, scoreGoal(1, SECOND), SECOND)
    const after = advanceTo(gameAfter, SECOND)
    expect(requireMatch(after).number).toBe(2)
    const overTwice = run(after, scoreGoal(1, 2 * SECOND))
    expect(refusalOf(takeBack(after, { ...command, after }, moment(2 * SECOND)))).toBe('allowed')
    expect(refusalOf(takeBack(overTwice, { ...command, after }, moment(3 * SECOND)))).toBe('out-of-reach')
  })

  test('whatever is undone or redone, no match before the last one goes', () => {
    everyScenarioWithTakeBacks((steps) => {
      for (const { by, before, after } of steps) {
        if (by !== 'takesBack' && by !== 'redoes') continue
        const older = before.play?.ended.slice(0, -1) ?? []
        const stays = after.play?.ended.slice(0, older.length) ?? []
        expect(stays.map(({ number, calledAt }) => [number, calledAt])).toEqual(
          older.map(({ number, calledAt }) => [number, calledAt]),
        )
      }
    })
  })
})

test('[U-6] the goal that won a match goes with all that followed, also when the same two play again', () => {
  const byTime = { rules: { win: { by: 'time' as const } } }
  const { gameAfter, takenBack } = reversible('play', runningGame(2, byTime), scoreGoal(1, SECOND), SECOND)
  const rematch = advanceTo(gameAfter, 8 * MINUTE)
  expect(requireMatch(rematch).number).toBe(2)
  const { ended, now } = requirePlay(takenBack(rematch, 8 * MINUTE))
  expect([ended, now]).toMatchObject([[{ winner: null }], { is: 'waiting' }])
})

test('[Q-5] a goal that came too late goes when the start of its clock is taken back', () => {
  const start = reversible('play', run(startedGame(4), callMatch(1, 2)), startClockAt())
  const lateInput = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const current = run(
    start.gameAfter,
    endMatchAt(MINUTE),
    callMatch(3, 4, MINUTE),
    startClockAt(MINUTE),
    scoreGoal(3, MINUTE),
  )
  const waitingGame = apply(current, unwrap(lateGoal(current, lateInput, moment(MINUTE))!))
  expect(requirePlay(waitingGame).late).toHaveLength(1)
  const restored = start.takenBack(waitingGame, 2 * MINUTE)
  expect([requireMatch(restored).number, requirePlay(restored).late]).toEqual([1, []])
})

test('[U-2] a goal that only waits for an admin is no command to take back yet', () => {
  const early = run(
    runningGame(4),
    endMatchAt(MINUTE),
    callMatch(3, 4, MINUTE),
    startClockAt(MINUTE),
    scoreGoal(3, MINUTE),
  )
  const lateInput = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const events = unwrap(lateGoal(early, lateInput, moment(MINUTE))!)
  expect([eventTypes(events), reversibleEventCount(events)]).toEqual([['late-press'], 0])
})

test('[U-6] [Q-5] what was decided of a late goal is open again, also when the next match is on', () => {
  const byTime = { rules: { win: { by: 'time' as const } } }
  const current = run(
    runningGame(4, byTime),
    endMatchAt(MINUTE),
    callMatch(3, 4, MINUTE),
    startClockAt(MINUTE),
    scoreGoal(3, MINUTE),
  )
  const lateInput = { id: 'late', match: 1, team: 1, by: 1, madeAt: SECOND }
  const waitingGame = apply(current, unwrap(lateGoal(current, lateInput, moment(MINUTE))!))
  const keepGoal = (game: Game) => settleLatePress(game, { id: 'late', keep: true }, moment(2 * MINUTE))
  const { gameAfter, takenBack } = reversible('play', waitingGame, keepGoal, 2 * MINUTE)
  expect(requirePlay(gameAfter).ended[0]?.score).toEqual({ a: 1, b: 0 })
  const next = advanceTo(gameAfter, 9 * MINUTE)
  const restored = takenBack(next, 9 * MINUTE)
  expect(requireMatch(restored)).toEqual(requireMatch(next))
  expect(requirePlay(restored).ended[0]?.score).toEqual({ a: 0, b: 0 })
  expect(requirePlay(restored).late).toMatchObject([{ id: 'late', fate: 'waiting' }])
})

test('[U-5] a coin that nobody has tossed keeps its seal', () => {
  const drawn = run(runningGame(3), scoreGoal(1, SECOND), scoreGoal(2, SECOND), endMatchAt(MINUTE))
  expect(requirePlay(drawn).now.is).toBe('toss')
  const { gameAfter, command } = reversible('play', drawn, (game) => switchStage(game, 'knockout'), MINUTE)
  const takenBack = apply(
    gameAfter,
    unwrap(takeBack(gameAfter, command, { at: 2 * MINUTE, commitment: 'another seal' })),
  )
  expect(requirePlay(takenBack).now).toEqual(requirePlay(drawn).now)
})
