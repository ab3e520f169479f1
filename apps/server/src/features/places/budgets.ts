import type { Sql } from '../../platform/db/database.ts'
import { type Budget, type Limit, spend, spendQuietly } from '../../platform/http/budget.ts'

const TEN_MINUTES_MS = 10 * 60_000

/** Letters typed by one person, whoever answers them. */
const LETTERS: Limit = {
  name: 'places',
  most: 300,
  windowMs: TEN_MINUTES_MS,
  counted: 'searches for a place',
}
/** What of it may go to the operator's map service, which counts and charges. */
export const SEARCHES: Budget = { name: 'place-searches', most: 100, windowMs: TEN_MINUTES_MS }
export const LOOKUPS: Budget = { name: 'place-lookups', most: 30, windowMs: TEN_MINUTES_MS }

export const askedTooMuch = (sql: Sql, userId: string, now: number): Promise<void> =>
  spend(sql, LETTERS, userId, now)

/** Beyond it nobody is refused: they get what we know ourselves. */
export const mayAsk = async (sql: Sql, budget: Budget, userId: string, now: number): Promise<boolean> =>
  !(await spendQuietly(sql, budget, userId, now)).overspent
