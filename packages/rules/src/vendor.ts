import { ok, type Result, refuse } from './result.ts'

/** [V-1] What a vendor can be, in the order in which the specification lists it, each with its name for people. */
const BUSINESS_TYPE_NAMES = {
  event_planner: 'Event planner',
  photographer: 'Photographer',
  videographer: 'Videographer',
  caterer: 'Caterer',
  venue: 'Venue',
  decorator: 'Decorator',
  dj: 'DJ',
  mc: 'MC',
  band: 'Band',
  solo_musician: 'Solo musician',
  dancer: 'Dancer',
  comedian: 'Comedian',
  magician: 'Magician',
  sound_lighting: 'Sound and lighting',
  av_equipment: 'AV equipment',
  stage_setup: 'Stage setup',
} as const

export type BusinessType = keyof typeof BUSINESS_TYPE_NAMES

export const BUSINESS_TYPES = Object.keys(BUSINESS_TYPE_NAMES) as [BusinessType, ...BusinessType[]]

export const businessTypeName = (type: BusinessType): string => BUSINESS_TYPE_NAMES[type]

/** What somebody signed up as, and whether their business stands already. */
export interface VendorAccount {
  role: 'user' | 'vendor' | 'admin'
  hasProfile: boolean
}

/** [V-2] A business profile is for whoever signed up as a vendor, e-mail confirmed or not; and one is enough. */
export function createVendor({
  role,
  hasProfile,
}: VendorAccount): Result<true, 'not-a-vendor' | 'vendor-exists'> {
  if (role !== 'vendor') return refuse('not-a-vendor')
  return hasProfile ? refuse('vendor-exists') : ok(true)
}
