export { findTies } from './store.ts'
