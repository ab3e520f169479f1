import { BUSINESS_TYPES } from '@turnout/rules/vendor'
import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { personName } from './wire/name.ts'
import { email, paragraphs, phone } from './wire/text.ts'

/** A registration's names hold 80 letters, and both of a vendor's are the business's. */
export const VendorProfile = z.strictObject({
  business_name: personName('Business name', 80),
  business_type: z.enum(BUSINESS_TYPES, 'Choose what your business does.'),
  description: paragraphs('Description', 2000, 1),
  business_phone: phone,
  business_email: email,
})

export const Vendor = z
  .object({
    business_name: z.string(),
    business_type: z.enum(BUSINESS_TYPES),
    description: z.string(),
    business_phone: z.string(),
    business_email: z.string(),
  })
  .meta({ id: 'Vendor' })
export type Vendor = z.output<typeof Vendor>

export const createVendor = endpoint({
  name: 'createVendor',
  method: 'POST',
  path: '/vendors',
  access: 'unconfirmed',
  summary: 'Make the business profile of a vendor, also before the email is confirmed. Once.',
  body: VendorProfile,
  reply: Vendor,
  status: 201,
  problems: ['not-a-vendor', 'vendor-exists'],
})

export const getMyVendor = endpoint({
  name: 'getMyVendor',
  method: 'GET',
  path: '/vendors/me',
  access: 'unconfirmed',
  summary: 'The business profile of the vendor who is signed in.',
  reply: Vendor,
  problems: ['not-a-vendor', 'vendor-not-found'],
})

export const updateMyVendor = endpoint({
  name: 'updateMyVendor',
  method: 'PUT',
  path: '/vendors/me',
  access: 'unconfirmed',
  summary: 'Change the business profile of the vendor who is signed in; all of it is sent.',
  body: VendorProfile,
  reply: Vendor,
  problems: ['not-a-vendor', 'vendor-not-found'],
})
