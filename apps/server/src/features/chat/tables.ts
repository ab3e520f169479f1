import { CHAT_REACTIONS } from '@turnout/rules/chat'
import { REPORT_REASONS } from '@turnout/rules/chat-reports'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, referenceTo } from '../../platform/db/columns.ts'
import { users } from '../accounts/tables.ts'
import { groups } from '../groups/tables.ts'

export const MESSAGE_KINDS = ['text', 'announcement', 'poll', 'system'] as const

/** One row per group, from its first change on. The transaction that locks it assigns the next number and version. */
export const chats = pgTable('chats', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id),
  isOn: boolean().notNull().default(true),
  lastNumber: integer().notNull().default(0),
  version: integer().notNull().default(0),
  /** The pinned announcement. */
  pinnedId: uuid(),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid().primaryKey(),
    groupId: referenceTo(() => groups.id),
    number: integer().notNull(),
    /** The version of the chat after the last change of this message. */
    version: integer().notNull(),
    kind: text({ enum: MESSAGE_KINDS }).notNull(),
    /** Null for a message of the program, and after the account is deleted. */
    authorId: uuid().references(() => users.id),
    /** Null for a message of the program, and after the removal. */
    text: text(),
    /** What a search reads, as `searchText` writes it. Null for a message of the program, and without a text. */
    searchText: text(),
    /** A poll, or the content of a message of the program, which has people by id only. */
    data: jsonb(),
    replyToId: uuid(),
    mentions: uuid().array().notNull().default([]),
    sentAt: instant().notNull(),
    editedAt: instant(),
    removedAt: instant(),
    removedBy: uuid().references(() => users.id),
  },
  (table) => [
    unique('chat_messages_number').on(table.groupId, table.number),
    unique('chat_messages_version').on(table.groupId, table.version),
    index('chat_messages_by_author').on(table.authorId),
    index('chat_messages_by_remover').on(table.removedBy).where(sql`${table.removedBy} is not null`),
    index('chat_messages_mentions').using('gin', table.mentions).where(sql`${table.mentions} <> '{}'`),
    index('chat_messages_replies').on(table.replyToId).where(sql`${table.replyToId} is not null`),
    index('chat_messages_by_age').on(table.sentAt),
    index('chat_messages_search')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .where(sql`${table.searchText} is not null`),
    check('chat_messages_found', sql`${table.text} is not null or ${table.searchText} is null`),
  ],
)

/** How far a person has read, on all of their devices. */
export const chatReadMarks = pgTable(
  'chat_read_marks',
  {
    userId: referenceTo(() => users.id),
    groupId: referenceTo(() => groups.id),
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.groupId] }),
    index('chat_read_marks_of_group').on(table.groupId),
  ],
)

/** One per person and message. */
export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageId: referenceTo(() => chatMessages.id),
    userId: referenceTo(() => users.id),
    reaction: text({ enum: CHAT_REACTIONS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('chat_reactions_by_user').on(table.userId),
  ],
)

/** One per person and message. Without a person after the account is deleted. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: uuid().primaryKey(),
    messageId: referenceTo(() => chatMessages.id),
    userId: uuid().references(() => users.id),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text(),
    reportedAt: instant().notNull(),
    /** Null while it is open. */
    dismissedAt: instant(),
  },
  (table) => [
    unique('chat_reports_once').on(table.messageId, table.userId),
    index('chat_reports_by_user').on(table.userId),
    index('chat_reports_open').on(table.reportedAt).where(sql`${table.dismissedAt} is null`),
  ],
)

/** One for each answer that a person chose; `answer` counts from 0. */
export const chatVotes = pgTable(
  'chat_votes',
  {
    messageId: referenceTo(() => chatMessages.id),
    userId: referenceTo(() => users.id),
    answer: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId, table.answer] }),
    index('chat_votes_by_user').on(table.userId),
  ],
)
