import { waitInWords } from '@turnout/contract/problem'
import { sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { type Placeholders, prepared, statement } from '../db/prepared.ts'
import { refuse } from './refusal.ts'

export interface Budget {
  name: string
  max: number
  windowMs: number
  /** Each window after an overspent one is twice as long, up to this; after a quiet window it starts small again. */
  growsToMs?: number
}

/** A budget with a refusal for people, which names what was too many, as in 'Too many sign-ups from this network'. */
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
/** A quarter of an hour, which grows while the guessing goes on. */
export const forGuesses = budgetPer(HOUR_MS / 4, 2 * HOUR_MS)

/** The waiting time as a refusal says it; the header has it in seconds. */
export const retryDetails = (seconds: number) => ({ seconds, wait: waitInWords(seconds) })

/** Another node may have read the clock a moment later. */
const CLOCK_SKEW_MS = 2_000

/** A window that ends later was opened while the clock was ahead; no one should wait for that. */
const latestEnd = ({ windowMs, growsToMs = windowMs }: Budget, now: number): string =>
  new Date(now + growsToMs + CLOCK_SKEW_MS).toISOString()

/**
 * Spends one of a budget, or refuses with the seconds to wait. One guarded statement counts for all nodes. It
 * must run outside of the transaction of the command, or a refusal would roll the attempt back.
 */
export async function spend(sql: Sql, limit: ReportedBudget, subject: string, now: number): Promise<void> {
  const result = await trySpend(sql, limit, subject, now)
  if (result.overspent)
    refuse('too-many-requests', { counted: limit.counted, ...retryDetails(result.seconds) })
}

/** Such a window ends before a crashed database is up again, so nothing is lost (docs/decisions 0093). */
const SHORT_WINDOW_MS = 1_000
const SYNC_COMMIT = query`(select 1) as durably`
/** Only for this statement, which is its own transaction. */
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
  // a person who stayed away for the longest window starts small again
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

/** Whether nothing is left now; for budgets that count only failures. */
export async function isSpent(sql: Sql, budget: Budget, subject: string, now: number): Promise<boolean> {
  const { name, max } = budget
  const at = new Date(now).toISOString()
  const latest = latestEnd(budget, now)
  const { rows } = await sql.execute(query`select 1 from budgets
    where name = ${name} and subject = ${subject} and spent >= ${max}
    and window_ends_at > ${at} and window_ends_at <= ${latest}`)
  return rows.length > 0
}

/** Resets the count, for a person who has proved themselves. */
export const resetBudget = (sql: Sql, { name }: Pick<Budget, 'name'>, subject: string): Promise<unknown> =>
  sql.execute(query`delete from budgets where name = ${name} and subject = ${subject}`)

/** Returns one attempt: where only failures count, a success gives its own back. */
export const refund = (sql: Sql, { name }: Pick<Budget, 'name'>, subject: string): Promise<unknown> =>
  sql.execute(
    query`update budgets set spent = spent - 1 where name = ${name} and subject = ${subject} and spent > 0`,
  )

/** Ended windows no longer count. */
export const deleteExpiredBudgets = (sql: Sql): Promise<unknown> =>
  sql.execute(query`delete from budgets where window_ends_at < now() - interval '1 day'`)
