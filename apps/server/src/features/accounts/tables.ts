import type { Interest } from '@turnout/rules/words'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, partOf } from '../../platform/db/columns.ts'

/** What a person enters at sign-up; the same for a registration and for the account it becomes. */
const self = () => ({
  email: text().notNull(),
  emailKey: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phoneNumber: text().notNull(),
  dateOfBirth: date({ mode: 'string' }),
  interests: jsonb().$type<Interest[]>().notNull(),
  role: text({ enum: ['user', 'vendor', 'admin'] }).notNull(),
  passwordHash: text().notNull(),
  bio: text().notNull().default(''),
  createdAt: instant().notNull().defaultNow(),
})

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    ...self(),
    // one account per address, whatever its capitals: our own code folds the case, not the database's locale
    emailKey: text().notNull().unique(),
    profileImageUrl: text(),
    /** Since when the password alone is not enough to sign in; null where it is. */
    secondFactorSince: instant(),
    /** After this only the row is left, for the results that name it. */
    deactivatedAt: instant(),
  },
  (table) => [check('users_role', sql`${table.role} in ('user', 'vendor', 'admin')`)],
)

/** Hashed. Empty where it is not stored, such as the network of a session; an empty value identifies no one. */
const place = () => ({
  network: text().notNull().default(''),
  device: text().notNull().default(''),
})

/** Signed up, not confirmed. One address may have several until a link is opened (docs/security.md, A9). */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid().primaryKey(),
    ...self(),
    /** Where it was made: only there is the link alone enough to activate the account. */
    ...place(),
    /** Such as 'Chrome on Android', for the mail. */
    deviceName: text().notNull().default(''),
    /** The group that the person signed up to join, and their invite's token. The group may be gone by then. */
    groupId: uuid(),
    invite: text(),
    /** The event that the person signed up for. It may be over by then. */
    eventId: uuid(),
  },
  (table) => [
    index('registrations_by_email').on(table.emailKey, table.createdAt),
    // no one registers as a platform admin
    check('registrations_role', sql`${table.role} in ('user', 'vendor')`),
  ],
)

/** Only hashes of tokens are stored. A used one stays, so that its link can answer that the account is active. */
export const activationTokens = pgTable(
  'activation_tokens',
  {
    tokenHash: text().primaryKey(),
    registrationId: uuid().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('activation_tokens_by_registration').on(table.registrationId)],
)

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: partOf(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('password_resets_by_user').on(table.userId)],
)

/** The hash of a link that signs in. Opening the link deletes the row. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    tokenHash: text().primaryKey(),
    userId: partOf(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('sign_in_links_by_user').on(table.userId)],
)

/** One factor was shown and the other is missing. Valid for ten minutes, stored as a hash. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text().primaryKey(),
    userId: partOf(() => users.id),
    remembered: boolean().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('pending_sign_ins_by_user').on(table.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    tokenHash: text().notNull().unique(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    registrationId: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    remembered: boolean().notNull(),
    userAgent: text().notNull(),
    /** The owner can still sign in on their own devices while a stranger guesses at their password. */
    ...place(),
    createdAt: instant().notNull().defaultNow(),
    lastSeenAt: instant().notNull().defaultNow(),
    /** As the device last reported it; null without a report. */
    timeZone: text(),
    /** Ending a session sets this to now. The row stays 30 days, to recognise the device. */
    expiresAt: instant().notNull(),
  },
  (table) => [
    index('sessions_by_user').on(table.userId),
    index('sessions_by_registration').on(table.registrationId),
    check('sessions_one_owner', sql`num_nonnulls(${table.userId}, ${table.registrationId}) = 1`),
  ],
)
