import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Sql } from '../../platform/db/database.ts'
import { vendorReports, vendors } from './tables.ts'

export const hasReported = async (sql: Sql, vendorId: string, userId: string): Promise<boolean> =>
  (await sql.$count(
    vendorReports,
    and(eq(vendorReports.vendorId, vendorId), eq(vendorReports.userId, userId)),
  )) > 0

export const addReport = (sql: Sql, report: typeof vendorReports.$inferInsert): Promise<unknown> =>
  sql.insert(vendorReports).values(report)

/** Called when the operator has hidden the page or decided to keep it. */
export const settleReports = (sql: Sql, vendorId: string, at: Date): Promise<unknown> =>
  sql
    .update(vendorReports)
    .set({ settledAt: at })
    .where(and(eq(vendorReports.vendorId, vendorId), isNull(vendorReports.settledAt)))

/** For the operator, without the people who reported. */
export const findOpenVendorReports = (sql: Sql) =>
  sql
    .select({
      reportedAt: vendorReports.reportedAt,
      reason: vendorReports.reason,
      note: vendorReports.note,
      vendor: { id: vendors.ownerId, name: vendors.businessName, email: vendors.businessEmail },
      text: vendors.description,
    })
    .from(vendorReports)
    .innerJoin(vendors, eq(vendors.ownerId, vendorReports.vendorId))
    .where(isNull(vendorReports.settledAt))
    .orderBy(asc(vendorReports.reportedAt), asc(vendorReports.userId))

export type OpenVendorReport = Awaited<ReturnType<typeof findOpenVendorReports>>[number]

export const deleteVendorReportsOf = (sql: Sql, userId: string): Promise<unknown> =>
  sql.delete(vendorReports).where(eq(vendorReports.userId, userId))
