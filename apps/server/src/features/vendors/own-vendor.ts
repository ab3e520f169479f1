import type { Sql } from '../../platform/db/database.ts'
import type { Refuse } from '../../platform/http/refusal.ts'
import { presentVendor } from './present.ts'
import { findPictures, findVendor, lockRole, lockVendor, type Vendor } from './store.ts'

type RefuseOwn = Refuse<'not-a-vendor' | 'vendor-not-found'>

/** The caller's own profile. A vendor who becomes platform admin keeps it. */
export const findOwnVendor = async (sql: Sql, ownerId: string, refuse: RefuseOwn): Promise<Vendor> =>
  (await findVendor(sql, ownerId)) ?? refuse(await whyNone(sql, ownerId))

/** The same, locked. */
export const lockOwnVendor = async (sql: Sql, ownerId: string, refuse: RefuseOwn): Promise<Vendor> =>
  (await lockVendor(sql, ownerId)) ?? refuse(await whyNone(sql, ownerId))

const whyNone = async (sql: Sql, ownerId: string) =>
  (await lockRole(sql, ownerId)) === 'vendor' ? 'vendor-not-found' : 'not-a-vendor'

export const presentOwnVendor = async (sql: Sql, vendor: Vendor) =>
  presentVendor(vendor, await findPictures(sql, vendor.ownerId))
