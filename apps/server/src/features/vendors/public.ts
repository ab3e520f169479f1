export { searchVendors } from './search.ts'
export { findVendor } from './store.ts'
