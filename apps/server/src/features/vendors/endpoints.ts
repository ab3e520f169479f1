import type { Deps } from '../../deps.ts'
import type { ServedEndpoint } from '../../platform/http/handle.ts'
import { addVendorPicture } from './add-vendor-picture.ts'
import { addVendorToEvent } from './add-vendor-to-event.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { askVendor } from './ask-vendor.ts'
import { createVendor } from './create-vendor.ts'
import { getEnquiry } from './get-enquiry.ts'
import { getMyVendor } from './get-my-vendor.ts'
import { getVendor } from './get-vendor.ts'
import { listEnquiries } from './list-enquiries.ts'
import { listEventVendors } from './list-event-vendors.ts'
import { listVendors } from './list-vendors.ts'
import { publishMyVendor } from './publish-my-vendor.ts'
import { readEnquiry } from './read-enquiry.ts'
import { removeVendorFromEvent } from './remove-vendor-from-event.ts'
import { removeVendorPicture } from './remove-vendor-picture.ts'
import { reportVendor } from './report-vendor.ts'
import { shareEmail } from './share-email.ts'
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
  askVendor,
  listEnquiries,
  getEnquiry,
  answerEnquiry,
  readEnquiry,
  shareEmail,
  addVendorToEvent,
  removeVendorFromEvent,
  listEventVendors,
  reportVendor,
]
