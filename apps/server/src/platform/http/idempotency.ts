import { createHash } from 'node:crypto'
import { and, eq, lt, sql as query } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { refuse } from './refusal.ts'
import { idempotencyKeys } from './tables.ts'

export interface Key {
  actorId: string
  key: string
  requestHash: string
}

export interface Answer {
  status: number
  body: unknown
}

/** Thrown out of a transaction whose key has been answered before; nothing else of it happens. */
export class AnsweredBefore extends Error {
  readonly answer: Answer

  constructor(answer: Answer) {
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
export async function claimKey(sql: Sql, key: Key): Promise<void> {
  const claimed = await sql
    .insert(idempotencyKeys)
    .values(key)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length === 1) return
  const first = await answerTo(sql, key)
  if (first) throw new AnsweredBefore(first)
}

export async function keepAnswer(sql: Sql, key: Key, { status, body }: Answer): Promise<void> {
  await sql.update(idempotencyKeys).set({ status, body }).where(isKey(key))
}

/** A 409 is an answer too: what the state forbade then stays forbidden for that press (trust B18). */
export async function keepRefusal(sql: Sql, key: Key, { status, body }: Answer): Promise<void> {
  await sql
    .insert(idempotencyKeys)
    .values({ ...key, status, body })
    .onConflictDoNothing()
}

const isKey = ({ actorId, key }: Key) =>
  and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key))

/** The answer that this key was given before, so that a repeated press hears it whatever has changed since. */
export async function answerTo(sql: Sql, key: Key): Promise<Answer | null> {
  const [first] = await sql.select().from(idempotencyKeys).where(isKey(key))
  if (!first) return null
  if (first.requestHash !== key.requestHash) refuse('key-reused')
  return first.status === null ? null : { status: first.status, body: first.body }
}

const KEPT_FOR = query`interval '48 hours'`

/** Answers hold what they answered, contact data included, so they are kept no longer than a press may wait. */
export async function forgetAnswers(sql: Sql): Promise<void> {
  await sql.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, query`now() - ${KEPT_FOR}`))
}
