import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchPlay } from './game-events.ts'
import { DRAW_RULES, type DrawRule, SPECIFICATION_RULES } from './house-rules.ts'
import { queueAfterMatch, queueAfterToss } from './team-queue.ts'

const SCORES = ['1-0', '0-1', '0-0', '1-1'] as const
const drawRule = fc.constantFrom(...DRAW_RULES)
const evening = fc.record({
  teams: fc.integer({ min: 3, max: 8 }),
  goalless: drawRule,
  scored: drawRule,
  limit: fc.option(fc.integer({ min: 2, max: 4 })),
  matches: fc.array(fc.record({ score: fc.constantFrom(...SCORES), coin: fc.constantFrom('a', 'b') }), {
    minLength: 1,
    maxLength: 30,
    size: 'max',
  }),
})

/** What people at the pitch count: the matches that each of the two has just played in a row. */
type Since = Readonly<Record<'a' | 'b', number>>

/** The rule for two teams that both leave, from the matches in a row and not from the code's staying team. */
function bothLeave(order: readonly number[], since: Since, rule: DrawRule | 'limit'): number[] | 'coin' {
  const [a = 0, b = 0, ...waiting] = order
  const [longer, other] = since.b > since.a ? [b, a] : [a, b]
  if (waiting.length >= 2) return [...waiting, other, longer]
  if (rule === 'both_off_else_longest_off' && since.a !== since.b) return [other, ...waiting, longer]
  return 'coin'
}

test('[L-5] over whole games, when both teams leave, the one that has been on for more matches goes last, and with one team waiting a coin decides or that team leaves alone', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(evening, ({ teams, goalless, scored, limit, matches }) => {
      const rules = {
        ...SPECIFICATION_RULES,
        ...{ goallessDraw: goalless, scoredDraw: scored, maxWinsInARow: limit },
      }
      let order: readonly number[] = Array.from({ length: teams }, (_, index) => index + 1)
      let stayingTeam: MatchPlay['holder'] = null
      let since: Since = { a: 1, b: 1 }
      let winsOf = new Map<number, number>()
      for (const { score, coin } of matches) {
        const [a = 0, b = 0, ...queue] = order
        const [goalsA, goalsB] =
          score === '1-0' ? [1, 0] : score === '0-1' ? [0, 1] : [+score[0]!, +score[0]!]
        const winner = goalsA === goalsB ? null : goalsA > goalsB ? 'a' : 'b'
        const update = queueAfterMatch({
          ...{ a, b, winner, queue, rules, stayingTeam },
          score: { a: goalsA, b: goalsB },
        })

        const team = winner && { a, b }[winner]
        const wins = team ? (winsOf.get(team) ?? 0) + 1 : 0
        const isLimit = limit !== null && wins >= limit && queue.length >= 2
        const rule = isLimit ? 'limit' : winner ? null : goalsA === 0 ? goalless : scored
        if (rule === 'limit' || rule === 'both_off' || rule === 'both_off_else_longest_off') {
          const expected = bothLeave(order, since, rule)
          expect(update.toss ? 'coin' : update.order).toEqual(expected)
          seen.add(`${rule} ${queue.length >= 2} ${since.a === since.b}`)
        }

        const after: { order: readonly number[]; stayingTeam: MatchPlay['holder'] } = update.toss
          ? queueAfterToss({ queue, stayingTeam }, { a, b }[coin], { a: b, b: a }[coin])
          : update
        const [next = 0] = after.order
        since = { a: next === a ? since.a + 1 : next === b ? since.b + 1 : 1, b: 1 }
        winsOf = new Map(
          next === a || next === b ? [[next, next === team ? wins : (winsOf.get(next) ?? 0)]] : [],
        )
        order = after.order
        stayingTeam = after.stayingTeam
      }
    }),
    { numRuns: 500, seed: 5 },
  )
  // with a limit one of the two has always been on longer
  const both = ['both_off', 'both_off_else_longest_off'].flatMap((rule) =>
    ['true true', 'true false', 'false true', 'false false'].map((rest) => `${rule} ${rest}`),
  )
  expect([...seen].toSorted()).toEqual([...both, 'limit true false'].toSorted())
})
