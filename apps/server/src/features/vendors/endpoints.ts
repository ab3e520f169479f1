import { createVendor } from './create-vendor.ts'
import { getMyVendor } from './get-my-vendor.ts'
import { updateMyVendor } from './update-my-vendor.ts'

export const vendorsEndpoints = [createVendor, getMyVendor, updateMyVendor]
