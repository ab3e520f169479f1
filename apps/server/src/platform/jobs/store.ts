import { eq, lt, sql as query } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { jobs } from './tables.ts'

export interface ClaimedJob {
  [column: string]: unknown
  id: string
  kind: string
  payload: unknown
  tries: number
  expired: boolean
  /** A newer job with the same key exists. Ids are in the order of time. */
  replaced: boolean
}

/**
 * Claims due jobs of these kinds, or of all others, so that no other node runs them. The claim of a dead node ends
 * after two minutes. Uses the real clock of the database, which tests do not move.
 */
export async function claimJobs(
  sql: Sql,
  max: number,
  { kinds, others }: { kinds: readonly string[]; others: boolean },
): Promise<ClaimedJob[]> {
  const { rows } = await sql.execute<ClaimedJob>(query`
    update jobs set tries = tries + 1, held_until = clock_timestamp() + interval '2 minutes' where id in (
      select id from jobs
      where done_at is null and dead_at is null and run_at <= clock_timestamp()
        and (held_until is null or held_until < clock_timestamp())
        and (kind = any(${query.param(kinds)}::text[])) <> ${others}
      order by run_at limit ${max} for update skip locked)
    returning id, kind, payload, tries, coalesce(expires_at <= clock_timestamp(), false) as expired,
      exists (select from jobs newer where newer.kind = jobs.kind and newer.key = jobs.key
        and newer.id > jobs.id) as replaced`)
  return rows
}

/**
 * One job per hour, by the clock of the database. Its id is made of the hour, so only the first node that writes
 * it has it. If that node dies, another takes the job over like any other.
 */
export async function claimHour(sql: Sql, kind: string): Promise<ClaimedJob | null> {
  const { rows } = await sql.execute<ClaimedJob>(query`
    insert into jobs (id, kind, payload, tries, held_until)
    values (md5(${kind}::text || floor(extract(epoch from clock_timestamp()) / 3600)::text)::uuid, ${kind}::text, '{}', 1,
      clock_timestamp() + interval '2 minutes')
    on conflict (id) do nothing
    returning id, kind, payload, tries, false as expired, false as replaced`)
  return rows[0] ?? null
}

/** For a job that takes longer than two minutes. */
export async function extendHold(sql: Sql, id: string): Promise<void> {
  await sql
    .update(jobs)
    .set({ heldUntil: query`clock_timestamp() + interval '2 minutes'` })
    .where(eq(jobs.id, id))
}

/** How many jobs wait, how long the oldest has been due, and how many were given up. */
export async function outboxStatus(sql: Sql) {
  const { rows } = await sql.execute<{ waiting: number; late: number; dead: number }>(query`
    select count(*) filter (where dead_at is null)::int as waiting,
      count(dead_at)::int as dead,
      coalesce(extract(epoch from clock_timestamp() - min(run_at) filter (
        where dead_at is null and run_at <= clock_timestamp())), 0)::float as late
    from jobs where done_at is null`)
  return rows[0] ?? { waiting: 0, late: 0, dead: 0 }
}

const now = query`clock_timestamp()`

export async function markDone(sql: Sql, id: string): Promise<void> {
  await sql.update(jobs).set({ doneAt: now, heldUntil: null }).where(eq(jobs.id, id))
}

export async function retryIn(sql: Sql, id: string, seconds: number): Promise<void> {
  const runAt = query`clock_timestamp() + make_interval(secs => ${seconds})`
  await sql.update(jobs).set({ runAt, heldUntil: null }).where(eq(jobs.id, id))
}

export async function markDead(sql: Sql, id: string): Promise<void> {
  await sql.update(jobs).set({ deadAt: now, heldUntil: null }).where(eq(jobs.id, id))
}

/** Jobs name people. A week is long enough to find out where a mail went, and a month for one that was given up. */
export async function deleteFinishedJobs(sql: Sql): Promise<void> {
  await sql.delete(jobs).where(lt(jobs.doneAt, query`clock_timestamp() - interval '7 days'`))
  await sql.delete(jobs).where(lt(jobs.deadAt, query`clock_timestamp() - interval '30 days'`))
}
