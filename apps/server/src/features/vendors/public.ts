export { findEnquiryView, nameOfSide } from './enquiries-store.ts'
export { IS_PUBLIC, searchVendors } from './search.ts'
export { findVendor } from './store.ts'
