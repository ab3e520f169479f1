import type { NewsletterTag } from '@turnout/contract/newsletter'
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'

/**
 * Only confirmed subscribers are on the list. For a person who left, the row has only the hash of the address for a
 * month, so that links to unsubscribe in older mails still work.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid().primaryKey(),
    emailHash: text().notNull().unique(),
    /** Empty once the person has left. */
    email: text().notNull(),
    tags: jsonb().$type<NewsletterTag[]>().notNull(),
    confirmedAt: instant(),
    /** When the person last subscribed or left. */
    touchedAt: instant().notNull(),
  },
  (table) => [index('subscribers_by_touch').on(table.touchedAt)],
)

/** Issues that were sent to a list. The same text goes to the same list once. */
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

/** Every mail has its own links, because only hashes are stored and a link cannot be sent again. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    tokenHash: text().primaryKey(),
    subscriberId: partOf(() => subscribers.id),
    does: text({ enum: ['confirm', 'unsubscribe'] }).notNull(),
    /** The list that a confirmation subscribes to. */
    tag: text().$type<NewsletterTag>(),
    /** Null for a link to unsubscribe, which never expires. */
    expiresAt: instant(),
    usedAt: instant(),
  },
  (table) => [index('newsletter_links_by_subscriber').on(table.subscriberId)],
)
