import type { NewsletterTag } from '@turnout/contract/newsletter'
import { and, eq, isNull, lt, sql as query } from 'drizzle-orm'
import { type Chance, sha256 } from '../../platform/chance.ts'
import { first, type Sql } from '../../platform/db/database.ts'
import { enqueueEach } from '../../platform/jobs/queue.ts'
import { newsletterIssues, newsletterLinks, subscribers } from './tables.ts'

export type Subscriber = typeof subscribers.$inferSelect
export type Link = typeof newsletterLinks.$inferSelect

/** One row for each address, however often it is requested. A confirmed subscriber keeps their spelling of it. */
export async function addSubscriber(
  sql: Sql,
  row: Pick<Subscriber, 'id' | 'emailHash' | 'email' | 'touchedAt'>,
): Promise<string> {
  const { email, touchedAt } = row
  const [stored] = await sql
    .insert(subscribers)
    .values({ ...row, tags: [] })
    .onConflictDoUpdate({
      target: subscribers.emailHash,
      set: {
        touchedAt,
        email: query`case when ${subscribers.confirmedAt} is null then ${email} else ${subscribers.email} end`,
      },
    })
    .returning({ id: subscribers.id })
  return stored?.id ?? row.id
}

export const findSubscriber = (sql: Sql, id: string): Promise<Subscriber | null> =>
  first(sql.select().from(subscribers).where(eq(subscribers.id, id)))

/** Returns the token of the link, which is stored as a hash only. */
export async function addLink(
  sql: Sql,
  chance: Chance,
  row: Omit<typeof newsletterLinks.$inferInsert, 'tokenHash'>,
): Promise<string> {
  const token = chance.secret()
  await sql.insert(newsletterLinks).values({ ...row, tokenHash: sha256(token) })
  return token
}

/** A link and its subscriber. Locks the subscriber, not the link: confirming and leaving at once wait for each other. */
export async function lockSubscriberByLink(
  sql: Sql,
  tokenHash: string,
  does: Link['does'],
): Promise<{ link: Link; subscriber: Subscriber } | null> {
  const matchesLink = and(eq(newsletterLinks.tokenHash, tokenHash), eq(newsletterLinks.does, does))
  const [unlocked] = await sql.select().from(newsletterLinks).where(matchesLink)
  if (!unlocked) return null
  const [subscriber] = await sql
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, unlocked.subscriberId))
    .for('update')
  // read again under the lock
  const [link] = await sql.select().from(newsletterLinks).where(matchesLink)
  return link && subscriber ? { link, subscriber } : null
}

export const subscribeToTag = (
  sql: Sql,
  { id, tags }: Subscriber,
  tag: NewsletterTag,
  now: Date,
): Promise<unknown> =>
  sql
    .update(subscribers)
    .set({
      tags: [...new Set([...tags, tag])],
      confirmedAt: query`coalesce(${subscribers.confirmedAt}, ${now.toISOString()})`,
    })
    .where(eq(subscribers.id, id))

export const markLinkUsed = (sql: Sql, tokenHash: string, usedAt: Date): Promise<unknown> =>
  sql.update(newsletterLinks).set({ usedAt }).where(eq(newsletterLinks.tokenHash, tokenHash))

/**
 * False for an unknown link. Open confirmations are deleted as well: an older link subscribes no one again.
 */
export async function removeFromList(sql: Sql, token: string, now: number): Promise<boolean> {
  const found = await lockSubscriberByLink(sql, sha256(token), 'unsubscribe')
  if (!found) return false
  const { id } = found.subscriber
  const clearedColumns = { email: '', tags: [], confirmedAt: null, touchedAt: new Date(now) }
  await sql.update(subscribers).set(clearedColumns).where(eq(subscribers.id, id))
  await sql
    .delete(newsletterLinks)
    .where(and(eq(newsletterLinks.subscriberId, id), eq(newsletterLinks.does, 'confirm')))
  return true
}

/** For an account that was deactivated. */
export const deleteSubscriber = (sql: Sql, emailKey: string): Promise<unknown> =>
  sql.delete(subscribers).where(eq(subscribers.emailHash, sha256(emailKey)))

const RETENTION_MS = 30 * 24 * 3_600_000

/** Deletes subscribers who never confirmed and those who left, after a month, with their links. */
export const deleteInactiveSubscribers = (sql: Sql, now: Date): Promise<unknown> =>
  sql
    .delete(subscribers)
    .where(
      and(isNull(subscribers.confirmedAt), lt(subscribers.touchedAt, new Date(now.getTime() - RETENTION_MS))),
    )

export type Issue = typeof newsletterIssues.$inferSelect

/** False when this list got the same text before. */
export async function addIssue(sql: Sql, issue: Omit<Issue, 'sentAt'>): Promise<boolean> {
  const added = await sql
    .insert(newsletterIssues)
    .values(issue)
    .onConflictDoNothing()
    .returning({ id: newsletterIssues.id })
  return added.length === 1
}

export const findIssue = (sql: Sql, id: string): Promise<Issue | null> =>
  first(sql.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)))

export const findIssueBy = (
  sql: Sql,
  { tag, textHash }: Pick<Issue, 'tag' | 'textHash'>,
): Promise<Issue | null> =>
  first(
    sql
      .select()
      .from(newsletterIssues)
      .where(and(eq(newsletterIssues.tag, tag), eq(newsletterIssues.textHash, textHash))),
  )

/** One job for each confirmed subscriber of this list; returns their number. */
export const enqueueForAll = (
  sql: Sql,
  kind: Parameters<typeof enqueueEach>[1],
  { id, tag }: Pick<Issue, 'id' | 'tag'>,
): Promise<number> =>
  enqueueEach(
    sql,
    kind,
    query`select jsonb_build_object('subscriberId', ${subscribers.id}, 'issueId', ${id}::text) from ${subscribers}
      where ${subscribers.confirmedAt} is not null and ${subscribers.tags} ? ${tag}`,
  )
