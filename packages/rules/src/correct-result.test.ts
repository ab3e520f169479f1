import { describe, expect, test } from 'vitest'
import { endGame } from './closing.ts'
import { correctResult } from './correct-result.ts'
import { isCup } from './cup/cup-play.ts'
import { isEqual } from './deep-equal.ts'
import { describeEnding } from './ending-description.ts'
import type { Game } from './game.ts'
import type { EndedMatch, Score } from './game-events.ts'
import { lateGoal } from './late-press.ts'
import { gameTable, matchResult } from './results.ts'
import { takeBack } from './take-back.ts'
import {
  advanceTo,
  eventTypes,
  MINUTE,
  moment,
  refusalWithDetails,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
} from './testing/games.ts'
import { everyScenarioWithTakeBacks } from './testing/random-scenarios.ts'

const BY_TIME = { rules: { win: { by: 'time' as const } } }
const after1 = advanceTo(run(runningGame(3, BY_TIME), scoreGoal(1, SECOND)), 7 * MINUTE)
const inMatch2 = advanceTo(after1, 8 * MINUTE)
const CHANGED = { refusal: 'result-changed', about: { match: 1, score: '0–\u20602' } }
const correct =
  (match: number, a: number, b: number, reason = 'Counted twice') =>
  (game: Game) =>
    correctResult(game, { match, score: { a, b }, reason }, 9 * MINUTE)

describe('[E-11] the score of a finished match is corrected', () => {
  test.each<[string, Game]>([
    ['between matches', after1],
    ['while the next one is on', inMatch2],
    ['in a game that is over', run(after1, (game) => endGame(game, 8 * MINUTE))],
  ])('%s: the result follows, the queue and the present match stay', (_when, game) => {
    const corrected = run(game, correct(1, 0, 2))
    const { ended, ...rest } = requirePlay(corrected)
    const { ended: _, ...restBefore } = requirePlay(game)
    expect(rest).toEqual(restBefore)
    expect(ended[0]).toMatchObject({
      score: { a: 0, b: 2 },
      winner: 'b',
      correction: { from: { a: 1, b: 0 }, reason: 'Counted twice', at: 9 * MINUTE },
    })
    expect(gameTable([1, 2], ended.map(matchResult))).toMatchObject([
      { team: 2, won: 1, goalsFor: 2 },
      { team: 1, lost: 1, goalsAgainst: 2 },
    ])
    expect(describeEnding(ended[0]!, requirePlay(corrected))).toBe('Corrected from 1–\u20600')
  })

  test('to a draw, and twice: the played score is still known', () => {
    const corrected = run(inMatch2, correct(1, 1, 1), correct(1, 3, 1, 'Video'))
    expect(requirePlay(corrected).ended[0]).toMatchObject({
      winner: 'a',
      correction: { from: { a: 1, b: 0 }, reason: 'Video' },
    })
    expect(requirePlay(run(inMatch2, correct(1, 1, 1))).ended[0]?.winner).toBeNull()
  })

  test('back to the played score: it is no correction any more', () => {
    expect(run(inMatch2, correct(1, 4, 4), correct(1, 1, 0))).toEqual(inMatch2)
  })

  test.each<[string, Game, number, number, number, object]>([
    ['a match that is on', inMatch2, 2, 1, 0, { refusal: 'match-not-over', about: { match: 2 } }],
    ['a match that was never played', inMatch2, 9, 1, 0, { refusal: 'match-not-over', about: { match: 9 } }],
    ['to the score that it has', inMatch2, 1, 1, 0, { refusal: 'same-score', about: { match: 1 } }],
  ])('not %s', (_, game, match, a, b, answer) => {
    expect(refusalWithDetails(correct(match, a, b)(game))).toEqual(answer)
  })

  test.each<[string, Score | null, object | string]>([
    ['the present score', { a: 0, b: 2 }, 'allowed'],
    ['no score, as an older app', null, 'allowed'],
    ['what was played, before another organiser corrected it', { a: 1, b: 0 }, CHANGED],
  ])('for a person who saw %s', (_, seen, answer) => {
    const corrected = run(inMatch2, correct(1, 0, 2))
    const again = correctResult(corrected, { match: 1, seen, score: { a: 3, b: 0 }, reason: 'Video' }, 0)
    expect(refusalWithDetails(again)).toEqual(answer)
  })

  test('a goal that arrives late waits for an admin then, because the queue no longer follows the score', () => {
    const late = { id: 'late', match: 1, team: 2, by: 1, madeAt: 2 * SECOND }
    const types = (game: Game) => eventTypes(lateGoal(game, late, moment(7 * MINUTE + SECOND)) ?? [])
    expect(types(after1)[0]).toBe('result-corrected')
    expect(types(run(after1, correct(1, 3, 0)))).toEqual(['late-press'])
  })

  test('[U-6] and the correction is undone when the next match is over as well, without touching it', () => {
    const corrected = run(inMatch2, correct(1, 0, 2))
    const later = run(corrected, scoreGoal(1, 8 * MINUTE + SECOND))
    const command = { version: 1, of: 'play', at: 9 * MINUTE, before: inMatch2, after: corrected } as const
    const undone = run(later, (game) => takeBack(game, command, moment(9 * MINUTE)))
    expect(requirePlay(undone).ended).toEqual(requirePlay(inMatch2).ended)
  })

  test('whatever is pressed, totals are a recount of the scores, and nothing else changes with a correction', () => {
    let corrections = 0
    everyScenarioWithTakeBacks((steps) => {
      for (const { by, before, after, events } of steps) {
        if (by !== 'corrects' || events.length === 0) continue
        corrections += 1
        const { ended, ...rest } = requirePlay(after)
        const { ended: endedBefore, ...restBefore } = requirePlay(before)
        // in a cup the places follow from the results, and so does the next match [O-7], as the reason of the
        // last one says
        const inCup = isCup(restBefore.format)
        if (!inCup) expect(rest).toEqual(restBefore)
        const played = (match: EndedMatch | undefined, index: number) =>
          inCup && index === ended.length - 1 ? { ...match, fate: null } : match
        const { lastPressAt } = after
        expect({ ...after, play: null }).toEqual({ ...before, lastPressAt, play: null })
        expect(
          ended.filter((match, index) => !isEqual(played(match, index), played(endedBefore[index], index))),
        ).toHaveLength(1)
      }
      const ended = steps.at(-1)?.after.play?.ended ?? []
      const table = gameTable([...new Set(ended.flatMap(({ a, b }) => [a, b]))], ended.map(matchResult))
      const total = (key: 'goalsFor' | 'goalsAgainst' | 'won' | 'lost' | 'drawn') =>
        table.reduce((sum, row) => sum + row[key], 0)
      const goals = ended.reduce((sum, { score }) => sum + score.a + score.b, 0)
      expect([total('goalsFor'), total('goalsAgainst')]).toEqual([goals, goals])
      const decided = ended.filter(({ score }) => score.a !== score.b).length
      expect([total('won'), total('lost'), total('drawn')]).toEqual([
        decided,
        decided,
        2 * (ended.length - decided),
      ])
    })
    expect(corrections).toBeGreaterThan(0)
  })
})
