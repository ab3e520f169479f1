import { REPORT_REASONS } from '@turnout/rules/chat-reports'
import { ENQUIRY_SIDES } from '@turnout/rules/enquiry'
import { BUSINESS_TYPES } from '@turnout/rules/vendor'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, partOf, referenceTo } from '../../platform/db/columns.ts'
import { unitVector } from '../../platform/db/unit-vector.ts'
import { uploads } from '../../platform/files/tables.ts'
import { users } from '../accounts/tables.ts'
import { events } from '../events/tables.ts'

/**
 * One business for each vendor. The owner is a registration or the account that it became, with the same id: a
 * confirmation changes nothing here, and a foreign key would need two tables. Hourly tidying deletes orphans.
 */
export const vendors = pgTable(
  'vendors',
  {
    /** Also the id of the vendor's page. */
    ownerId: uuid().primaryKey(),
    businessName: text().notNull(),
    businessType: text({ enum: BUSINESS_TYPES }).notNull(),
    description: text().notNull(),
    businessPhone: text().notNull(),
    businessEmail: text().notNull(),
    placeName: text(),
    placeLatitude: doublePrecision(),
    placeLongitude: doublePrecision(),
    travelKm: integer().notNull().default(0),
    /** The text that a search matches, from `searchText`; a row of an earlier version gets it with its next change. */
    searchText: text().notNull().default(''),
    publishedAt: instant(),
    /** Set by the operator. */
    hiddenAt: instant(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
  },
  (table) => [
    index('vendors_newest')
      .on(table.publishedAt, table.ownerId)
      .where(sql`${table.publishedAt} is not null and ${table.hiddenAt} is null`),
    index('vendors_newest_of_type')
      .on(table.businessType, table.publishedAt, table.ownerId)
      .where(sql`${table.publishedAt} is not null and ${table.hiddenAt} is null`),
    index('vendors_nearest')
      .using('gist', unitVector(table.placeLatitude, table.placeLongitude))
      .where(sql`${table.publishedAt} is not null and ${table.hiddenAt} is null`),
    index('vendors_search')
      .using('gin', sql`${table.searchText} gin_trgm_ops`)
      .where(sql`${table.publishedAt} is not null and ${table.hiddenAt} is null`),
    check('vendors_travel', sql`${table.travelKm} between 0 and 500`),
    check(
      'vendors_place',
      sql`num_nulls(${table.placeName}, ${table.placeLatitude}, ${table.placeLongitude}) in (0, 3)
        and (${table.publishedAt} is null or ${table.placeName} is not null)`,
    ),
  ],
)

export const vendorPictures = pgTable(
  'vendor_pictures',
  {
    pictureId: uuid()
      .primaryKey()
      .references(() => uploads.id),
    ownerId: partOf(() => vendors.ownerId),
    addedAt: instant().notNull(),
  },
  (table) => [index('vendor_pictures_by_owner').on(table.ownerId, table.addedAt)],
)

/** One for each person and vendor. Deleted with either account. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey(),
    vendorId: partOf(() => vendors.ownerId),
    askerId: referenceTo(() => users.id),
    date: text(),
    place: text(),
    /** The event that it is about; the enquiry outlives it. */
    eventId: uuid().references(() => events.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    lastSide: text({ enum: ENQUIRY_SIDES }).notNull(),
    lastText: text().notNull(),
    lastMessageAt: instant().notNull(),
    vendorReadAt: instant().notNull(),
    askerReadAt: instant().notNull(),
    vendorSharesEmail: boolean().notNull().default(false),
    askerSharesEmail: boolean().notNull().default(false),
    /** Whether this side agrees to show the vendor on the page of the event. */
    vendorAddsEvent: boolean().notNull().default(false),
    askerAddsEvent: boolean().notNull().default(false),
  },
  (table) => [
    unique('enquiries_once').on(table.vendorId, table.askerId),
    index('enquiries_of_vendor').on(table.vendorId, table.lastMessageAt),
    index('enquiries_of_asker').on(table.askerId, table.lastMessageAt),
    index('enquiries_of_event').on(table.eventId).where(sql`${table.eventId} is not null`),
  ],
)

export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: uuid().primaryKey(),
    enquiryId: partOf(() => enquiries.id),
    side: text({ enum: ENQUIRY_SIDES }).notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index('enquiry_messages_of_enquiry').on(table.enquiryId, table.id)],
)

/** One report for each person and page. Deleted with either account. */
export const vendorReports = pgTable(
  'vendor_reports',
  {
    vendorId: partOf(() => vendors.ownerId),
    userId: referenceTo(() => users.id),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    note: text(),
    reportedAt: instant().notNull(),
    /** Null until the operator has hidden the page or decided to keep it. */
    settledAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.userId] }),
    index('vendor_reports_of_person').on(table.userId),
    index('vendor_reports_open').on(table.reportedAt).where(sql`${table.settledAt} is null`),
  ],
)
