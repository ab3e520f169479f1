import { and, eq, gt, sql as query } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import type { StreamEvent, Subscriber } from '../../platform/live/streams.ts'
import { sessions } from '../accounts/tables.ts'
import { IS_APPROVED, members } from './tables.ts'

/** The event for subscribers who are members of the group with a session that has not expired; for others nothing. */
export async function eventForMembers(
  { sql, clock }: Pick<Deps, 'sql' | 'clock'>,
  groupId: string,
  subscribers: readonly Subscriber[],
  event: StreamEvent,
): Promise<(subscriber: Subscriber) => StreamEvent | null> {
  const ids = subscribers.flatMap((one) => (one.type === 'session' ? [one.sessionId] : []))
  const rows = await sql
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, and(eq(members.userId, sessions.userId), eq(members.groupId, groupId)))
    .where(
      and(
        query`${sessions.id} = any(${query.param(ids)}::uuid[])`,
        gt(sessions.expiresAt, new Date(await clock.now(sql))),
        IS_APPROVED,
      ),
    )
  const watching = new Set(rows.map(({ id }) => id))
  return (one) => (one.type === 'session' && watching.has(one.sessionId) ? event : null)
}
