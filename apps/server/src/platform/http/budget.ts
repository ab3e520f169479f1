import { sql as query } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { refuse } from './refusal.ts'

export interface Budget {
  name: string
  most: number
  windowMs: number
}

/**
 * Spends one of a budget, or refuses with the seconds to wait. One guarded statement counts for all
 * nodes; it must run outside of the command's own transaction, or a refusal would give the attempt back.
 */
export async function spend(sql: Sql, budget: Budget, subject: string, now: number): Promise<void> {
  const left = await spendQuietly(sql, budget, subject, now)
  if (left.overspent) refuse('too-many-requests', { seconds: left.seconds })
}

export async function spendQuietly(sql: Sql, { name, most, windowMs }: Budget, subject: string, now: number) {
  const at = new Date(now).toISOString()
  const ends = new Date(now + windowMs).toISOString()
  const { rows } = await sql.execute<{ spent: number; ends: string }>(query`
    insert into budgets as b (name, subject, window_ends_at, spent) values (${name}, ${subject}, ${ends}, 1)
    on conflict (name, subject) do update set
      spent = case when b.window_ends_at <= ${at} then 1 else least(b.spent, ${most}) + 1 end,
      window_ends_at = case when b.window_ends_at <= ${at} then ${ends}::timestamptz else b.window_ends_at end
    returning spent, (extract(epoch from window_ends_at) * 1000)::bigint as ends`)
  const row = rows[0]
  return {
    overspent: (row?.spent ?? 0) > most,
    seconds: Math.max(1, Math.ceil((Number(row?.ends ?? now) - now) / 1000)),
  }
}

/** A budget that counts only failures is given back when the try went well. */
export async function refund(sql: Sql, { name }: Pick<Budget, 'name'>, subject: string): Promise<void> {
  await sql.execute(query`delete from budgets where name = ${name} and subject = ${subject}`)
}
