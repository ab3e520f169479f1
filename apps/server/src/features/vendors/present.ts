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
export const profileOf = (said: z.output<typeof VendorProfile>): Profile => ({
  businessName: said.business_name,
  businessType: said.business_type,
  description: said.description,
  businessPhone: said.business_phone,
  businessEmail: said.business_email,
})
