import { getVendor as endpoint } from '@turnout/contract/vendors'
import { isVendorPublic } from '@turnout/rules/vendor'
import { handle } from '../../handle.ts'
import { pageOf, presentPage } from './present.ts'
import { findPictures, findVendor } from './store.ts'

export const getVendor = handle(endpoint, async ({ params, refuse }, { sql }) => {
  const vendor = await findVendor(sql, params.vendorId)
  if (!vendor || !isVendorPublic(pageOf(vendor))) return refuse('vendor-gone')
  return presentPage(vendor, await findPictures(sql, vendor.ownerId))
})
