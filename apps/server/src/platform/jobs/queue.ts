import { and, isNotNull, sql as query, type SQL } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { publishJobIn } from '../live/broker.ts'
import type { JobKind } from './job-handler.ts'
import { jobs } from './tables.ts'

type NamedKind = Pick<JobKind<never>, 'name'>

interface EnqueueOptions {
  key?: string | null
  runAt?: Date
  /** The delay, by the clock of the database. */
  afterMs?: number
}

/**
 * A UUIDv7 by the clock of the database, because the clocks of nodes differ: of two jobs with one key the greater id
 * wins.
 */
const JOB_ID = query`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1),
  'hex')::uuid`

/** In the transaction of the caller, so that the job exists exactly if the change does. */
export async function enqueue<P>(
  sql: Sql,
  kind: JobKind<P>,
  payload: P,
  { key = kind.keyOf?.(payload) ?? null, runAt, afterMs = 0 }: EnqueueOptions = {},
): Promise<void> {
  if (key !== null) await cancel(sql, kind, key)
  const dueAt = query`${runAt ?? query`clock_timestamp()`}::timestamptz + make_interval(secs => ${afterMs / 1000})`
  const expiresAt =
    kind.expiresAfterMs === null
      ? null
      : query`${dueAt} + make_interval(secs => ${kind.expiresAfterMs / 1000})`
  await sql.insert(jobs).values({ id: JOB_ID, kind: kind.name, key, payload, expiresAt, runAt: dueAt })
  await publishJobIn(sql)
}

/** Deletes jobs that wait and returns their payloads; a job that has begun is finished. */
export async function cancel(sql: Sql, kind: NamedKind, key: string): Promise<unknown[]> {
  const { rows } = await sql.execute<{ payload: unknown }>(query`
    delete from ${jobs} where kind = ${kind.name} and key = ${key} and done_at is null and dead_at is null
      and (held_until is null or held_until < clock_timestamp())
    returning payload`)
  return rows.map(({ payload }) => payload)
}

/** Whether a job with this key and these parts of the payload was ever written, done ones included. */
export async function wasEnqueued(sql: Sql, kind: NamedKind, key: string, parts: object): Promise<boolean> {
  return (await sql.$count(jobs, isThis(kind, key, parts))) > 0
}

/** Whether such a job was given up. */
export async function wasGivenUp(sql: Sql, kind: NamedKind, key: string, parts: object): Promise<boolean> {
  return (await sql.$count(jobs, and(isThis(kind, key, parts), isNotNull(jobs.deadAt)))) > 0
}

const isThis = ({ name }: NamedKind, key: string, parts: object) =>
  query`kind = ${name} and key = ${key} and payload @> ${JSON.stringify(parts)}::jsonb`

/** One job for each row of a query whose only column is the payload; returns their number. */
export async function enqueueEach(sql: Sql, { name }: NamedKind, payloads: SQL): Promise<number> {
  const { rowCount } = await sql.execute(query`
    insert into ${jobs} (id, kind, payload)
    select gen_random_uuid(), ${name}, payload from (${payloads}) as rows (payload)`)
  await publishJobIn(sql)
  return rowCount ?? 0
}
