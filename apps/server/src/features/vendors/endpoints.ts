import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { addVendorPicture } from './add-vendor-picture.ts'
import { createVendor } from './create-vendor.ts'
import { getMyVendor } from './get-my-vendor.ts'
import { getVendor } from './get-vendor.ts'
import { listVendors } from './list-vendors.ts'
import { publishMyVendor } from './publish-my-vendor.ts'
import { removeVendorPicture } from './remove-vendor-picture.ts'
import { unpublishMyVendor } from './unpublish-my-vendor.ts'
import { updateMyVendor } from './update-my-vendor.ts'

export const vendorsEndpoints: ServedEndpoint<Deps>[] = [
  listVendors,
  getVendor,
  createVendor,
  getMyVendor,
  updateMyVendor,
  publishMyVendor,
  unpublishMyVendor,
  addVendorPicture,
  removeVendorPicture,
]
