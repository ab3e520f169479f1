import { and, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { sessions } from '../accounts/tables.ts'
import { pushSubscriptions } from './tables.ts'

export type Subscription = typeof pushSubscriptions.$inferSelect

/** A device has one account and one session at a time: the last that registered it. */
export async function saveSubscription(sql: Sql, row: Omit<Subscription, 'lastSuccessAt'>): Promise<void> {
  const { id: _, endpoint, ...columns } = row
  await sql
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: columns })
  await sql
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.sessionId, row.sessionId), ne(pushSubscriptions.endpoint, endpoint)))
}

export async function isSubscribed(sql: Sql, sessionId: string): Promise<boolean> {
  return (await sql.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0
}

/** Devices on which the person is still signed in. */
export const liveSubscriptions = (sql: Sql, userId: string, now: Date): Promise<{ id: string }[]> =>
  sql
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(pushSubscriptions.userId, userId), gt(sessions.expiresAt, now)))

/** Null when it is gone, belongs to another account, or its session has ended. */
export async function findLiveSubscription(
  sql: Sql,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<Subscription | null> {
  const [found] = await sql
    .select({ subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(
      and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId), gt(sessions.expiresAt, now)),
    )
  return found?.subscription ?? null
}

export const markSent = (sql: Sql, id: string, now: Date): Promise<unknown> =>
  sql.update(pushSubscriptions).set({ lastSuccessAt: now }).where(eq(pushSubscriptions.id, id))

/** Not when another account uses the device by now. */
export const deleteSubscription = (
  sql: Sql,
  { id, userId }: { id: string; userId: string },
): Promise<unknown> =>
  sql.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))

/** Locks the devices of a person, so that two that fail at once are handled one after the other. */
export const lockSubscriptions = (sql: Sql, userId: string): Promise<{ id: string }[]> =>
  sql
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(pushSubscriptions.id)
    .for('update')

export const deleteSubscriptionOfSession = (sql: Sql, sessionId: string): Promise<unknown> =>
  sql.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId))

export const deleteSubscriptionsOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

/** Nothing is sent to them before this either. */
export async function deleteEndedSubscriptions(sql: Sql, now: Date): Promise<void> {
  const ended = sql.select({ id: sessions.id }).from(sessions).where(lte(sessions.expiresAt, now))
  await sql.delete(pushSubscriptions).where(inArray(pushSubscriptions.sessionId, ended))
}
