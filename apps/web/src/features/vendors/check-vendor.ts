import { VendorProfile } from '@turnout/contract/checked/vendors'
import { checkBySchema } from '../../platform/forms/check-by-schema.ts'

export const checkVendor = checkBySchema(VendorProfile)
