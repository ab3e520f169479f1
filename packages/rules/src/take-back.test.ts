import { describe, expect, test } from 'vitest'
import { removeParticipant } from './arrival.ts'
import { goHome } from './come-and-go.ts'
import { correctResult } from './correct-result.ts'
import type { Game } from './game.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { pauseClock, switchStage } from './match.ts'
import type { PastCommand } from './past-command.ts'
import { nameReferee } from './referee.ts'
import { clockEndCount, reversibleEventCount, takeBack } from './take-back.ts'
import { settled, startedCup } from './testing/cups.ts'
import {
  advanceTo,
  apply,
  arriveAll,
  callMatch,
  draftByHand,
  endMatchAt,
  eventTypes,
  MINUTE,
  moment,
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
  tossBetween,
  unwrap,
} from './testing/games.ts'
import { reversible } from './testing/past-commands.ts'
import { everyScenarioWithTakeBacks } from './testing/random-scenarios.ts'

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

  test('[Q-5] still waits next to one that waited before the command that is taken back', () => {
    const next = reversible('play', waitingGame, callMatch(3, 4, MINUTE), MINUTE)
    const second = { ...late, id: 'second', madeAt: 2 * SECOND }
    const twice = run(next.gameAfter, (game) => lateGoal(game, second, moment(2 * MINUTE))!)
    expect(requirePlay(next.takenBack(twice, 2 * MINUTE)).late.map(({ id }) => id)).toEqual([
      'late',
      'second',
    ])
  })

  test('[Q-5] is removed when its match is taken back, and counts for no other match with the same number', () => {
    const start = reversible('play', startedGame(4), callMatch(1, 2))
    const restored = start.takenBack(waitingGame, 2 * MINUTE)
    expect(requirePlay(restored).late).toEqual([])
  })
})

describe('the clock', () => {
  test('[Q-1] [U-5] stopped by an end, goes on with the time that was left, and counts nothing in between', () => {
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
    ['that was not started yet stays so', run(startedGame(4), callMatch(1, 2))],
    ['that was paused stays so', run(runningGame(4), (game) => pauseClock(game, moment(SECOND)))],
  ])('[Q-1] %s when its start is taken back, and no goal counts', (_, before) => {
    const { gameAfter, takenBack } = reversible('play', before, startClockAt(MINUTE), MINUTE)
    const { clock, spells } = requireMatch(takenBack(gameAfter, 2 * MINUTE))
    expect({ clock, spells }).toEqual({
      clock: requireMatch(before).clock,
      spells: requireMatch(before).spells,
    })
  })

  test('[U-5] of a changeover that the command did not change goes on as before', () => {
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

test('[U-4] a referee who went home since then does not get the whistle back', () => {
  const before = run(runningGame(4), (game) => nameReferee(game, 'p3'))
  const { gameAfter, takenBack } = reversible('play', before, scoreGoal(1, SECOND), SECOND)
  const departed = run(gameAfter, (game) => removeParticipant(game, 'p3'))
  expect(requireMatch(takenBack(departed, MINUTE)).referee).toBeNull()
  expect(requireMatch(takenBack(gameAfter, MINUTE)).referee).toBe('p3')
})

test('[U-9] a match that a late goal called off is not restored for a team that has gone home since', () => {
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
  const outOfReach = { refusal: 'out-of-reach', about: { match: 2 } }
  const knockout = reversible('play', advanceTo(goal.gameAfter, 7 * MINUTE), (game) =>
    switchStage(game, 'knockout'),
  )

  test.each<[string, Game, PastCommand, unknown]>([
    ['a goal of the match before this one', inMatch2, goal.command, 'allowed'],
    ['the start of the match before this one', inMatch2, start.command, 'allowed'],
    ['a goal of the match before the last one, between matches', afterMatch2, goal.command, outOfReach],
    ['the start of the match before the last one', afterMatch2, start.command, outOfReach],
    ['what was done before the last one was called', afterMatch2, knockout.command, outOfReach],
  ])('%s', (_, game, command, answer) => {
    expect(refusalWithDetails(takeBack(game, command, moment(15 * MINUTE)))).toEqual(answer)
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

  test('whatever is undone or redone, no match before the last one changes', () => {
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

test('[U-6] the goal that won a match is undone with all that followed, also when the same two play again', () => {
  const byTime = { rules: { win: { by: 'time' as const } } }
  const { gameAfter, takenBack } = reversible('play', runningGame(2, byTime), scoreGoal(1, SECOND), SECOND)
  const rematch = advanceTo(gameAfter, 8 * MINUTE)
  expect(requireMatch(rematch).number).toBe(2)
  const { ended, now } = requirePlay(takenBack(rematch, 8 * MINUTE))
  expect([ended, now]).toMatchObject([[{ winner: null }], { is: 'waiting' }])
})

describe('a corrected result, taken back', () => {
  const correction = { match: 1, score: { a: 3, b: 3 }, reason: 'Counted again' }
  const before = run(runningGame(4), scoreGoal(1, MINUTE, 2))
  const { gameAfter, takenBack } = reversible('play', before, (game) =>
    correctResult(game, correction, MINUTE),
  )

  test('[E-11] [U-6] has its score again, and the match that was called since goes on', () => {
    const next = advanceTo(gameAfter, 2 * MINUTE)
    const restored = takenBack(next, 2 * MINUTE)
    expect(requireMatch(next).number).toBe(2)
    expect(requireMatch(restored)).toEqual(requireMatch(next))
    expect(requirePlay(restored).ended).toEqual(requirePlay(before).ended)
  })
})

describe('[L-11] a team that stays on and has lost its players', () => {
  const left = { id: 'p1', gone: true, at: MINUTE }
  const sendHome = settled((game) => goHome(game, left, { isOrganiser: true, id: null }), MINUTE)

  test.each([2, 3])(
    'does not stay on with other players, also of %i teams when a command in between is undone',
    (n) => {
      const won = run(arriveAll(runningGame(n), ['late']), scoreGoal(1, MINUTE, 2))
      const gone = run(won, sendHome)
      expect(requirePlay(gone).holder).toMatchObject({ team: 1 })
      const { gameAfter, takenBack } = reversible(
        'play',
        gone,
        (game) => switchStage(game, 'knockout'),
        MINUTE,
      )
      expect(requirePlay(takenBack(gameAfter, MINUTE)).holder).toEqual(requirePlay(gone).holder)
      const joined = run(gameAfter, draftByHand(1, 'late'))
      expect(requirePlay(takenBack(joined, MINUTE)).holder).toBeNull()
    },
  )
})

test('[Q-5] a goal that arrived too late is removed when the start of its clock is taken back', () => {
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
  const goal = unwrap(scoreGoal(3, MINUTE + SECOND)(early))
  expect([eventTypes(goal), reversibleEventCount(goal)]).toEqual([['scored', 'ended', 'lined-up'], 3])
})

test('[U-6] [Q-5] the decision about a late goal is open again, also when the next match is on', () => {
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

test('[U-5] a coin that has not been tossed keeps its seal', () => {
  const drawn = run(runningGame(4), scoreGoal(1, SECOND), scoreGoal(2, SECOND), endMatchAt(MINUTE))
  expect(requirePlay(drawn).now.is).toBe('toss')
  const { gameAfter, command } = reversible('play', drawn, (game) => switchStage(game, 'knockout'), MINUTE)
  const takenBack = apply(
    gameAfter,
    unwrap(takeBack(gameAfter, command, { at: 2 * MINUTE, commitment: 'another seal' })),
  )
  expect(requirePlay(takenBack).now).toEqual(requirePlay(drawn).now)
})

test('[U-5] [T-4] a coin that a late goal had taken away is due again with a new seal', () => {
  const drawn = advanceTo(
    run(runningGame(4), scoreGoal(1, SECOND), scoreGoal(2, SECOND)),
    7 * MINUTE + SECOND,
  )
  const lateInput = { id: 'late', match: 1, team: 1, by: 1, madeAt: MINUTE }
  const at = 7 * MINUTE + 2 * SECOND
  const late = reversible('play', drawn, (game) => lateGoal(game, lateInput, moment(at))!, at)
  expect([drawn, late.gameAfter].map((game) => requirePlay(game).now.is)).toEqual(['toss', 'waiting'])
  const undo = takeBack(late.gameAfter, late.command, { at: at + SECOND, commitment: 'another seal' })
  expect(requirePlay(apply(late.gameAfter, unwrap(undo))).now).toEqual({
    ...{ is: 'toss', commitment: 'another seal' },
  })
})

test('[U-2] [U-5] undoing a switch of the stage between matches also undoes the match that the clock has called', () => {
  const before = run(runningGame(4), scoreGoal(1, SECOND, 2))
  const { gameAfter, takenBack } = reversible('play', before, (game) => switchStage(game, 'knockout'), MINUTE)
  const next = advanceTo(gameAfter, MINUTE)
  expect(requireMatch(next)).toMatchObject({ number: 2, stage: 'knockout' })
  const restored = requirePlay(takenBack(next, 2 * MINUTE))
  expect([restored.stage, restored.now]).toEqual([
    'normal',
    { is: 'waiting', startsAt: 2 * MINUTE + 30 * SECOND },
  ])
})

describe('[U-9] a toss that is taken back', () => {
  const drawn = run(runningGame(4), scoreGoal(1, SECOND), scoreGoal(2, SECOND), endMatchAt(MINUTE))
  const toss = reversible(
    'play',
    drawn,
    tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'heads', MINUTE),
    MINUTE,
  )
  const nowAfter = (gone: string) => {
    const home = { id: gone, gone: true, at: MINUTE }
    const departed = run(toss.gameAfter, (game) => goHome(game, home, { isOrganiser: true, id: null }))
    return requirePlay(toss.takenBack(departed, 2 * MINUTE)).now
  }

  test('is due again when another team has left meanwhile', () => {
    expect(requirePlay(drawn).now.is).toBe('toss')
    expect(nowAfter('p4').is).toBe('toss')
  })

  test('is due no more when one of the two has left: the next match is called by hand', () => {
    expect(nowAfter('p2')).toEqual({ is: 'waiting', startsAt: null })
  })

  test('is due again in a cup when another team has left meanwhile', () => {
    const cup = run(startedCup(4, { is: 'knockout' }), callMatch(1, 4), startClockAt(), endMatchAt(SECOND))
    const coin = tossBetween({ team: 1, side: 'heads' }, { team: 4, side: 'tails' }, 'heads', SECOND)
    const { gameAfter, takenBack } = reversible('play', cup, coin, SECOND)
    const home = { id: 'p3', gone: true, at: SECOND }
    const leaves = settled((game) => goHome(game, home, { isOrganiser: true, id: null }), SECOND)
    expect(requirePlay(takenBack(run(gameAfter, leaves), MINUTE)).now).toEqual(requirePlay(cup).now)
  })
})

test("[U-12] the clock's end of a match is counted with what followed it, and no other end is", () => {
  const ended = { type: 'ended', winner: null, at: 0, playedMs: 0 } as const
  const stage = { type: 'stage-switched', to: 'knockout', byHand: false } as const
  expect(clockEndCount([{ ...ended, why: 'time' }, stage])).toBe(2)
  expect(clockEndCount([stage, { ...ended, why: 'time' }, stage])).toBe(2)
  expect(clockEndCount([{ ...ended, why: 'early' }, stage])).toBe(0)
})
