import { createHash } from 'node:crypto'
import { and, eq, lt, sql as query } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
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

/** Thrown out of a transaction whose key has been answered before; nothing else of it happens. */
export class AlreadyAnswered extends Error {
  readonly answer: StoredAnswer

  constructor(answer: StoredAnswer) {
    super('answered before')
    this.answer = answer
  }
}

export const MAX_KEY_LENGTH = 200

export const requestHash = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * Takes the key for this transaction. A second sender waits here until the first has committed, and
 * then hears the first one's answer; with another body the key is refused.
 */
export async function claimKey(sql: Sql, key: IdempotencyKey): Promise<void> {
  const claimed = await sql
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length === 1) return
  const stored = await findStoredAnswer(sql, key)
  if (stored) throw new AlreadyAnswered(stored)
}

export async function storeAnswer(
  sql: Sql,
  key: IdempotencyKey,
  { status, body }: StoredAnswer,
): Promise<void> {
  await sql.update(idempotencyKeys).set({ status, body }).where(matchesKey(key))
}

/** A 409 is an answer too: what the state forbade then stays forbidden for that press (trust B18). */
export async function storeRefusal(
  sql: Sql,
  key: IdempotencyKey,
  { status, body }: StoredAnswer,
): Promise<void> {
  await sql
    .insert(idempotencyKeys)
    .values({ ...key, status, body })
    .onConflictDoNothing()
}

const matchesKey = ({ actorId, key }: IdempotencyKey) =>
  and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key))

/** The answer that this key was given before, so that a repeated press hears it whatever has changed since. */
export async function findStoredAnswer(sql: Sql, key: IdempotencyKey): Promise<StoredAnswer | null> {
  const [stored] = await sql.select().from(idempotencyKeys).where(matchesKey(key))
  if (!stored) return null
  if (stored.requestHash !== key.requestHash) refuse('key-reused')
  return stored.status === null ? null : { status: stored.status, body: stored.body }
}

const RETENTION = query`interval '48 hours'`

/** Answers hold what they answered, contact data included, so they are kept no longer than a press may wait. */
export async function deleteExpiredAnswers(sql: Sql): Promise<void> {
  await sql.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, query`now() - ${RETENTION}`))
}
