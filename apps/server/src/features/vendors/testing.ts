import type { InputOf } from '@turnout/contract/endpoint'
import { createVendor, publishMyVendor, type Vendor } from '@turnout/contract/vendors'
import { eq } from 'drizzle-orm'
import { type Person, person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server.ts'
import { users } from '../accounts/tables.ts'

type Profile = InputOf<typeof createVendor>['body']

/** The profile of a vendor. */
export const BAKERY: Profile = {
  business_name: 'Weaver Street Bakery',
  business_type: 'caterer',
  description: 'Pies and tea beside the pitch, from six in the evening.',
  business_phone: '+44 20 7946 0111',
  business_email: 'pies@example.org',
}

export const WEAVER_STREET = { name: 'Weaver Street', latitude: 51.546, longitude: -0.055 }

/** Gives a person a business that is not published. */
export async function makeVendor(
  { deps }: TestServer,
  owner: Person,
  profile: Partial<Profile> = {},
): Promise<Vendor> {
  await deps.sql.update(users).set({ role: 'vendor' }).where(eq(users.id, owner.id))
  const body = { ...BAKERY, place: WEAVER_STREET, travel_km: 20, ...profile }
  return (await owner.call(createVendor, { body })).reply
}

export async function createTestVendor(server: TestServer, profile: Partial<Profile> = {}) {
  const owner = await person(server, 'Dan')
  return { ...owner, vendor: await makeVendor(server, owner, profile) }
}

export async function publishedVendor(server: TestServer, profile: Partial<Profile> = {}) {
  const owner = await createTestVendor(server, profile)
  return { ...owner, vendor: (await owner.call(publishMyVendor)).reply }
}
