import type { NewsletterTag } from '@turnout/contract/newsletter'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'

/**
 * On the list is who has confirmed. Whoever leaves is forgotten but for the hash of the address, by which the
 * links in older mails still find somebody to say goodbye to; a month later that goes too.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid().primaryKey(),
    emailHash: text().notNull().unique(),
    /** Empty once somebody has left. */
    email: text().notNull(),
    tags: jsonb().$type<NewsletterTag[]>().notNull(),
    confirmedAt: instant(),
    /** When they last asked to be on the list, or left it. */
    touchedAt: instant().notNull(),
  },
  (table) => [index('subscribers_by_touch').on(table.touchedAt)],
)

/** What was written to everybody on a list. The same words go to the same list once. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid().primaryKey(),
    tag: text().$type<NewsletterTag>().notNull(),
    textHash: text().notNull(),
    text: text().notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('newsletter_issues_once').on(table.tag, table.textHash)],
)

/** Every mail has links of its own, because only hashes are kept and none can be written twice. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    tokenHash: text().primaryKey(),
    subscriberId: partOf(() => subscribers.id),
    does: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    /** What a confirmed link puts them down for. */
    tag: text().$type<NewsletterTag>(),
    /** A way off the list never ends. */
    expiresAt: instant(),
    usedAt: instant(),
  },
  (table) => [index('newsletter_links_by_subscriber').on(table.subscriberId)],
)
