import { describe, expect, test } from 'vitest'
import type { Game } from '../game.ts'
import { startedCup } from '../testing/cups.ts'
import {
  callMatch,
  endMatchAt,
  MINUTE,
  requirePlay,
  run,
  SECOND,
  scoreGoal,
  startClockAt,
  startedGame,
  tossBetween,
} from '../testing/games.ts'
import { cupResult } from './cup-result.ts'
import { withdrawTeam } from './run-cup.ts'

const RULES = { rules: { win: { by: 'time' }, changeoverS: 30 } } as const

/** Plays the next two teams; the goals are theirs in turn. */
function playNext(game: Game, goalsA: number, goalsB: number): Game {
  const play = requirePlay(game)
  const [a = 0, b = 0] = play.order
  const at = (play.ended.length + 1) * 10 * MINUTE
  const goals = [...Array(goalsA).fill(a), ...Array(goalsB).fill(b)] as number[]
  return run(
    game,
    callMatch(a, b, at),
    startClockAt(at),
    ...goals.map((team) => scoreGoal(team, at + SECOND)),
    endMatchAt(at + 2 * SECOND),
  )
}

const playAll = (game: Game, ...scores: [number, number][]): Game =>
  scores.reduce((played, [a, b]) => playNext(played, a, b), game)

describe('[O-23] the result of a cup', () => {
  test('of a knockout is the final with its score, and who is third', () => {
    const cup = startedCup(4, { is: 'knockout', thirdPlace: true }, RULES)
    // 4 beats 1, 2 beats 3; 3 is third; 2 beats 4 in the final
    const played = playAll(cup, [0, 1], [1, 0], [0, 2], [1, 3])
    const { order } = requirePlay(played)
    expect(order.toSorted()).toEqual([1, 2, 3, 4])
    expect(cupResult(played)).toEqual({
      ...{ winner: 2, runnerUp: 4, third: 3, points: null },
      final: { goals: 3, against: 1, byToss: false },
    })
  })

  test('names the coin that decided the final, and has no third place without a match for it', () => {
    const cup = startedCup(4, { is: 'knockout', thirdPlace: false }, RULES)
    const level = playAll(cup, [1, 0], [1, 0], [1, 1])
    const played = run(
      level,
      tossBetween({ team: 1, side: 'heads' }, { team: 2, side: 'tails' }, 'tails', 40 * MINUTE),
    )
    expect(cupResult(played)).toMatchObject({
      ...{ winner: 2, runnerUp: 1, third: null },
      final: { goals: 1, against: 1, byToss: true },
    })
  })

  test('has the goals of the winner first, whichever side it played on', () => {
    const cup = startedCup(4, { is: 'knockout', thirdPlace: false }, RULES)
    expect(cupResult(playAll(cup, [1, 0], [1, 0], [3, 1]))).toMatchObject({
      winner: 1,
      final: { goals: 3, against: 1, byToss: false },
    })
  })

  test('has no score when a team left before the final', () => {
    const cup = startedCup(4, { is: 'knockout', thirdPlace: false }, RULES)
    const played = run(playAll(cup, [1, 0], [1, 0]), (game) => withdrawTeam(game, 1))
    expect(cupResult(played)).toMatchObject({ winner: 2, runnerUp: 1, final: null })
  })

  test('keeps the score of a drawn final whose loser left before the coin', () => {
    const cup = startedCup(4, { is: 'knockout', thirdPlace: false }, RULES)
    const played = run(playAll(cup, [1, 0], [1, 0], [1, 1]), (game) => withdrawTeam(game, 1))
    expect(cupResult(played)).toMatchObject({
      ...{ winner: 2, runnerUp: 1 },
      final: { goals: 1, against: 1, byToss: false },
    })
  })

  test('of a round robin is the first of its table with the points', () => {
    const played = playAll(startedCup(3, { is: 'round_robin' }, RULES), [3, 0], [2, 0], [1, 0])
    expect(cupResult(played)).toEqual({
      ...{ winner: requirePlay(played).ended[0]?.a, runnerUp: null, third: null, final: null, points: 3 },
    })
  })

  test('is none before its first match has ended, and without a cup; before the end it has no winner, and nothing else', () => {
    const cup = startedCup(4, { is: 'knockout' }, RULES)
    const unfinished = { winner: null, runnerUp: null, third: null, final: null, points: null }
    expect(cupResult(cup)).toBeNull()
    expect(cupResult(run(cup, callMatch(1, 4)))).toBeNull()
    expect(cupResult(startedGame(4))).toBeNull()
    expect(cupResult(playAll(cup, [1, 0]))).toEqual(unfinished)
    expect(cupResult(playAll(cup, [1, 0], [1, 0], [1, 0]))).toEqual(unfinished)
    expect(cupResult(playAll(startedCup(3, { is: 'round_robin' }, RULES), [3, 0]))).toEqual(unfinished)
  })
})
