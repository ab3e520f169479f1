import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evening } from './evening.ts'
import { lateGoal, settleLatePress } from './late-press.ts'
import { changeScore } from './match.ts'
import {
  after,
  allowed,
  does,
  goal,
  MINUTE,
  moment,
  playOf,
  running,
  SECOND,
  until,
} from './testing/evenings.ts'

const END = 7 * MINUTE
const NEXT = END + 30 * SECOND

const draws = fc.constantFrom('toss', 'both_off', 'longest_on_off', 'challenger_off')
const rules = fc.record({
  win: fc.constant({ by: 'time' } as const),
  scoredDraw: draws,
  goallessDraw: draws,
  maxWinsInARow: fc.constantFrom(null, 2),
})
const goals = (maxLength: number) => fc.array(fc.constantFrom(1, 2), { maxLength })

/** What phones pressed without a signal: each in its own order, and in which order they find it again. */
const queues = fc.record({
  teams: fc.integer({ min: 2, max: 6 }),
  rules,
  inTime: goals(4),
  late: goals(5),
  order: fc.array(fc.nat(99), { minLength: 5, maxLength: 5 }),
})
type Queues = typeof queues extends fc.Arbitrary<infer Q> ? Q : never

const shuffled = (late: readonly number[], order: readonly number[]) =>
  late
    .map((team, index) => ({ team, id: `press ${index}`, key: order[index] ?? 0 }))
    .sort((one, other) => one.key - other.key)

const begun = ({ teams, rules: some, inTime }: Queues) =>
  inTime.reduce((so, team, index) => does(so, goal(team, index + 1)), running(teams, { rules: some }))

const oneByOne = (evening: Evening, { late, order }: Queues, at: number) =>
  shuffled(late, order).reduce((so, { id, team }) => {
    const answer = lateGoal(so, { id, team, by: 1, match: 1, madeAt: END - SECOND }, moment(at))
    return answer ? after(so, allowed(answer)) : so
  }, evening)

const board = (evening: Evening) => playOf(evening).ended[0]
const sumOf = (evening: Evening) => {
  const { score: { a, b } = { a: 0, b: 0 } } = board(evening) ?? {}
  return { a, b }
}
const count = (goals: readonly number[], team: number) => goals.filter((one) => one === team).length

const holds = (property: (queue: Queues) => void) =>
  fc.assert(fc.property(queues, property), { numRuns: 500 })

test.each([
  ['while nobody is on the pitch', END + SECOND],
  ['while the next two play and nobody has scored', NEXT + 10 * SECOND],
])(
  '[Q-6] I5b: %s, every order of late goals gives the result, the line and the coin of goals in time',
  (_, at) => {
    holds((queue) => {
      const late = oneByOne(until(begun(queue), at), queue, at)
      const inTime = until(
        queue.late.reduce((so, team) => does(so, goal(team, END - SECOND)), begun(queue)),
        END,
      )
      expect(board(late)).toEqual({ ...board(inTime), at: END })
      expect(playOf(late).late).toEqual([])
      const { holder, order, reason, now } = playOf(inTime)
      const shown = playOf(late)
      expect(shown.reason).toEqual(reason)
      expect(shown.now.is === 'toss').toBe(now.is === 'toss')
      expect(shown.holder).toEqual(holder)
      // the two on the pitch play on also when they were called in the other order
      expect(new Set(shown.order.slice(0, 2))).toEqual(new Set(order.slice(0, 2)))
      expect(shown.order.slice(2)).toEqual(order.slice(2))
    })
  },
)

test('[Q-4] I5b: after a goal of the next match they wait, and kept in any order they are the score', () => {
  holds((queue) => {
    const at = NEXT + SECOND
    const nextTwo = until(begun(queue), at)
    const now = playOf(nextTwo).now
    fc.pre(now.is === 'match')
    const gone = now.is === 'match' ? does(nextTwo, goal(now.match.a, at)) : nextTwo
    const waits = oneByOne(gone, queue, at + 1)
    expect(sumOf(waits)).toEqual(sumOf(gone))
    expect(
      playOf(waits)
        .late.map(({ id }) => id)
        .sort(),
    ).toEqual(queue.late.map((_, index) => `press ${index}`))
    const kept = playOf(waits).late.reduceRight(
      (so, { id }) => after(so, allowed(settleLatePress(so, { id, keep: true }, moment(at + 2)))),
      waits,
    )
    const all = [...queue.inTime, ...queue.late]
    expect(sumOf(kept)).toEqual({ a: count(all, 1), b: count(all, 2) })
    expect(playOf(kept).order).toEqual(playOf(gone).order)
  })
})

test('[Q-4] every press is in the score, waits, or is refused; none is in two of them', () => {
  holds((queue) => {
    for (const at of [END - SECOND + 1, END + SECOND, NEXT + SECOND]) {
      const evening = until(begun(queue), at)
      for (const madeAt of [-1, 0, END - SECOND, END, at + 1]) {
        const [team = 1] = queue.late
        const answer =
          lateGoal(evening, { id: 'one', team, by: 1, match: 1, madeAt }, moment(at)) ??
          changeScore(evening, { team, by: 1, madeAt }, moment(at))
        const events = answer.ok ? answer.value : []
        const said = events.filter(({ type }) => ['scored', 'result-corrected', 'late-press'].includes(type))
        expect(said).toHaveLength(answer.ok ? 1 : 0)
      }
    }
  })
})
