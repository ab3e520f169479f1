import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emptyTables, type TestDatabase, workerDatabase } from '../../testing/database.ts'
import { type Budget, isSpent, trySpend } from './budget.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await workerDatabase()
})
afterAll(() => db.close())
beforeEach(() => emptyTables(db.database.sql))

const NOON = Date.parse('2026-07-14T12:00:00Z')
const HOUR = 3_600_000
const PRESSES: Budget = { name: 'press', max: 2, windowMs: 1_000 }
const PASSWORDS: Budget = { name: 'password', max: 2, windowMs: 60_000, growsToMs: 240_000 }

const spendAt = (budget: Budget, at: number) => trySpend(db.database.sql, budget, 'ada', at)
const isSpentAt = (budget: Budget, at: number) => isSpent(db.database.sql, budget, 'ada', at)

test.each([PRESSES, PASSWORDS])(
  '[I27] a clock that is set back does not cost anyone what they had left: $name',
  async (budget) => {
    for (const _ of [1, 2, 3]) await spendAt(budget, NOON)
    expect([(await spendAt(budget, NOON)).overspent, await isSpentAt(budget, NOON)]).toEqual([true, true])
    const earlier = NOON - 4 * HOUR
    expect(await isSpentAt(budget, earlier)).toBe(false)
    const { overspent, seconds } = await spendAt(budget, earlier)
    expect({ overspent, seconds }).toEqual({ overspent: false, seconds: budget.windowMs / 1000 })
  },
)

test('[I27] a node whose time is a moment earlier opens no second window', async () => {
  for (const at of [NOON + 1_500, NOON, NOON + 1_500]) await spendAt(PRESSES, at)
  expect((await spendAt(PRESSES, NOON)).overspent).toBe(true)
})

test('a window that was overspent is followed by longer ones, up to the longest', async () => {
  let at = NOON
  const lengths: number[] = []
  for (let window = 0; window < 5; window += 1) {
    const { seconds } = await spendAt(PASSWORDS, at)
    lengths.push(seconds)
    for (const _ of [1, 2]) await spendAt(PASSWORDS, at)
    at += seconds * 1000
  }
  expect(lengths).toEqual([60, 120, 240, 240, 240])
})
