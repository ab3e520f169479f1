import { waitInWords } from '@turnout/contract/problem'
import { sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { type Placeholders, prepared, statement } from '../db/prepared.ts'
import { refuse } from './refusal.ts'

export interface Budget {
  name: string
  max: number
  windowMs: number
  /** Each window that follows an overspent one is twice as long, up to this; a quiet one begins anew. */
  growsToMs?: number
}

/** One that people are refused by: the refusal says what was too many, as in 'Too many sign-ups from this network'. */
export interface ReportedBudget extends Budget {
  counted: string
}

export const HOUR_MS = 3_600_000

export const budgetPer =
  (windowMs: number, growsToMs = windowMs) =>
  (name: string, max: number, counted: string): ReportedBudget => ({
    name,
    max,
    windowMs,
    growsToMs,
    counted,
  })

export const perMinute = budgetPer(60_000)
export const perTenMinutes = budgetPer(10 * 60_000)
export const hourly = budgetPer(HOUR_MS)
export const daily = budgetPer(24 * HOUR_MS)
/** A quarter of an hour, which grows while somebody goes on guessing. */
export const forGuesses = budgetPer(HOUR_MS / 4, 2 * HOUR_MS)

/** What a refusal says of the time; the header has it in seconds. */
export const retryDetails = (seconds: number) => ({ seconds, wait: waitInWords(seconds) })

/** Another node may have asked for the time a moment later. */
const CLOCK_SKEW_MS = 2_000

/** A window that ends later was opened by a clock that was ahead; nobody waits until that hour comes again. */
const latestEnd = ({ windowMs, growsToMs = windowMs }: Budget, now: number): string =>
  new Date(now + growsToMs + CLOCK_SKEW_MS).toISOString()

/**
 * Spends one of a budget, or refuses with the seconds to wait. One guarded statement counts for all
 * nodes; it must run outside of the command's own transaction, or a refusal would give the attempt back.
 */
export async function spend(sql: Sql, limit: ReportedBudget, subject: string, now: number): Promise<void> {
  const result = await trySpend(sql, limit, subject, now)
  if (result.overspent)
    refuse('too-many-requests', { counted: limit.counted, ...retryDetails(result.seconds) })
}

/** Over before a database that fell is up again: there is nothing to lose by a crash (docs/decisions 0093). */
const SHORT_WINDOW_MS = 1_000
const SYNC_COMMIT = query`(select 1) as durably`
/** For this statement alone, which is a transaction of its own. */
const ASYNC_COMMIT = query`set_config('synchronous_commit', 'off', true) as hastily`

type Spending = Placeholders<
  Record<'name' | 'subject' | 'at' | 'ends' | 'resetBefore' | 'latest', string> &
    Record<'max' | 'windowMs' | 'doublings', number>
>

function spendFrom(sql: Sql, values: Spending, commit: SQL) {
  const { name, subject, at, ends, resetBefore, latest, max, windowMs, doublings } = values
  const isOver = query`(b.window_ends_at <= ${at}::timestamptz or b.window_ends_at > ${latest}::timestamptz)`
  const streak = query`case when b.spent > ${max}::int and b.window_ends_at > ${resetBefore}::timestamptz
    and b.window_ends_at <= ${at}::timestamptz then least(b.overspent + 1, ${doublings}::int) else 0 end`
  return statement<{ spent: number; ends: string }>(
    sql,
    query`
    insert into budgets as b (name, subject, window_ends_at, spent)
    select ${name}, ${subject}, ${ends}::timestamptz, 1 from ${commit}
    on conflict (name, subject) do update set
      spent = case when ${isOver} then 1 else least(b.spent, ${max}::int) + 1 end,
      overspent = case when ${isOver} then ${streak} else b.overspent end,
      window_ends_at = case when ${isOver}
        then ${at}::timestamptz + ${windowMs}::float8 * interval '1 millisecond' * power(2, ${streak})
        else b.window_ends_at end
    returning spent, (extract(epoch from window_ends_at) * 1000)::bigint as ends`,
  )
}

const spendDurably = prepared('spend', (sql, values: Spending) => spendFrom(sql, values, SYNC_COMMIT))
const spendHastily = prepared('spend-hastily', (sql, values: Spending) =>
  spendFrom(sql, values, ASYNC_COMMIT),
)

export async function trySpend(sql: Sql, budget: Budget, subject: string, now: number) {
  const { name, max, windowMs, growsToMs = windowMs } = budget
  const at = new Date(now).toISOString()
  const ends = new Date(now + windowMs).toISOString()
  // somebody who stays away for as long as the longest window has calmed down
  const resetBefore = new Date(now - growsToMs).toISOString()
  const doublings = Math.floor(Math.log2(growsToMs / windowMs))
  const latest = latestEnd(budget, now)
  const spendOne = windowMs > SHORT_WINDOW_MS ? spendDurably : spendHastily
  const values = { name, subject, at, ends, resetBefore, latest, max, windowMs, doublings }
  const [row] = await spendOne(sql, values)
  return {
    overspent: (row?.spent ?? 0) > max,
    seconds: Math.max(1, Math.ceil((Number(row?.ends ?? now) - now) / 1000)),
  }
}

/** Whether nothing is left of it now; for budgets that only what went wrong is counted in. */
export async function isSpent(sql: Sql, budget: Budget, subject: string, now: number): Promise<boolean> {
  const { name, max } = budget
  const at = new Date(now).toISOString()
  const latest = latestEnd(budget, now)
  const { rows } = await sql.execute(query`select 1 from budgets
    where name = ${name} and subject = ${subject} and spent >= ${max}
    and window_ends_at > ${at} and window_ends_at <= ${latest}`)
  return rows.length > 0
}

/** As if none had been spent: for who has shown that they are right. */
export const resetBudget = (sql: Sql, { name }: Pick<Budget, 'name'>, subject: string) =>
  sql.execute(query`delete from budgets where name = ${name} and subject = ${subject}`)

/** A try that went well does not count where only failures do; the others of the window stay. */
export const refund = (sql: Sql, { name }: Pick<Budget, 'name'>, subject: string) =>
  sql.execute(
    query`update budgets set spent = spent - 1 where name = ${name} and subject = ${subject} and spent > 0`,
  )

/** Windows that have ended count for nothing any more. */
export const deleteExpiredBudgets = (sql: Sql) =>
  sql.execute(query`delete from budgets where window_ends_at < now() - interval '1 day'`)
