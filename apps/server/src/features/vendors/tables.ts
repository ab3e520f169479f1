import { BUSINESS_TYPES } from '@turnout/rules/vendor'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/db/columns.ts'

/**
 * One business a vendor. The owner is a registration or the account it became, which have one id: so opening
 * the link moves nothing, and a foreign key would have to name two tables. What nobody owns goes by the hour.
 */
export const vendors = pgTable('vendors', {
  ownerId: uuid().primaryKey(),
  businessName: text().notNull(),
  businessType: text({ enum: BUSINESS_TYPES }).notNull(),
  description: text().notNull(),
  businessPhone: text().notNull(),
  businessEmail: text().notNull(),
  createdAt: instant().notNull(),
  changedAt: instant().notNull(),
})
