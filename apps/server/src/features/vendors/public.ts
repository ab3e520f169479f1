export { findVendor } from './store.ts'
