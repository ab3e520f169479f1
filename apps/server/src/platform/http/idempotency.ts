import { and, eq, lt, sql as query } from 'drizzle-orm'
import { sha256 } from '../chance.ts'
import type { Sql } from '../db/database.ts'
import { type Placeholders, prepared } from '../db/prepared.ts'
import { notedEntry } from '../db/transaction.ts'
import { refuse } from './refusal.ts'
import { idempotencyKeys } from './tables.ts'

export interface IdempotencyKey {
  actorId: string
  key: string
  requestHash: string
}

export interface StoredAnswer {
  status: number
  body: unknown
}

/** Thrown when a key has a stored answer; nothing else of the command takes effect. */
export class AlreadyAnswered extends Error {
  readonly answer: StoredAnswer

  constructor(answer: StoredAnswer) {
    super('answered before')
    this.answer = answer
  }
}

export const MAX_KEY_LENGTH = 200

export const requestHash = (...parts: unknown[]): string => sha256(JSON.stringify(parts))

/**
 * Claims the key for this transaction. A second sender waits here until the first has committed, and then
 * gets the first answer; with another body the key is refused.
 */
export async function claimKey(sql: Sql, key: IdempotencyKey): Promise<void> {
  const claimed = await insertKey(sql, { ...key })
  if (claimed.length === 1) return
  await throwStored(sql, key)
}

const insertKey = prepared(
  'insert-idempotency-key',
  (sql, { actorId, key, requestHash }: Placeholders<Record<keyof IdempotencyKey, string>>) =>
    sql
      .insert(idempotencyKeys)
      .values({ actorId, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key }),
)

export async function storeAnswer(
  sql: Sql,
  { actorId, key }: IdempotencyKey,
  { status, json }: { status: number; json: string },
): Promise<void> {
  const entry = notedEntry(sql)
  await updateAnswer(sql, {
    ...{ actorId, key, status, body: json },
    ...{ logId: entry?.logId ?? null, logVersion: entry?.version ?? null },
  })
}

const updateAnswer = prepared('update-answer', (sql, values: KeyColumns & Placeholders<Answer>) =>
  sql
    .update(idempotencyKeys)
    .set({
      status: query`${values.status}::int`,
      body: query`${values.body}::jsonb`,
      logId: query`${values.logId}::uuid`,
      logVersion: query`${values.logVersion}::int`,
    })
    .where(matchesKey(values)),
)

/** A 409 is stored too: a command that the state forbade stays refused under its key [B18]. */
export const storeRefusal = (
  sql: Sql,
  key: IdempotencyKey,
  { status, body }: StoredAnswer,
): Promise<unknown> =>
  sql
    .insert(idempotencyKeys)
    .values({ ...key, status, body })
    .onConflictDoNothing()

interface Answer {
  status: number
  body: string
  logId: string | null
  logVersion: number | null
}

type KeyColumns = Placeholders<{ actorId: string; key: string }>

const matchesKey = ({ actorId, key }: KeyColumns) =>
  and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key))

const selectKey = prepared('select-idempotency-key', (sql, values: KeyColumns) =>
  sql.select().from(idempotencyKeys).where(matchesKey(values)),
)

/** A repeated command gets the stored answer of its key, whatever has changed since. */
export async function throwStored(sql: Sql, key: IdempotencyKey): Promise<void> {
  const [stored] = await selectKey(sql, { actorId: key.actorId, key: key.key })
  if (!stored) return
  if (stored.requestHash !== key.requestHash) refuse('key-reused')
  if (stored.status !== null) throw new AlreadyAnswered({ status: stored.status, body: stored.body })
}

const RETENTION = query`interval '48 hours'`

/** Answers may contain contact data, so they are stored no longer than a command may wait on a phone. */
export const deleteExpiredAnswers = (sql: Sql): Promise<unknown> =>
  sql.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, query`now() - ${RETENTION}`))

/** A stored answer may contain data of the account. */
export const deleteAnswersOf = (sql: Sql, actorId: string): Promise<unknown> =>
  sql.delete(idempotencyKeys).where(eq(idempotencyKeys.actorId, actorId))
