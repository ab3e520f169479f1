import type { Bounds } from './bounds.ts'
import { ok, type Result, refuse } from './result.ts'

/** [V-1] The types of business in the order of the specification, each with its name for people. */
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

/** What a person signed up as, and whether they have a business profile already. */
export interface VendorAccount {
  role: 'user' | 'vendor' | 'admin'
  hasProfile: boolean
}

/**
 * [V-2] Only people who signed up as vendors have a business profile, email confirmed or not; each has one at
 * most.
 */
export function createVendor({
  role,
  hasProfile,
}: VendorAccount): Result<true, 'not-a-vendor' | 'vendor-exists'> {
  if (role !== 'vendor') return refuse('not-a-vendor')
  return hasProfile ? refuse('vendor-exists') : ok(true)
}

/** How far a vendor travels, in kilometres; 0: people come to the vendor. */
export const TRAVEL_KM = { min: 0, max: 500 } as const satisfies Bounds

export const MAX_VENDOR_PICTURES = 6

export interface VendorPage {
  hasPlace: boolean
  isPublished: boolean
  /** By the operator. */
  isHidden: boolean
}

/** [V-3] A vendor publishes their own page once it says where they work from, unless the operator has hidden it. */
export function publishVendor({
  hasPlace,
  isHidden,
}: VendorPage): Result<true, 'vendor-hidden' | 'vendor-place-missing'> {
  if (isHidden) return refuse('vendor-hidden')
  return hasPlace ? ok(true) : refuse('vendor-place-missing')
}

/** [V-3] A page that is published keeps a place. */
export const changeVendorPlace = (
  { isPublished }: VendorPage,
  keepsPlace: boolean,
): Result<true, 'vendor-place-missing'> =>
  isPublished && !keepsPlace ? refuse('vendor-place-missing') : ok(true)

/** [V-4] Who sees a page: everyone while it is published and not hidden, otherwise its owner alone. */
export const isVendorPublic = ({ isPublished, isHidden }: VendorPage): boolean => isPublished && !isHidden

/** [V-5] A page has at most six pictures. */
export const addVendorPicture = (count: number): Result<true, 'too-many-pictures'> =>
  count < MAX_VENDOR_PICTURES ? ok(true) : refuse('too-many-pictures')

/** [V-12] A signed-in person reports the public page of another person, once. */
export function reportVendor({
  isPublic,
  isOwn,
  hasReported,
}: {
  isPublic: boolean
  isOwn: boolean
  hasReported: boolean
}): Result<'reported', 'vendor-gone' | 'own-vendor' | 'already-reported'> {
  if (isOwn) return refuse('own-vendor')
  if (!isPublic) return refuse('vendor-gone')
  return hasReported ? refuse('already-reported') : ok('reported')
}
