import { zodResolver } from '@hookform/resolvers/zod'
import { VendorProfile } from '@turnout/contract/checked/vendors'

export const vendorResolver = zodResolver(VendorProfile)
