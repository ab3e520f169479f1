import { NOTIFICATION_KINDS, NOTIFICATION_TOPICS } from '@turnout/rules/notifications'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'
import { events } from '../events/tables.ts'
import { groups } from '../groups/tables.ts'
import { enquiries } from '../vendors/tables.ts'

/** The bell: one row for each person and fact. It names people by id alone, so that a name can be erased. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: referenceTo(() => users.id),
    /** The subject: exactly one of these three. */
    groupId: uuid().references(() => groups.id),
    eventId: uuid().references(() => events.id, { onDelete: 'cascade' }),
    enquiryId: uuid().references(() => enquiries.id, { onDelete: 'cascade' }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    /** Identifies the fact: a person has one row for it. */
    key: text().notNull(),
    /** A newer row with the same name replaces an older one. */
    replaces: text(),
    data: jsonb().notNull(),
    createdAt: instant().notNull(),
    /** After this it is not sent any more. */
    expiresAt: instant().notNull(),
    readAt: instant(),
    pushedAt: instant(),
    mailedAt: instant(),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.key),
    index('notifications_of_user').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_of_group').on(table.groupId),
    index('notifications_of_event').on(table.eventId).where(sql`${table.eventId} is not null`),
    index('notifications_of_enquiry').on(table.enquiryId).where(sql`${table.enquiryId} is not null`),
    index('notifications_by_age').on(table.createdAt),
    // in SQL, so that no kind can be stored with another subject
    check(
      'notifications_subject',
      sql`num_nonnulls(${table.groupId}, ${table.eventId}, ${table.enquiryId}) = 1
        and (${table.eventId} is not null) = (${table.kind} like 'event\\_%')
        and (${table.enquiryId} is not null) = (${table.kind} like 'enquiry\\_%')`,
    ),
  ],
)

/** The channels that a person chose for a topic; without a row the default applies. */
export const notificationChannels = pgTable(
  'notification_channels',
  {
    userId: referenceTo(() => users.id),
    topic: text({ enum: NOTIFICATION_TOPICS }).notNull(),
    push: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.topic] })],
)

/** Groups whose notifications a person sees only in the bell. */
export const mutedGroups = pgTable(
  'muted_groups',
  {
    userId: referenceTo(() => users.id),
    groupId: referenceTo(() => groups.id),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.groupId] }),
    index('muted_groups_of_group').on(table.groupId),
  ],
)
