import { and, asc, eq, notExists } from 'drizzle-orm'
import { first, type Sql } from '../../platform/db/database.ts'
import { lockAccount } from '../accounts/public.ts'
import { registrations, users } from '../accounts/tables.ts'
import { addSearchWords } from '../search/public.ts'
import { wordsText } from './search.ts'
import { vendorPictures, vendors } from './tables.ts'

export type Vendor = typeof vendors.$inferSelect
export type Profile = Omit<Vendor, 'ownerId' | 'createdAt' | 'changedAt' | 'publishedAt' | 'hiddenAt'>

/** The role at sign-up. Locks registration or account, so that it is not confirmed or deactivated meanwhile. */
export async function lockRole(sql: Sql, ownerId: string) {
  const [registration] = await roleIn(sql, registrations, ownerId).for('share')
  if (registration) return registration.role
  if (!(await lockAccount(sql, ownerId))) return null
  const [account] = await roleIn(sql, users, ownerId)
  return account?.role ?? null
}

const roleIn = (sql: Sql, table: typeof registrations | typeof users, id: string) =>
  sql.select({ role: table.role }).from(table).where(eq(table.id, id))

export const findVendor = (sql: Sql, ownerId: string): Promise<Vendor | null> =>
  first(sql.select().from(vendors).where(eq(vendors.ownerId, ownerId)))

/** Locks the profile. */
export const lockVendor = (sql: Sql, ownerId: string): Promise<Vendor | null> =>
  first(sql.select().from(vendors).where(eq(vendors.ownerId, ownerId)).for('update'))

/** Null if it exists already; of two requests at once the first row wins. */
export const addVendor = (
  sql: Sql,
  row: { ownerId: string; createdAt: Date } & Profile,
): Promise<Vendor | null> =>
  first(
    sql
      .insert(vendors)
      .values({ ...row, changedAt: row.createdAt })
      .onConflictDoNothing()
      .returning(),
  )

export async function changeVendor(
  sql: Sql,
  ownerId: string,
  changes: Partial<Omit<Vendor, 'ownerId'>>,
): Promise<Vendor> {
  const [changed] = await sql.update(vendors).set(changes).where(eq(vendors.ownerId, ownerId)).returning()
  if (changed!.publishedAt) await addSearchWords(sql, wordsText(changed!))
  return changed!
}

/** [V-4] For the operator; null shows the vendor again. Returns the name, or null if there is no such vendor. */
export async function hideVendor(sql: Sql, ownerId: string, hiddenAt: Date | null): Promise<string | null> {
  const [changed] = await sql
    .update(vendors)
    .set({ hiddenAt })
    .where(eq(vendors.ownerId, ownerId))
    .returning({ name: vendors.businessName })
  return changed?.name ?? null
}

export const deleteVendor = (sql: Sql, ownerId: string): Promise<unknown> =>
  sql.delete(vendors).where(eq(vendors.ownerId, ownerId))

/** Deletes vendors of registrations that expired, or whose address another registration confirmed first. */
export async function deleteOrphanedVendors(sql: Sql): Promise<void> {
  const account = sql.select().from(users).where(eq(users.id, vendors.ownerId))
  const registration = sql.select().from(registrations).where(eq(registrations.id, vendors.ownerId))
  await sql.delete(vendors).where(and(notExists(registration), notExists(account)))
}

/** In the order in which they were added. */
export async function findPictures(sql: Sql, ownerId: string): Promise<string[]> {
  const rows = await sql
    .select({ id: vendorPictures.pictureId })
    .from(vendorPictures)
    .where(eq(vendorPictures.ownerId, ownerId))
    .orderBy(asc(vendorPictures.addedAt), asc(vendorPictures.pictureId))
  return rows.map(({ id }) => id)
}

export const addPicture = (sql: Sql, row: typeof vendorPictures.$inferInsert): Promise<unknown> =>
  sql.insert(vendorPictures).values(row)

/** False if this page has no such picture. */
export async function deletePicture(sql: Sql, ownerId: string, pictureId: string): Promise<boolean> {
  const deleted = await sql
    .delete(vendorPictures)
    .where(and(eq(vendorPictures.ownerId, ownerId), eq(vendorPictures.pictureId, pictureId)))
    .returning()
  return deleted.length === 1
}
