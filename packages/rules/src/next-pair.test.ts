import { describe, expect, test } from 'vitest'
import { goHome, substitutePlayer } from './come-and-go.ts'
import { correctResult } from './correct-result.ts'
import { planCup } from './cup/run-cup.ts'
import { tossToRepeat } from './earlier-toss.ts'
import type { Game } from './game.ts'
import type { GameEvent } from './game-events.ts'
import { holdNextMatch } from './match.ts'
import { settleNextPair, withNextPair } from './next-pair.ts'
import type { PastCommand } from './past-command.ts'
import type { Result } from './result.ts'
import { takeBack } from './take-back.ts'
import { cupOptions, settled, startedCup } from './testing/cups.ts'
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
  requireMatch,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  startClockAt,
  tossBetween,
  unwrap,
} from './testing/games.ts'
import { eventsOf, everyScenario, everyScenarioWithTakeBacks } from './testing/random-scenarios.ts'

const ORGANISER = { isOrganiser: true, id: null }
const LATER = MINUTE + 10 * SECOND
const CHANGEOVER = 30 * SECOND

type Decide = (game: Game) => Result<readonly GameEvent[], string>

/** Runs a command as the server does, ten seconds after the end of the match. */
const command = (game: Game, decide: Decide, at = LATER): Game =>
  apply(game, withNextPair(game, unwrap(decide(game)), moment(at)))

/** Two more people are here who may become the players of teams 3 and 4. */
const withSpares = (game: Game) => arriveAll(game, ['late3', 'late4'])
const fill3 = draftByHand(3, 'late3')
const fill4 = draftByHand(4, 'late4')
const leaves = (id: string) => (game: Game) => goHome(game, { id, gone: true, at: LATER }, ORGANISER)

/** The first match has ended after a minute: won by team 1 or drawn. */
const won = (teams: number, overrides: Parameters<typeof runningGame>[1] = {}) =>
  withSpares(run(runningGame(teams, { maxTeams: 4, ...overrides }), scoreGoal(1, MINUTE, 2)))
const goalless = (teams: number, overrides: Parameters<typeof runningGame>[1] = {}) =>
  withSpares(run(runningGame(teams, { maxTeams: 4, ...overrides }), endMatchAt(MINUTE)))
const scored = (teams: number) =>
  withSpares(
    run(
      runningGame(teams, { maxTeams: 4 }),
      scoreGoal(1, SECOND),
      scoreGoal(2, 2 * SECOND),
      endMatchAt(MINUTE),
    ),
  )
const tossed = (teams: number) =>
  run(scored(teams), tossBetween({ team: 2, side: 'heads' }, { team: 1, side: 'tails' }, 'heads', MINUTE))

/** Plays for a second, and the second team scores. */
const since = (game: Game, a: number, b: number) =>
  run(game, callMatch(a, b, MINUTE), startClockAt(MINUTE), scoreGoal(b, MINUTE, 2))

const summary = (game: Game) => {
  const { now, order, reason } = requirePlay(game)
  return [order.join(), now.is === 'toss' ? 'coin' : reason.because]
}

describe('[L-11] the next pair when the queue changes between two matches', () => {
  test.each<[string, Game, Decide, string, string]>([
    ['1 won, none waits; 3 is drafted', won(2), fill3, '1,3,2', 'winner-stays'],
    ['a goalless draw, none waits; 3 is drafted', goalless(2), fill3, '1,2,3', 'coin'],
    ['a draw with goals, none waits; 3 is drafted', scored(2), fill3, '1,2,3', 'coin'],
    ['1 won, 3 waits; 4 is drafted', won(3), fill4, '1,3,2,4', 'winner-stays'],
    ['1 won, 3 waits; 3 goes home', won(3), leaves('p3'), '1,2', 'rematch'],
    ['1 won, 3 and 4 wait; 3 goes home', won(4), leaves('p3'), '1,4,2', 'winner-stays'],
    ['1 won, 3 waits; 2 goes home', won(3), leaves('p2'), '1,3', 'winner-stays'],
    ['1 won, 3 waits; 1 goes home', won(3), leaves('p1'), '3,2', 'first-in-line'],
    ['1 won, none waits; 1 goes home', won(2), leaves('p1'), '2', 'first-in-line'],
    ['1 won, none waits; 2 goes home', won(2), leaves('p2'), '1', 'first-in-line'],
    ['a coin is due as only 3 waits; 4 is drafted', goalless(3), fill4, '3,4,2,1', 'both-off'],
    ['a coin is due, 3 waits; 3 goes home', goalless(3), leaves('p3'), '1,2', 'rematch'],
    ['both left, 3 and 4 wait; 3 goes home', goalless(4), leaves('p3'), '1,2,4', 'coin'],
    [
      '1 won, 2 went home, 3 and 4 wait; 3 goes home',
      run(won(4), leaves('p2')),
      leaves('p3'),
      '1,4',
      'winner-stays',
    ],
    ['1 won, 2 went home; 3 goes home', command(won(3), leaves('p2')), leaves('p3'), '1', 'first-in-line'],
    ['2 won a toss and lost to 3; 4 is drafted', since(tossed(3), 2, 3), fill4, '3,1,2,4', 'winner-stays'],
    ['2 won the toss, 3 waits; 4 is drafted', tossed(3), fill4, '2,3,1,4', 'toss-won'],
    ['2 won the toss, 3 waits; 3 goes home', tossed(3), leaves('p3'), '2,1', 'rematch'],
  ])('%s', (_, game, decide, order, because) => {
    expect(summary(command(game, decide))).toEqual([order, because])
  })

  test('a coin that is due between the same two stays as it is', () => {
    expect(eventTypes(settled(fill4)(scored(3)))).toEqual(['drafted'])
  })

  test('[T-2] a toss that has happened decides again when a team waits again', () => {
    const rematch = command(tossed(3), leaves('p3'))
    const game = command(rematch, fill3)
    expect(summary(game)).toEqual(['2,3,1', 'toss-won'])
    expect(requirePlay(game).tosses).toHaveLength(1)
    expect(tossToRepeat(requirePlay(rematch))).toBeUndefined()
  })

  test('a team that stayed, lost its players and has some again does not stay on', () => {
    const game = command(command(won(3), leaves('p1')), draftByHand(1, 'late3'))
    expect(summary(game)).toEqual(['3,2,1', 'first-in-line'])
    const two = command(command(won(2), leaves('p1')), fill3)
    expect(summary(two)).toEqual(['2,3', 'first-in-line'])
    const back = command(command(won(2), leaves('p1')), draftByHand(1, 'late3'))
    expect(requirePlay(back)).toMatchObject({ order: [2, 1], holder: null })
  })

  test('[E-11] a corrected result does not change who stays', () => {
    const corrected = run(won(2), (game) =>
      correctResult(game, { match: 1, score: { a: 0, b: 1 }, reason: 'Counted again' }, MINUTE),
    )
    expect(summary(command(corrected, fill3))).toEqual(['1,3,2', 'winner-stays'])
  })

  test('[Q-6] another pair starts after a full changeover, the same pair as planned', () => {
    const startsAt = (game: Game) => requirePlay(game).now
    expect(startsAt(command(won(2), fill3))).toMatchObject({ startsAt: LATER + CHANGEOVER })
    expect(startsAt(command(won(3), fill4))).toMatchObject({ startsAt: MINUTE + CHANGEOVER })
    expect(startsAt(command(won(2), leaves('p1')))).toMatchObject({ startsAt: null })
    expect(startsAt(command(won(3), leaves('p3')))).toMatchObject({ startsAt: LATER + CHANGEOVER })
    expect(startsAt(command(goalless(3), leaves('p3')))).toMatchObject({ startsAt: LATER + CHANGEOVER })
    expect(startsAt(command(tossed(3), fill4))).toMatchObject({ startsAt: MINUTE + CHANGEOVER })
    const wonBy2 = run(runningGame(3), scoreGoal(2, MINUTE, 2))
    const cup = command(wonBy2, (game) => planCup(game, cupOptions({ is: 'knockout' })))
    expect(summary(wonBy2)).toEqual(['2,3,1', 'winner-stays'])
    expect(summary(cup)).toEqual(['2,3,1', 'cup-match'])
    expect(startsAt(cup)).toMatchObject({ startsAt: MINUTE + CHANGEOVER })
    const match = requireMatch(advanceTo(command(won(2), fill3), LATER + CHANGEOVER))
    expect([match.a, match.b]).toEqual([1, 3])
  })

  test('[M-12] on hold, the new pair waits too', () => {
    const held = run(won(2), (game) => holdNextMatch(game, true, moment(MINUTE)))
    expect(requirePlay(command(held, fill3)).now).toEqual({ is: 'waiting', startsAt: null })
  })

  test('a match that is called stays called, and a change within a team changes nothing', () => {
    const called = advanceTo(won(2), MINUTE + CHANGEOVER)
    expect(settleNextPair(called, run(called, fill3), moment(2 * MINUTE))).toEqual([])
    const game = won(3)
    const swapped = run(game, (state) =>
      substitutePlayer(state, { playerIn: 'late3', playerOut: 'p3' }, ORGANISER),
    )
    expect(settleNextPair(game, swapped, moment(LATER))).toEqual([])
  })

  test.each([
    ['line', won(3), [2, 3, 1]],
    ['cup', withSpares(startedCup(3)), [3, 1, 2]],
  ])(
    'a %s that today’s rules would order differently is not changed by a change within a team',
    (_, game, order) => {
      const older = { ...game, play: { ...requirePlay(game), order } }
      const swap: Decide = (state) =>
        substitutePlayer(state, { playerIn: 'late3', playerOut: 'p3' }, ORGANISER)
      expect(requirePlay(game).order).not.toEqual(order)
      expect(requirePlay(command(older, swap)).order).toEqual(order)
    },
  )

  test.each<[string, Game, Decide]>([
    ['3 is drafted after a win', won(2), fill3],
    ['3 is drafted after a draw', scored(2), fill3],
    ['3 goes home after a win', won(3), leaves('p3')],
    ['the team that stays goes home', won(3), leaves('p1')],
    ['4 is drafted while a coin is due', goalless(3), fill4],
    ['3 goes home after a toss', tossed(3), leaves('p3')],
  ])('[U-1] [U-11] undo and redo: %s', (_, before, decide) => {
    const after = command(before, decide)
    const past: PastCommand = { version: 1, of: 'draft', at: LATER, before, after }
    const undone = command(after, (game) => takeBack(game, past, moment(LATER)), 2 * MINUTE)
    expect(summary(undone)).toEqual(summary(before))
    expect(eventTypes(settled((game) => takeBack(game, past, moment(LATER)), LATER)(after))).toEqual([
      'taken-back',
    ])
    const undo: PastCommand = { version: 2, of: 'draft', at: LATER, before: after, after: undone }
    const redone = command(undone, (game) => takeBack(game, undo, moment(LATER)), 3 * MINUTE)
    expect(summary(redone)).toEqual(summary(after))
  })

  test('[U-4] a match command that is undone after a team went home restores a pair of teams that are present', () => {
    const before = won(3)
    const after = run(before, (game) => holdNextMatch(game, true, moment(MINUTE)))
    const departed = command(after, leaves('p3'))
    const past: PastCommand = { version: 1, of: 'play', at: MINUTE, before, after }
    const restored = command(departed, (game) => takeBack(game, past, moment(LATER)))
    expect(summary(restored)).toEqual(['1,2', 'rematch'])
    expect(requirePlay(restored).now).toEqual({ is: 'waiting', startsAt: LATER + CHANGEOVER })
  })
})

describe('[O-7] in a cup in which only a win counts, and the first two after three matches are level', () => {
  const TERMS = { points: { win: 1, draw: 0, loss: 0 }, tieBreakers: [] }
  /** 1 beats 2, 1 and 3 draw, and 3 loses to 2: a coin between 1 and 2. */
  const coinDue = [
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
  ].reduce(
    (game, [a = 0, b = 0, goals = 0]) =>
      run(game, callMatch(a, b), startClockAt(), ...(goals ? [scoreGoal(a, 1)] : []), endMatchAt(2)),
    withSpares(startedCup(3, TERMS, { maxTeams: 4, rules: { win: { by: 'time' } } })),
  )
  const corrected =
    (match: number, a: number, b: number): Decide =>
    (game) =>
      correctResult(game, { match, score: { a, b }, reason: 'Counted again' }, MINUTE)

  test('the end of a match lines up the next two once', () => {
    const game = run(startedCup(4, {}, { rules: { changeoverS: 30 } }), callMatch(1, 2), startClockAt())
    expect(eventTypes(settled(endMatchAt(2), 2)(game))).toEqual(['ended', 'lined-up'])
  })

  test('the coin stays when a team comes that is not in the cup', () => {
    expect(requirePlay(coinDue)).toMatchObject({ now: { is: 'toss' }, order: [1, 2, 3] })
    expect(eventTypes(settled(fill4)(coinDue))).toEqual(['drafted'])
  })

  test.each<[string, Decide[], string, string]>([
    ['2 and 3 draw: 1 has won the cup', [corrected(3, 0, 0)], '1,2,3', 'cup-over'],
    ['3 beat 2: the coin is between 1 and 3', [corrected(3, 0, 1)], '1,3,2', 'coin'],
    [
      '2 and 3 draw, then 2 won after all: the coin is due again',
      [corrected(3, 0, 0), corrected(3, 1, 0)],
      '1,2,3',
      'coin',
    ],
  ])('%s', (_, decisions, order, reason) => {
    const game = decisions.reduce((state, decide) => command(state, decide), coinDue)
    expect(summary(game)).toEqual([order, reason])
  })
})

describe('every game', () => {
  test.each([
    ['', everyScenario],
    [', also with undo and redo', everyScenarioWithTakeBacks],
  ])('[L-11] calls no match as a rematch while a ready team waits%s', (_, everyGame) => {
    everyGame((steps) => {
      for (const { event, before } of eventsOf(steps))
        if (event.type === 'match-called' && event.reason.because === 'rematch')
          expect(before.teams).toHaveLength(2)
      for (const { after } of steps)
        if (after.play?.now.is === 'waiting' && after.play.reason.because === 'rematch')
          expect(after.play.order).toHaveLength(2)
    })
  })

  test('[L-11] has the staying team first in the queue', () => {
    everyScenarioWithTakeBacks((steps) => {
      for (const { after } of steps) {
        if (after.play?.now.is !== 'waiting' || !('stays' in after.play.reason)) continue
        expect(after.play.order[0]).toBe(after.play.reason.stays)
      }
    })
  })
})
