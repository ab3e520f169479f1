import { describe, expect, test } from 'vitest'
import { evolve, type Game } from './game.ts'
import type { GameEvent, QueuePositions } from './game-events.ts'
import {
  apply,
  callMatch,
  endMatchAt,
  MINUTE,
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
} from './testing/games.ts'

const lent = (id: string, from: number, to: number): GameEvent => ({ type: 'lent', id, from, to })

describe('[J-4] a loan', () => {
  test.each([1, 2])(
    'to team %i ends with the match of that team, a loan to a team that waits stays',
    (team) => {
      const game = apply(runningGame(4), [lent('p3', 3, team), lent('p4', 4, 3)])
      expect(requirePlay(run(game, endMatchAt(MINUTE))).loans).toEqual([{ id: 'p4', from: 4, to: 3 }])
    },
  )

  test('of the referee takes the whistle only for a match that is on', () => {
    const game = runningGame(4, { refereeRequired: true })
    expect(requireMatch(game).referee).toBe('p3')
    expect(requireMatch(apply(game, [lent('p3', 3, 4)])).referee).toBe('p3')
    expect(requireMatch(apply(game, [lent('p3', 3, 1)])).referee).toBeNull()
  })
})

test('[Q-7] after a match that was called off the next one is called by hand', () => {
  const off = evolve(runningGame(3), { type: 'called-off', matchNumber: 1, at: MINUTE })
  expect(requirePlay(off).now).toEqual({ is: 'waiting', startsAt: null })
})

test('[M-12] at Play Ball the question whether people still play is not open', () => {
  expect(requirePlay(startedGame(2)).isAsked).toBe(false)
})

test('[M-8] what followed from a match is stored with that match and with none before it', () => {
  const one = run(startedGame(3), callMatch(1, 2), startClockAt(), scoreGoal(2, SECOND), endMatchAt(MINUTE))
  const [a = 0, b = 0] = requirePlay(one).order
  const two = run(one, callMatch(a, b, 2 * MINUTE), startClockAt(2 * MINUTE), endMatchAt(3 * MINUTE))
  expect(requirePlay(two).ended[0]?.fate).toEqual(requirePlay(one).ended[0]?.fate)
  expect(requirePlay(two).ended[1]?.fate).not.toEqual(requirePlay(one).ended[0]?.fate)
})

describe('[L-9] a draft that is taken back', () => {
  const played = run(
    startedGame(3),
    callMatch(1, 2),
    startClockAt(),
    scoreGoal(1, SECOND),
    endMatchAt(MINUTE),
  )
  const holder = { team: 1, wins: 1 }
  const withLine = (line: QueuePositions): Game =>
    evolve(played, {
      type: 'taken-back',
      version: 1,
      back: {
        ...{ of: 'draft', teams: played.teams, passed: [], drafted: [], evenTeams: null, gone: [] },
        ...{ referee: null, line },
      },
    })
  const holderOf = (game: Game) => requirePlay(game).holder

  test('in an older log leaves the staying team while it is one of the next two', () => {
    expect(holderOf(played)).toMatchObject({ team: 1 })
    expect(holderOf(withLine({ order: [1, 3, 2], atEnd: null }))).toEqual(holderOf(played))
    expect(holderOf(withLine({ order: [3, 2, 1], atEnd: null }))).toBeNull()
  })

  test('restores the staying team of its time, or none', () => {
    expect(holderOf(withLine({ order: [3, 2, 1], holder, atEnd: null }))).toEqual(holder)
    expect(holderOf(withLine({ order: [1, 3, 2], holder: null, atEnd: null }))).toBeNull()
  })
})

describe('[C-9] when the clock of the machine has moved', () => {
  const moved = (game: Game) => requirePlay(evolve(game, { type: 'clock-moved', byMs: MINUTE })).now

  test('a coming start moves with it, and a match that is called by hand has no start', () => {
    const waiting = run(runningGame(3), scoreGoal(1, SECOND), endMatchAt(MINUTE))
    const { now } = requirePlay(waiting)
    if (now.is !== 'waiting' || now.startsAt === null) throw new Error('The next match has no start.')
    expect(moved(waiting)).toEqual({ is: 'waiting', startsAt: now.startsAt + MINUTE })
    const byHand = apply(waiting, [{ type: 'postponed', startsAt: null }])
    expect(moved(byHand)).toEqual({ is: 'waiting', startsAt: null })
  })

  test('a running match moves with its scoring periods', () => {
    const before = requireMatch(runningGame(2))
    expect(moved(runningGame(2))).toMatchObject({
      match: { calledAt: before.calledAt + MINUTE, spells: [{ from: MINUTE, to: null }] },
    })
  })

  test.each<[string, Game]>([
    ['a paused match', apply(runningGame(2), [{ type: 'clock-paused', at: SECOND, leftMs: 5 }])],
    ['a match whose clock has not started', run(startedGame(2), callMatch(1, 2))],
    ['the last play', apply(runningGame(2), [{ type: 'reached-zero', at: SECOND }])],
    [
      'a coin that is due',
      apply(runningGame(3), [
        { type: 'toss-due', commitment: 'sealed', reason: { because: 'first-in-line' } },
      ]),
    ],
  ])('%s is as it was', (_, game) => {
    expect(moved(game)).toEqual(requirePlay(game).now)
  })
})
