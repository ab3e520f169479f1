import type { Vendor, VendorProfile } from '@turnout/contract/vendors'
import type * as z from 'zod'
import type { Profile } from './store.ts'

export const presentVendor = (vendor: Profile): Vendor => ({
  business_name: vendor.businessName,
  business_type: vendor.businessType,
  description: vendor.description,
  business_phone: vendor.businessPhone,
  business_email: vendor.businessEmail,
})

/** And the other way round. */
export const profileOf = (input: z.output<typeof VendorProfile>): Profile => ({
  businessName: input.business_name,
  businessType: input.business_type,
  description: input.description,
  businessPhone: input.business_phone,
  businessEmail: input.business_email,
})
