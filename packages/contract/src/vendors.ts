import { BUSINESS_TYPES, TRAVEL_KM } from '@turnout/rules/vendor'
import * as z from 'zod'
import { endpoint, model } from './endpoint.ts'
import { checkPosition, Degrees, NearestFirst, QueryDistance } from './wire/degrees.ts'
import { integerWithin } from './wire/integer.ts'
import { personName } from './wire/name.ts'
import { Paging } from './wire/reply.ts'
import { email, line, paragraphs, phone } from './wire/text.ts'

const NO_PLACE = 'Pick the place from the list or on the map.'

/** The names of a registration have up to 80 letters, and both names of a vendor are the business's. */
export const VendorProfile = z.strictObject({
  business_name: personName('Business name', 80),
  business_type: z.enum(BUSINESS_TYPES, 'Choose what your business does.'),
  description: paragraphs('Description', 2000, 1),
  business_phone: phone,
  business_email: email,
  /** Where the vendor works from. The position is never shown, only searched by. */
  place: z
    .strictObject({
      name: line('Place', 120),
      latitude: Degrees(90, NO_PLACE),
      longitude: Degrees(180, NO_PLACE),
    })
    .nullable()
    .default(null),
  /** How far they travel from there; 0: people come to them. */
  travel_km: integerWithin(TRAVEL_KM, 'At least 0 km.', 'At most 500 km.').default(0),
})

const Picture = z.object({ id: z.uuid(), url: z.string(), small_url: z.string() })

/** What everyone may know about a vendor. */
const publicFields = {
  id: z.uuid(),
  business_name: z.string(),
  business_type: z.enum(BUSINESS_TYPES),
  travel_km: z.number().int(),
}

/** The profile as its owner sees it. */
export const Vendor = model('Vendor', {
  ...publicFields,
  description: z.string(),
  business_phone: z.string(),
  business_email: z.string(),
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  pictures: z.array(Picture),
  is_published: z.boolean(),
  /** By the operator, after reports. */
  is_hidden: z.boolean(),
})
export type Vendor = z.output<typeof Vendor>

/** A vendor in the directory. */
export const VendorCard = model('VendorCard', {
  ...publicFields,
  place_name: z.string(),
  picture_small_url: z.string().nullable(),
})
export type VendorCard = z.output<typeof VendorCard>

/** A vendor's page: without a phone number or an address. */
export const VendorPage = model('VendorPage', {
  ...publicFields,
  description: z.string(),
  place_name: z.string(),
  pictures: z.array(Picture),
})
export type VendorPage = z.output<typeof VendorPage>

export const listVendors = endpoint('listVendors', 'GET /vendors', {
  access: 'anyone',
  summary:
    'Published vendors: by text, type and distance from a position; nearest first when a position is given, else the newest page first. Where nothing has the words as they are typed, what is spelt almost so is found. The first 1,000 are counted and paged.',
  query: z
    .object({
      ...Paging,
      search: z.string().max(100).optional(),
      type: z.enum(BUSINESS_TYPES).optional(),
      ...QueryDistance,
      sort: NearestFirst,
    })
    .superRefine(checkPosition),
  reply: z.array(VendorCard),
  paged: true,
})

export const getVendor = endpoint('getVendor', 'GET /vendors/:vendorId', {
  access: 'anyone',
  summary: 'The page of a published vendor.',
  reply: VendorPage,
  problems: ['vendor-gone'],
})

export const createVendor = endpoint('createVendor', 'POST /vendors', {
  access: 'unconfirmed',
  summary: 'Make the business profile of a vendor, also before the email is confirmed. Once.',
  body: VendorProfile,
  reply: Vendor,
  status: 201,
  problems: ['not-a-vendor', 'vendor-exists'],
})

export const getMyVendor = endpoint('getMyVendor', 'GET /vendors/me', {
  access: 'unconfirmed',
  summary: 'The business profile of the vendor who is signed in.',
  reply: Vendor,
  problems: ['not-a-vendor', 'vendor-not-found'],
})

export const updateMyVendor = endpoint('updateMyVendor', 'PUT /vendors/me', {
  access: 'unconfirmed',
  summary: 'Change the business profile of the vendor who is signed in; all of it is sent.',
  body: VendorProfile,
  reply: Vendor,
  problems: ['not-a-vendor', 'vendor-not-found', 'vendor-place-missing'],
})

export const publishMyVendor = endpoint('publishMyVendor', 'POST /vendors/me/publish', {
  summary: 'Show the page of the vendor who is signed in to everyone. It needs a place.',
  reply: Vendor,
  problems: ['not-a-vendor', 'vendor-not-found', 'vendor-hidden', 'vendor-place-missing'],
})

export const unpublishMyVendor = endpoint('unpublishMyVendor', 'POST /vendors/me/unpublish', {
  summary: 'Show the page to nobody any more; the profile stays.',
  reply: Vendor,
  problems: ['not-a-vendor', 'vendor-not-found'],
})

export const addVendorPicture = endpoint('addVendorPicture', 'POST /vendors/me/pictures', {
  summary: 'Add a picture to the page, as a multipart form. A page has up to six.',
  upload: 'picture',
  body: z.strictObject({}),
  reply: Vendor,
  status: 201,
  problems: [
    'not-a-vendor',
    'vendor-not-found',
    'too-many-pictures',
    'not-an-image',
    'damaged-image',
    'image-too-large',
  ],
})

export const removeVendorPicture = endpoint('removeVendorPicture', 'DELETE /vendors/me/pictures/:pictureId', {
  summary: 'Take a picture off the page.',
  reply: Vendor,
  problems: ['not-a-vendor', 'vendor-not-found', 'picture-not-found'],
})
