import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from './game.ts'
import { DRAW_RULES } from './house-rules.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { changeScore } from './match.ts'
import {
  advanceTo,
  apply,
  MINUTE,
  moment,
  requirePlay,
  run,
  runningGame,
  SECOND,
  scoreGoal,
  unwrap,
} from './testing/games.ts'

const END = 7 * MINUTE
const NEXT = END + 30 * SECOND

const drawRules = fc.constantFrom(...DRAW_RULES)
const rules = fc.record({
  win: fc.constant({ by: 'time' } as const),
  scoredDraw: drawRules,
  goallessDraw: drawRules,
  maxWinsInARow: fc.constantFrom(null, 2),
})
const goals = (maxLength: number) => fc.array(fc.constantFrom(1, 2), { maxLength })

/**
 * Commands that phones made offline, each in its own order, and the order in which the phones are online
 * again.
 */
const outboxes = fc.record({
  teams: fc.integer({ min: 2, max: 6 }),
  rules,
  inTime: goals(4),
  late: goals(5),
  order: fc.array(fc.nat(99), { minLength: 5, maxLength: 5 }),
})
type Outbox = typeof outboxes extends fc.Arbitrary<infer Q> ? Q : never

const shuffled = (late: readonly number[], order: readonly number[]) =>
  late
    .map((team, index) => ({ team, id: `press ${index}`, key: order[index] ?? 0 }))
    .sort((one, other) => one.key - other.key)

const gameInTime = ({ teams, rules: some, inTime }: Outbox) =>
  inTime.reduce(
    (state, team, index) => run(state, scoreGoal(team, index + 1)),
    runningGame(teams, { rules: some }),
  )

const deliverOneByOne = (game: Game, { late, order }: Outbox, at: number) =>
  shuffled(late, order).reduce((state, { id, team }) => {
    const answer = lateGoal(state, { id, team, by: 1, match: 1, madeAt: END - SECOND }, moment(at))
    return answer ? apply(state, unwrap(answer)) : state
  }, game)

const firstResult = (game: Game) => requirePlay(game).ended[0]
const scoreOf = (game: Game) => {
  const { score: { a, b } = { a: 0, b: 0 } } = firstResult(game) ?? {}
  return { a, b }
}
const countGoals = (goals: readonly number[], team: number) => goals.filter((one) => one === team).length

const forEveryOutbox = (property: (outbox: Outbox) => void) =>
  fc.assert(fc.property(outboxes, property), { numRuns: 200 })

test.each([
  ['while no team is on the pitch', END + SECOND],
  ['while the next two play without a goal', NEXT + 10 * SECOND],
])(
  '[Q-6] I5b: %s, every order of late goals gives the result, the queue and the coin of goals in time',
  (_, at) => {
    forEveryOutbox((queue) => {
      const late = deliverOneByOne(advanceTo(gameInTime(queue), at), queue, at)
      const inTime = advanceTo(
        queue.late.reduce((state, team) => run(state, scoreGoal(team, END - SECOND)), gameInTime(queue)),
        END,
      )
      expect(firstResult(late)).toEqual({ ...firstResult(inTime), at: END })
      expect(requirePlay(late).late).toEqual([])
      const { holder, order, reason, now } = requirePlay(inTime)
      const latePlay = requirePlay(late)
      expect(latePlay.reason).toEqual(reason)
      expect(latePlay.now.is === 'toss').toBe(now.is === 'toss')
      expect(latePlay.holder).toEqual(holder)
      // the two on the pitch play on, also if they were called in the other order
      expect(new Set(latePlay.order.slice(0, 2))).toEqual(new Set(order.slice(0, 2)))
      expect(latePlay.order.slice(2)).toEqual(order.slice(2))
    })
  },
)

test('[Q-4] I5b: after a goal of the next match they wait, and kept in any order they add up to the score', () => {
  forEveryOutbox((queue) => {
    const at = NEXT + SECOND
    const nextTwo = advanceTo(gameInTime(queue), at)
    const now = requirePlay(nextTwo).now
    fc.pre(now.is === 'match')
    const afterNextGoal = now.is === 'match' ? run(nextTwo, scoreGoal(now.match.a, at)) : nextTwo
    const waitingGame = deliverOneByOne(afterNextGoal, queue, at + 1)
    expect(scoreOf(waitingGame)).toEqual(scoreOf(afterNextGoal))
    expect(
      requirePlay(waitingGame)
        .late.map(({ id }) => id)
        .sort(),
    ).toEqual(queue.late.map((_, index) => `press ${index}`))
    const keptGame = requirePlay(waitingGame).late.reduceRight(
      (state, { id }) => apply(state, unwrap(settleLatePress(state, { id, keep: true }, moment(at + 2)))),
      waitingGame,
    )
    const all = [...queue.inTime, ...queue.late]
    expect(scoreOf(keptGame)).toEqual({ a: countGoals(all, 1), b: countGoals(all, 2) })
    expect(requirePlay(keptGame).order).toEqual(requirePlay(afterNextGoal).order)
  })
})

test('[Q-4] every press is in the score, waits, or is refused; none is in two of these groups', () => {
  forEveryOutbox((queue) => {
    for (const at of [END - SECOND + 1, END + SECOND, NEXT + SECOND]) {
      const game = advanceTo(gameInTime(queue), at)
      for (const madeAt of [-1, 0, END - SECOND, END, at + 1]) {
        const [team = 1] = queue.late
        const answer =
          lateGoal(game, { id: 'one', team, by: 1, match: 1, madeAt }, moment(at)) ??
          changeScore(game, { team, by: 1, madeAt }, moment(at))
        const events = answer.ok ? answer.value : []
        const counted = events.filter(({ type }) =>
          ['scored', 'result-corrected', 'late-press'].includes(type),
        )
        expect(counted).toHaveLength(answer.ok ? 1 : 0)
      }
    }
  })
})
